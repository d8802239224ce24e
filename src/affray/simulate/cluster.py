"""Many machines: fights are played wherever a Ray cluster has room. Needs `pip install 'affray[cluster]'`."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Any

from .crews import AHEAD, Done, Task, perform


class NoCluster(RuntimeError):
    """There is no Ray here, or no cluster at that address."""


class Cluster:
    """A Ray cluster: at an address, `auto` for the one of this machine, empty for one that is started for this run.

    What a machine that has gone was to do, another does again; a fight depends on its seed alone, so nothing changes.
    """

    def __init__(self, address: str = "") -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise NoCluster("pip install 'affray[cluster]'") from None
        self._ray: Any = ray
        self._mine = not ray.is_initialized()
        if self._mine:
            try:
                quietly: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
                # Without an address Ray would join whatever cluster was started here last.
                own = {"address": "local", "include_dashboard": False}
                ray.init(**quietly, **(own if address in ("", "local") else {"address": address}))
            except Exception as error:
                raise NoCluster(f"{type(error).__name__}: {error}") from error
        self._perform = ray.remote(max_retries=-1)(perform)
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))  # how many can be at work at once

    def map(self, tasks: Iterable[Task]) -> Iterator[Done]:
        waiting: deque[Any] = deque()
        try:
            for task in tasks:
                waiting.append(self._perform.remote(task))
                if len(waiting) >= AHEAD * self.size:
                    yield self._ray.get(waiting.popleft())
            while waiting:
                yield self._ray.get(waiting.popleft())
        finally:
            for each in waiting:
                self._ray.cancel(each, force=False)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._mine:
            self._ray.shutdown()
