"""What the game master may set of the scene and of the table: cover, ways, fires, light, the turn, Threat (D-22)."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from affray.core.fields import Field, words
from affray.core.refusals import Value
from affray.core.scene import Scene
from affray.rulesets.settings import Setting, whole, yes_or_no

from ..model.kinds import COVER_LEVELS, Feature, Light, Ways
from ..model.stats import Combat


# -- the scene -------------------------------------------------------------------------------------
def feature_of(scene: Scene[Combat], name: str) -> Feature:
    return scene.state.features[name]


def put_level(scene: Scene[Combat], name: str, value: Value) -> None:
    scene.state.features[name] = replace(feature_of(scene, name), level=COVER_LEVELS.index(value))


def put_ways(scene: Scene[Combat], name: str, value: Value) -> None:
    scene.state.features[name] = replace(feature_of(scene, name), movement=value)


def put_burns(scene: Scene[Combat], name: str, value: Value) -> None:
    scene.state.features[name] = replace(feature_of(scene, name), burns=value)


def put_armor(scene: Scene[Combat], name: str, value: Value) -> None:
    scene.state.features[name] = replace(feature_of(scene, name), armor=max(0, min(100, value)))


def ways(scene: Scene[Combat], name: str) -> Field:
    return words(*get_args(Ways), optional=False)


FEATURE: tuple[Setting, ...] = (
    Setting(
        "level", lambda scene, name: words(*COVER_LEVELS, optional=False),
        lambda scene, name: COVER_LEVELS[feature_of(scene, name).level], put_level,
    ),
    Setting("movement", ways, lambda scene, name: feature_of(scene, name).movement, put_ways),
    Setting("burns", yes_or_no, lambda scene, name: feature_of(scene, name).burns, put_burns),
    Setting("armor", whole(0, 100), lambda scene, name: feature_of(scene, name).armor, put_armor),
)  # fmt: skip


# -- the table -------------------------------------------------------------------------------------
LIGHTS: dict[str, Light] = {str(each): each for each in get_args(Light)}


def lights(scene: Scene[Combat], name: str) -> Field:
    return words(*LIGHTS, optional=False)


def put_light(scene: Scene[Combat], name: str, value: Value) -> None:
    scene.state.light = LIGHTS[value]


def put_turn(scene: Scene[Combat], name: str, value: Value) -> None:
    scene.state.turn = max(1, min(scene.state.options.turn_limit, value))


def threat(group: str) -> Setting:
    def put_points(scene: Scene[Combat], name: str, value: Value) -> None:
        scene.state.threat[group] = max(0, min(100, value))

    def get(scene: Scene[Combat], name: str) -> Value:
        return scene.state.threat.get(group, 0)

    return Setting(f"threat_{group.replace('.', '_')}", whole(0, 100), get, put_points)


OF_TABLE: tuple[Setting, ...] = (
    Setting("turn", whole(1, 10_000), lambda scene, name: scene.state.turn, put_turn),
    Setting("light", lights, lambda scene, name: str(scene.state.light), put_light),
)  # fmt: skip
