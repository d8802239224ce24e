"""Games are found through the entry point, so that a third party can ship one."""

from __future__ import annotations

from pathlib import Path

import pytest

from affray.rulesets import find, games


@pytest.fixture
def third_party(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed distribution that ships a game, as an installer would leave it behind."""
    (tmp_path / "arena_of_others.py").write_text("GAME = 'the arena'\n")
    info = tmp_path / "arena-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: arena\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[affray.rulesets]\narena = arena_of_others:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)


def test_a_game_that_comes_with_the_engine_is_found_by_its_name() -> None:
    name = games()[0]
    game = find(name)
    assert game.name == name
    assert game.package.endswith(name)


def test_an_unknown_game_is_refused_with_those_that_are_installed() -> None:
    with pytest.raises(LookupError, match="'parlour'; installed: ") as failed:
        find("parlour")
    assert all(name in str(failed.value) for name in games())


@pytest.mark.usefixtures("third_party")
def test_a_game_of_somebody_else_is_found_once_it_is_installed() -> None:
    assert "arena" in games()
    assert games() == sorted(games())
    assert find("arena") == "the arena"
