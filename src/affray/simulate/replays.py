"""The page of an analysed fight: the replay beside the curve of its chances, in one file without any other host."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from affray.core.fight import Fight as Engine
from affray.core.journal import Journal
from affray.core.script import Choose, Option, Pick, Reply, Roll, Thrown
from affray.text import Speaker

from .analyse import Analysis, Stretch
from .charts import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, Point, curve
from .pages import named_result, page, percent, section, table
from .settings import Ready

WIDE = 960
ENOUGH = 50
"""With fewer fights from every moment the numbers are rough."""


Wording = Callable[[Speaker, Pick, Option, Mapping[str, str]], str]
"""An answer in the words in which people read answers elsewhere."""


@dataclass(frozen=True)
class Scene:
    """What a replay shows at a moment: the battlefield, who is in which shape, what was told since the last, and by
    what it came about.
    """

    drawing: str
    lines: tuple[str, ...]
    title: str = ""


def scenes(ready: Ready, found: Analysis, speaker: Speaker, wording: Wording) -> list[Scene]:
    """Every moment of the fight, from the start on."""
    fight: Engine[Any] = Engine(ready.game, ready.start, Journal(), recording=True)
    shown = [scene(ready, fight, speaker, 0)]
    for stretch in found.stretches:
        told, title = len(fight.scene.events), ""
        for reply in ready.replies[stretch.first : stretch.last]:
            title = title_of(stretch, worded(fight, reply, ready, speaker, wording), ready, speaker)
            fight.give(reply)
        shown.append(scene(ready, fight, speaker, told, title))
    return shown


def worded(fight: Engine[Any], reply: Reply, ready: Ready, speaker: Speaker, wording: Wording) -> str:
    """A reply to what is asked now, in words."""
    asked = fight.asked(getattr(reply, "who", ""))
    if isinstance(reply, Thrown):
        coins = ["coin-T", "coin-H"] if isinstance(asked, Roll) and asked.sides == 2 else []
        return " ".join(speaker.say(coins[each - 1]) if coins else str(each) for each in reply.dice)
    if not isinstance(reply, Pick) or not isinstance(asked, Choose) or (option := asked.option(reply.do)) is None:
        return ""
    return wording(speaker, reply, option, ready.game.names(fight.state))


def scene(ready: Ready, fight: Engine[Any], speaker: Speaker, told: int, title: str = "") -> Scene:
    names = ready.game.names(fight.state)
    lines = [speaker.event(event, names) for event in fight.scene.events[told:]]
    people = ready.game.standings(fight.state)
    rows = [
        f"{speaker.name(each.id, names)}  {'/'.join(map(str, each.health))}  {speaker.name(each.status)}"
        for each in people
    ]
    drawing = "\n".join([*ready.game.draw(fight.state).splitlines(), "", *rows])
    return Scene(drawing, tuple([line for line in lines if line]), title)


def signed(part: float, speaker: Speaker) -> str:
    """A change in hundredths, with its sign."""
    return f"{'−' if part < 0 else '+'}{percent(abs(part), speaker)}"


def who(id: str, ready: Ready, speaker: Speaker) -> str:
    return speaker.name(id, ready.game.names(ready.state))


def title_of(stretch: Stretch, words: str, ready: Ready, speaker: Speaker) -> str:
    """What a stretch was, in words: somebody's dice, or what he chose."""
    kind = {"luck": "sim-dice-of", "choice": "sim-choice-of"}.get(stretch.kind, "sim-decree")
    return speaker.say(kind, who=who(stretch.who, ready, speaker), words=words)


def credit_head(speaker: Speaker) -> list[str]:
    say = speaker.say
    return [say("sim-column-who"), say("sim-column-luck"), say("sim-column-choices"), say("sim-column-missed")]


def credit_rows(found: Analysis, ready: Ready, speaker: Speaker) -> list[list[str]]:
    """Luck and decisions of everybody, told apart."""
    return [
        [
            who(id, ready, speaker), signed(credit.luck, speaker), signed(credit.choices, speaker),
            percent(credit.missed, speaker),
        ]
        for id, credit in found.credits().items()
    ]  # fmt: skip


def told_in(scene: Scene) -> Sequence[str]:
    """What the log says of a moment: what happened; where nothing is told, what was answered."""
    return scene.lines or [line for line in (scene.title,) if line]


def turning_rows(found: Analysis, speaker: Speaker, shown: Sequence[Scene]) -> list[list[str]]:
    """The turning points: what it was, what it changed, and what happened then."""
    rows = []
    for stretch in found.turning_points():
        scene = shown[found.stretches.index(stretch) + 1]
        change = f"{signed(stretch.change.value, speaker)} → {percent(stretch.chance.value, speaker)}"
        rows.append([change, scene.title, " ".join(scene.lines[:3])])
    return rows


def missed_rows(
    found: Analysis, ready: Ready, speaker: Speaker, shown: Sequence[Scene], wording: Wording
) -> list[list[str]]:
    """Choices to which a better answer was found that is hardly chance."""
    rows = []
    for stretch, scene in zip(found.stretches, shown[1:], strict=True):
        if stretch.missed is not None and stretch.missed.low > 0:
            fight = ready.before(stretch.last - 1)
            better = fight.read(stretch.who, stretch.better)
            told = stretch.better if isinstance(better, list) else worded(fight, better, ready, speaker, wording)
            rows.append([scene.title, told, signed(stretch.missed.value, speaker)])
    return rows


