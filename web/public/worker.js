// Without a network a page says so; everything else goes its way, and nothing of /api is ever kept.
const CACHE = "gladsheim-offline-2";
const HOME = new URL("static/client/", self.registration.scope).href;
const PAGE = new URL("offline.html", HOME).href;
const PARTS = ["offline.css", "icon.svg", "hearth.svg"].map((name) => new URL(name, HOME).href);

self.addEventListener("install", (event) => {
  event.waitUntil(store().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(fetch(event.request).catch(offline));
  else if (PARTS.includes(url)) event.respondWith(fetch(event.request).catch(() => caches.match(url)));
});

async function store() {
  const cache = await caches.open(CACHE);
  await cache.addAll(PARTS.map((url) => new Request(url, { cache: "reload" })));
  const answer = await fetch(PAGE, { cache: "reload" });
  // The page stands in for others at any depth, so its links name their whole address.
  const html = (await answer.text()).replaceAll('"./', `"${HOME}`);
  const headers = { "content-type": "text/html; charset=utf-8" };
  const policy = answer.headers.get("content-security-policy");
  if (policy) headers["content-security-policy"] = policy;
  await cache.put(PAGE, new Response(html, { headers }));
}

async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith("gladsheim-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function offline() {
  return (await caches.match(PAGE)) ?? Response.error();
}
