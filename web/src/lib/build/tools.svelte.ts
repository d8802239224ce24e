// What the pointer does on the map: places people, paints or erases; and how a painted thing is written.
import type { Brush } from "./ground";
import { KINDS, type Layout } from "./layout";

export type Tool = "place" | "paint" | "erase";

export class Tools {
  tool = $state<Tool>("place");
  brush = $state.raw<Brush>({ list: "", kind: "wall" });
  /** Painting edges between squares instead of squares. */
  edges = $state(false);
  /** Kinds that this fight has of its own. */
  more = $state.raw<string[]>([]);

  take(brush: Brush): void {
    this.brush = brush;
    this.tool = "paint";
    if (brush.list) this.edges = false;
  }
  /** All brushes in their order. */
  brushes(layout: Layout, used: string[]): Brush[] {
    const kinds = layout.features ? [...new Set([...KINDS, ...used, ...this.more])].filter(Boolean) : [];
    return [...kinds.map((kind) => ({ list: "", kind })), ...layout.lists.map((list) => ({ list, kind: "" }))];
  }
  /** A tool by its digit: 1 places, 2 to 8 are the first brushes, 9 changes between squares and edges, 0 erases. */
  digit(n: number, brushes: Brush[], edges: boolean): boolean {
    if (n === 1) this.tool = "place";
    else if (n === 0) this.tool = "erase";
    else if (n === 9 && edges) this.edges = !this.edges;
    else if (brushes[n - 2]) this.take(brushes[n - 2]!);
    else return false;
    return true;
  }
}
