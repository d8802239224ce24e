"""Who plays many fights: this process, several of them, or many machines. Results come back in the order of the tasks.

A task is a function of what is ready and its arguments; settings travel as bytes and are made ready once wherever they
arrive. So whoever plays a fight, it is the same fight, and figures that are put together in order are the same.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from types import TracebackType
from typing import Any, Protocol

from .settings import Ready, Setting

KEPT = 8
"""So many settings a process keeps ready."""

AHEAD = 3
"""So many tasks for each worker are under way or wait."""

_ready: OrderedDict[bytes, tuple[Ready, ...]] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Task:
    """Something to be done with settings that are ready: `work(ready, *given)`."""

    settings: bytes
    work: Callable[..., Any]
    given: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a task, and how many seconds it took."""

    value: Any
    seconds: float


def packed(settings: Sequence[Setting]) -> bytes:
    """Settings as they travel."""
    return pickle.dumps(tuple(settings))


def perform(task: Task) -> Done:
    """Do it here."""
    begun = perf_counter()
    found = _ready.get(task.settings)
    if found is None:
        found = tuple([each.ready() for each in pickle.loads(task.settings)])
        _ready[task.settings] = found
        while len(_ready) > KEPT:
            _ready.popitem(last=False)
    return Done(task.work(found, *task.given), perf_counter() - begun)


class Crew(Protocol):
    """Whoever does tasks."""

    size: int

    def map(self, tasks: Iterable[Task]) -> Iterator[Done]:
        """Do the tasks, which are asked for one by one as there is somebody to do them; in their order."""

    def __enter__(self) -> Crew: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Alone:
    """This process does everything itself."""

    size = 1

    def map(self, tasks: Iterable[Task]) -> Iterator[Done]:
        return map(perform, tasks)

    def __enter__(self) -> Alone:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass


class Processes:
    """Several processes of this machine, each started afresh."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool = ProcessPoolExecutor(size, get_context("spawn"), initializer=leave_interrupts)

    def map(self, tasks: Iterable[Task]) -> Iterator[Done]:
        waiting: deque[Future[Done]] = deque()
        try:
            for task in tasks:
                with interrupts_put_off():  # it may start a process
                    waiting.append(self._pool.submit(perform, task))
                if len(waiting) >= AHEAD * self.size:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for each in waiting:
                each.cancel()

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(KeyboardInterrupt), interrupts_put_off():  # it is ending already
            self._pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for whoever started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def interrupts_put_off() -> Iterator[None]:
    """Ctrl-C counts only afterwards: in the middle of its work the pool would lose a process and wait for it for ever.

    A terminal sends it to every process at once. One that is started meanwhile does not hear it from its first moment
    on: it would die with a traceback while it still reads its modules, long before it could choose to ignore it.
    """
    came = list[bool]()
    here = threading.current_thread() is threading.main_thread()  # nobody else is interrupted
    before = signal.signal(signal.SIGINT, lambda *_: came.append(True)) if here else None
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if hasattr(signal, "pthread_sigmask") else None
    try:
        yield
    finally:
        if mask is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        if here:
            signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew(workers: int = 1, ray: str | None = None) -> Crew:
    """So many processes, 0 for as many as there are processors; or a Ray cluster by its address."""
    if ray is not None:
        from .cluster import Cluster

        return Cluster(ray)
    count = cores() if workers == 0 else workers
    return Alone() if count == 1 else Processes(count)
