"""Pictures as PNG: what is drawn as SVG is there dot by dot, on white, with its letters."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest

from affray import open as open_fight
from affray.simulate import png
from affray.simulate.charts import COLOURS, HEIGHT, WIDTH, shares
from affray.text import Speaker
from tests.cli.commandline import LANGUAGES, affray

QUICK = ("--seed", "7", "--open", "--workers", "1")
BLACK, WHITE, BLUE = (0, 0, 0), (255, 255, 255), (0x2F, 0x6D, 0xB3)

Dots = list[list[tuple[int, ...]]]


def dots(data: bytes) -> Dots:
    """Every row of a PNG picture with its colours (eight bits, not interlaced)."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    place, packed, head = 8, b"", b""
    while place < len(data):
        size, kind = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + size]
        assert struct.unpack(">I", data[place + 8 + size : place + 12 + size])[0] == zlib.crc32(kind + body)
        head = body if kind == b"IHDR" else head
        packed += body if kind == b"IDAT" else b""
        place += 12 + size
    width, height, depth, colours, *_, interlaced = struct.unpack(">IIBBBBB", head)
    assert (depth, interlaced) == (8, 0)
    each = {2: 3, 6: 4}[colours]
    raw, before, rows = zlib.decompress(packed), [0] * width * each, []
    for start in range(0, height * (width * each + 1), width * each + 1):
        row = list(raw[start + 1 : start + 1 + width * each])
        for index in range(len(row)):
            left, corner = (row[index - each], before[index - each]) if index >= each else (0, 0)
            up = before[index]
            near = min((left, up, corner), key=lambda value, sum=left + up - corner: abs(sum - value))  # type: ignore[misc]
            row[index] = (row[index] + (0, left, up, (left + up) // 2, near)[raw[start]]) % 256
        rows.append([tuple(row[index : index + 3]) for index in range(0, len(row), each)])
        before = row
    return rows


def count(rows: Dots, colour: tuple[int, ...]) -> int:
    return sum(row.count(colour) for row in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_is_written_dot_by_dot_with_its_words(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "chances.png"
    seen = affray("simulate", "dry_ford", "-n", "6", *QUICK, "--png", str(path), "--lang", lang)
    assert seen.code == 0
    assert Speaker(lang).say("cli-saved", file=str(path)) in seen.err
    rows = dots(path.read_bytes())
    assert (len(rows[0]), len(rows)) == (WIDTH * png.ZOOM, (34 * 2 + 34) * png.ZOOM)
    assert count(rows, WHITE) > len(rows) * len(rows[0]) / 2
    blue = tuple(round(0.85 * part + 0.15 * 255) for part in BLUE)
    assert any(max(abs(a - b) for a, b in zip(dot, blue, strict=True)) <= 1 for row in rows for dot in row)
    words = [row[: 160 * png.ZOOM] for row in rows[: 34 * 2 * png.ZOOM]]
    assert (count(words, BLACK) > 50) == png.letters()
    assert (Speaker(lang).say("sim-no-letters") in seen.err) != png.letters()


def test_words_in_every_alphabet_are_drawn() -> None:
    if not png.letters():
        pytest.skip("there is no font here")
    drawn = {name: png.painted(shares([(name, 0.5, 0.4, 0.6)], "", str)) for name in ("", "Raiders", "Рейдери", "Їжак")}
    assert len(set(drawn.values())) == len(drawn)


@pytest.mark.parametrize(
    "words",
    [
        ("compare", "dry_ford", "dry_ford", "--players-b", "a=random", "-n", "4"),
        ("sweep", "dry_ford", "--vary", "levy.count=1..3", "-n", "4"),
        ("balance", "dry_ford", "--vary", "levy.count=1..4", "--target", "0.5", "-n", "4"),
        ("analyse", "", "--budget", "40"),
    ],
    ids=lambda words: words[0],
)
def test_every_command_with_a_picture_writes_it(tmp_path: Path, words: tuple[str, ...]) -> None:
    journal, path = tmp_path / "fight.jsonl", tmp_path / "picture.png"
    fight = open_fight("dry_ford", seed=7)
    fight.play_out()
    fight.save(journal)
    seen = affray(*(each or f"{journal}:6" for each in words), *QUICK, "--png", str(path))
    assert str(path) in seen.err
    rows = dots(path.read_bytes())
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len(rows[0]) >= WIDTH * png.ZOOM
    if words[0] in ("sweep", "balance"):
        assert (len(rows[0]), len(rows)) == (WIDTH * png.ZOOM, HEIGHT * png.ZOOM)
        assert COLOURS[0] == "#2f6db3"
        assert count(rows, BLUE) > 500, "the curve"
    assert len({dot for row in rows for dot in row}) > 10


def test_a_machine_without_fonts_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    painter = png.painter()

    class Fontless:
        @staticmethod
        def svg_to_bytes(**wishes: object) -> bytes:
            return bytes(painter.svg_to_bytes(**wishes, skip_system_fonts=True))

    monkeypatch.setattr(png, "painter", lambda: Fontless)
    seen = affray("simulate", "dry_ford", "-n", "2", *QUICK, "--png", str(tmp_path / "a.png"))
    assert (seen.code, png.letters()) == (0, False)
    assert Speaker("en").say("sim-no-letters") in seen.err
