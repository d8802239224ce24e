// What a device does besides showing the page: it stays awake, it shakes, it notices that it was away.
import type { Table } from "./table.svelte";

const SHAKE = [120, 80, 120];

/** Keep the screen on while the page is seen; returns how to stop. Browsers offer it under https and to their own machine. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async () => {
    if (over || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    const got = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (over) void got?.release();
    else lock = got;
  };
  void hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}

/** Look after the connection when the device comes back from sleep, or leaves or finds a network; returns how to stop. A
 * server on the same machine is heard without any network: only its silence counts. */
export function comeBack(table: Table): () => void {
  const back = () => document.visibilityState === "visible" && table.lookAfter();
  document.addEventListener("visibilitychange", back);
  addEventListener("online", back);
  addEventListener("offline", back);
  return () => {
    document.removeEventListener("visibilitychange", back);
    removeEventListener("online", back);
    removeEventListener("offline", back);
  };
}

export const canShake = (): boolean => "vibrate" in navigator;
export const shake = (): void => void navigator.vibrate?.(SHAKE);
