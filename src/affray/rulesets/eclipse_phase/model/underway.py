"""Acts under way: what must stay true for them, and from when on nothing calls them back (EP-INTR-9, EP-INTR-10)."""

from __future__ import annotations

from functools import partial

from affray.core.acts import underway
from affray.core.scene import Scene

from .stats import ACTIVE, Combat, can_act


def always() -> bool:
    return True


def is_there(combat: Combat, *names: str) -> bool:
    """Whether anybody of these is still in the fight."""
    return any(combat.fighters[name].status == ACTIVE for name in names)


def is_able(combat: Combat, who: str) -> bool:
    return can_act(combat.fighters[who])


def present(scene: Scene[Combat], *names: str) -> underway:
    """What lasts while any of them is in the fight: dice and checks for whoever is gone are not thrown."""
    return underway(scene, partial(is_there, scene.state, *names))


def able(scene: Scene[Combat], who: str) -> underway:
    """What lasts while somebody can act."""
    return underway(scene, partial(is_able, scene.state, who))


def past_recall(scene: Scene[Combat]) -> None:
    """The shot is fired, the step is taken: what follows no longer depends on whoever did it."""
    for act in scene.acts:
        act.holds = always
