// The shell of the app, kept for when the server cannot be reached: then the page itself says so and tries again.
// The server comes first, always: what is kept is never shown while the server answers, whatever it answers.
const KEPT = "affray-shell";
const SHELL = "/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(SHELL, { cache: "no-store" }).then(keepShell).catch(() => undefined));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(part(request));
});

/** A page of the app: the same file whatever the address. What stands behind # never comes here. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) event.waitUntil(keepShell(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

/** A part of the app: its name changes with its content, so that one which is kept is the right one. */
async function part(request) {
  const shelf = await caches.open(KEPT);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** Keep the page with its parts, and throw away those of an earlier version. */
async function keepShell(answer) {
  if (!answer.ok) return;
  const shelf = await caches.open(KEPT);
  const text = await answer.clone().text();
  const parts = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map((each) => each[1]);
  const before = await (await shelf.match(SHELL))?.text();
  await Promise.all(parts.map(async (each) => (await shelf.match(each)) || shelf.add(each)));
  await shelf.put(SHELL, new Response(text, { headers: answer.headers }));
  if (before === text) return;
  for (const each of await shelf.keys()) {
    const { pathname } = new URL(each.url);
    if (pathname !== SHELL && !parts.includes(pathname)) await shelf.delete(each);
  }
}
