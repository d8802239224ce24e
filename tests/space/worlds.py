"""Random small maps, and sets of places on them."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.space.slow import Place, World

SIDE = 7


@st.composite
def worlds(draw: st.DrawFn, weights: bool = True, edges: bool = True, ways: int | None = None) -> World:
    """A map with some walls, wall edges and heavy ground."""
    width = draw(st.integers(1, SIDE))
    height = draw(st.integers(1, SIDE))
    places = [(x, y) for y in range(height) for x in range(width)]
    kind = st.sampled_from("....##~3" if weights else "....##")
    kinds = draw(st.lists(kind, min_size=len(places), max_size=len(places)))
    pairs = [((x, y), (x + 1, y)) for x, y in places if x + 1 < width]
    pairs += [((x, y), (x, y + 1)) for x, y in places if y + 1 < height]
    walls = draw(st.sets(st.sampled_from(pairs), max_size=6)) if edges and pairs else set()
    return World(
        width,
        height,
        {place for place, kind in zip(places, kinds, strict=True) if kind == "#"},
        {frozenset(pair) for pair in walls},
        {place: 2 if kind == "~" else 3 for place, kind in zip(places, kinds, strict=True) if kind in "~3"},
        draw(st.integers(0, 2)) if ways is None else ways,
    )


def places(world: World) -> st.SearchStrategy[Place]:
    """Any square of a map."""
    return st.sampled_from(world.places())


def some(world: World, most: int = 4) -> st.SearchStrategy[set[Place]]:
    """A few squares of a map."""
    return st.sets(places(world), max_size=most)
