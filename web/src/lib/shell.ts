// The app as something installed: its service worker, and that an old page does not outlive an upgrade of the server.

/** Only where the browser allows it: under https, or on the machine of the server itself. */
export function install(): void {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

const parts = (html: string): string =>
  [...html.matchAll(/"(\/assets\/[^"]+)"/g)]
    .map((each) => each[1])
    .sort()
    .join();

/** Whether the server offers another page than this one; false if that cannot be learned. */
export async function outdated(): Promise<boolean> {
  const own = [...document.querySelectorAll("head script[src], head link[rel=stylesheet]")];
  const here = own
    .map((each) => new URL((each as HTMLScriptElement).src || (each as HTMLLinkElement).href).pathname)
    .filter((each) => each.startsWith("/assets/"))
    .sort()
    .join();
  const offered = await fetch("/", { cache: "no-store" })
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
  return !!here && !!offered && parts(offered) !== here;
}
