"""`--ray`: fights on a real cluster of several nodes are the same fights, also when a node is killed in the middle."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from affray.cli.simulate import hands, read_wishes
from affray.cli.terminal import process_terminal
from affray.simulate import crew, simulate
from affray.simulate.figures import Figures
from tests.cli.commandline import affray

ray = pytest.importorskip("ray", reason="the extra `cluster` is not installed")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head without any room for work, and two nodes beside it."""
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    found.add_node(num_cpus=1)
    found.add_node(num_cpus=1)
    found.wait_for_nodes()
    yield found
    found.shutdown()


def test_fights_on_a_cluster_are_the_same_also_when_a_node_is_killed(nodes: Any) -> None:
    alone = simulate("dry_ford", 150, seed=3, open=True)
    killed: list[int] = []

    def kill(figures: Figures, most: int) -> None:
        if not killed and figures.count >= 20:
            killed.append(figures.count)
            nodes.remove_node(next(iter(nodes.worker_nodes)), allow_graceful=False)

    with crew(ray=nodes.address) as hands:
        assert hands.size == 2
        found = simulate("dry_ford", 150, seed=3, open=True, progress=kill, with_crew=hands)
    assert killed
    assert found.to_json() == alone.to_json()


def test_without_an_address_a_cluster_is_started_beside_the_one_that_runs(nodes: Any) -> None:
    with crew(ray=""):
        assert ray.get_runtime_context().gcs_address != nodes.address


def test_what_a_cluster_says_of_itself_is_no_part_of_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    terminal = process_terminal("en")
    with hands(terminal, read_wishes(terminal, ray="")):
        print("(raylet) a node has died")
    seen = capsys.readouterr()
    assert (seen.out, seen.err) == ("", "(raylet) a node has died\n")


def test_the_command_can_play_on_a_cluster_of_its_own() -> None:
    args = ("simulate", "dry_ford", "-n", "12", "--seed", "3", "--open", "--json")
    here, there = affray(*args, "--workers", "1"), affray(*args, "--ray")
    assert there.code == 0, there.err
    assert json.loads(there.out) == json.loads(here.out)
