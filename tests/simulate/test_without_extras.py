"""What needs an extra says so where the extra is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from affray.simulate import NoCluster, crew
from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, affray


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    seen = affray("simulate", "dry_ford", "--ray", "--lang", lang)
    assert (seen.code, seen.out) == (2, "")
    assert seen.err == Speaker(lang).say("sim-no-cluster", why="pip install 'affray[cluster]'") + "\n"
    with pytest.raises(NoCluster, match=r"affray\[cluster\]"):
        crew(ray="")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_painter_the_extra_is_named_before_the_first_fight(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    path = tmp_path / "chances.png"
    seen = affray("simulate", "dry_ford", "-n", "100000000", "--png", str(path), "--lang", lang)
    assert (seen.code, seen.out, path.exists()) == (2, "", False)
    assert seen.err == Speaker(lang).say("sim-no-painter", why="pip install 'affray[png]'") + "\n"
