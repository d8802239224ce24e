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

export class Refused extends Error {
  constructor(readonly status: number, readonly error: string) {
    super(error);
  }
}

export async function get<T>(path: string, token = ""): Promise<T> {
  return told<T>(await fetch(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {}));
}
export async function post<T>(path: string, body: unknown): Promise<T> {
  return told<T>(await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));
}
async function told<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T;
  const trouble = (await answer.json().catch(() => null)) as { detail?: { error?: string } } | null;
  throw new Refused(answer.status, trouble?.detail?.error ?? String(answer.status));
}
