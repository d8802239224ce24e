// What is asked over HTTP before a fight.
import type { Battlefield, Body } from "./messages";

export interface Game {
  id: string;
  title: string;
}
export interface Sample {
  game: string;
  name: string;
  title: string;
  /** What it is about; empty if its game does not say. */
  about: string;
}
/** What a sample looks like before it begins. */
export interface Preview {
  battlefield: Battlefield;
  sides: { id: string; name: string; count: number }[];
  bodies: { side: string; body: Body }[];
}
export interface Made {
  table: string;
  title: string;
  seats: { role: string; token: string }[];
}

/** How a table stands, as the seat that asks may know it. */
export interface Stands {
  title: string;
  round: number;
  unit: string;
  count: number | null;
  acts: string | null;
  waits: string[];
  over: string;
  result: string;
  /** By role: how many are here besides; only the game master is told. */
  here: Record<string, number> | null;
  /** Seconds since 1970; null if it is not known, or not told to players. */
  saved: number | null;
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly problems: { text: string }[] = [],
  ) {
    super(error);
  }
}

export async function get<T>(path: string, token = ""): Promise<T> {
  return told<T>(await fetch(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {}));
}
export async function post<T>(path: string, body: unknown): Promise<T> {
  return told<T>(await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));
}
/** Lay something down; nothing is told. */
export async function write(path: string, body: unknown): Promise<void> {
  await accepted(await fetch(path, { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));
}
export async function text(path: string): Promise<string> {
  return (await accepted(await fetch(path))).text();
}
/** The lines of an answer, as they come. */
export async function* read(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<string> {
  const answer = await accepted(
    await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), signal }),
  );
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = lines.pop() ?? "";
    yield* lines.filter(Boolean);
    if (done) return;
  }
}
async function told<T>(answer: Response): Promise<T> {
  return (await (await accepted(answer)).json()) as T;
}
async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const trouble = (await answer.json().catch(() => null)) as { detail?: { error?: string; problems?: { text: string }[] } } | null;
  throw new Refused(answer.status, trouble?.detail?.error ?? String(answer.status), trouble?.detail?.problems);
}