def heading(found: Analysis, ready: Ready, speaker: Speaker) -> str:
    return speaker.say(
        "sim-analysed", title=speaker.name(ready.title) or found.setting.name, count=str(found.fights),
        each=str(found.each), result=named_result(found.side, speaker, ready.sides),
    )  # fmt: skip


def warning(found: Analysis, speaker: Speaker) -> str:
    """That the numbers are rough, if they are."""
    if found.each >= ENOUGH:
        return ""
    more = -(-found.fights * ENOUGH // found.each // 1000) * 1000
    return speaker.say("sim-few", option="--budget", more=str(more))


def analysis_picture(found: Analysis, heading: str, width: int = WIDE) -> str:
    points = [Point(float(number), *chance) for number, chance in enumerate(found.curve)]
    marks = [float(found.stretches.index(each) + 1) for each in found.turning_points()]
    begun = {each.round: float(number) for number, each in reversed(list(enumerate(found.stretches)))}
    names = [(at, str(round)) for round, at in sorted(begun.items())]
    return curve(points, heading, width=width, marks=marks, names=names)


def analysis_page(found: Analysis, ready: Ready, speaker: Speaker, wording: Wording) -> str:
    """The whole page: pull the slider, press the arrow keys, click the curve or a line of the log."""
    say, shown = speaker.say, scenes(ready, found, speaker, wording)
    told = heading(found, ready, speaker)
    chances = [percent(chance.value, speaker) for chance in found.curve]
    log = [
        f'<li data-at="{number}"><b>{escape(chance)}</b> ' + "<br>".join(map(escape, told_in(each))) + "</li>"
        for number, (each, chance) in enumerate(zip(shown, chances, strict=True))
    ]
    data = [{"map": each.drawing, "chance": chance} for each, chance in zip(shown, chances, strict=True)]
    points, missed = turning_rows(found, speaker, shown), missed_rows(found, ready, speaker, shown, wording)
    body = [
        f"<h1>{escape(speaker.name(ready.title) or found.setting.name)}</h1>", f'<p class="about">{escape(told)}</p>',
        f"<p>{escape(warning(found, speaker))}</p>", f'<div id="curve">{analysis_picture(found, told)}</div>',
        f'<p><input id="at" type="range" min="0" max="{len(data) - 1}" value="0"',
        f' aria-label="{escape(say("sim-moment"))}"> <output id="chance"></output></p>',
        f'<div class="both"><pre id="map"></pre><ol id="log">{"".join(log)}</ol></div>',
        section(say("sim-heading-turning"), table(["", "", ""], points)) if points else "",
        section(say("sim-heading-credits"), table(credit_head(speaker), credit_rows(found, ready, speaker))),
        section(say("sim-heading-missed"), table(["", "", ""], missed)) if missed else "",
    ]  # fmt: skip
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    frame = json.dumps({"left": LEFT, "right": WIDE - RIGHT, "top": TOP, "bottom": HEIGHT - BOTTOM, "wide": WIDE})
    return page(told, body, speaker.lang, STYLE, f"const moments = {text}, frame = {frame};{SCRIPT}")


STYLE = """
body { max-width: 76rem; } #curve svg { width: 100%; cursor: crosshair; } #at { width: 80%; }
.both { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem; height: 34rem; }
#map { overflow: auto; margin: 0; font: 13px/1.15 ui-monospace, monospace; } #log { overflow: auto; margin: 0; }
#log li { cursor: pointer; padding: 0.1rem 0.3rem; } #log li.now { outline: 2px solid; }
@media (max-width: 50rem) { .both { grid-template-columns: 1fr; height: auto; } #log { max-height: 20rem; } }
"""

SCRIPT = """
const slider = document.getElementById("at"), map = document.getElementById("map");
const log = document.getElementById("log");
const picture = document.querySelector("#curve svg"), needle = document.createElementNS(picture.namespaceURI, "path");
needle.setAttribute("stroke", "currentColor"); needle.setAttribute("fill", "none"); picture.append(needle);
function show(at) {
  at = Math.max(0, Math.min(moments.length - 1, at));
  slider.value = at; map.textContent = moments[at].map;
  document.getElementById("chance").textContent = moments[at].chance;
  const x = frame.left + (frame.right - frame.left) * at / Math.max(1, moments.length - 1);
  needle.setAttribute("d", `M${x} ${frame.top}V${frame.bottom}`);
  for (const line of log.children) line.classList.toggle("now", line.dataset.at == at);
  const line = log.children[at]; log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 2;
}
slider.addEventListener("input", () => show(+slider.value));
log.addEventListener("click", event => { const line = event.target.closest("li"); if (line) show(+line.dataset.at); });
picture.addEventListener("click", event => {
  const box = picture.getBoundingClientRect(), x = (event.clientX - box.left) * frame.wide / box.width;
  show(Math.round((x - frame.left) / (frame.right - frame.left) * (moments.length - 1)));
});
document.addEventListener("keydown", event => {
  if (event.target === slider) return;
  if (event.key === "ArrowRight") show(+slider.value + 1);
  if (event.key === "ArrowLeft") show(+slider.value - 1);
});
show(0);
"""
