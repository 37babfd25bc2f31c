/**
 * Keeps every file of the page in the browser, so that it opens without a network: whole versions, never a mixture.
 * A newer version waits until the reader asks for it, or until the last page of the older one is closed.
 */
declare const self: ServiceWorkerGlobalScope;

/** What the build wrote in (`scripts/service-worker.ts`): addresses relative to this file; `./` is the page. */
declare const __KEPT__: { readonly version: string; readonly files: readonly string[] };

const { version, files } = __KEPT__;
const { scope } = self.registration;
/** Storage belongs to the whole origin, where other pages, and other copies of this one, may lie. */
const PREFIX = `layerscope ${scope} `;
const CACHE = PREFIX + version;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event.request));
});

/** All or nothing: where one file does not come, this version is not installed, and the browser tries again later. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(files.map(async (file) => cache.put(file, await fileOf(file))));
}

/** Files in `assets` are named by their content: one of that name that is kept already is the same. */
async function fileOf(file: string): Promise<Response> {
  const named = file.startsWith('assets/');
  const response =
    (named && (await caches.match(file))) || (await fetch(file, { cache: named ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if (file === './') await checkVersion(response.clone());
  return response.redirected ? new Response(response.body, response) : response; // browsers refuse a page that was redirected
}

/** While a version is being published, a host may still give the page of the one before. */
async function checkVersion(page: Response): Promise<void> {
  const named = (await page.text()).match(/assets\/[^"]+/g) ?? [];
  const other = named.find((file) => !files.includes(file));
  if (other !== undefined) throw new Error(`the page is of another version, which has ${other}`);
}

/**
 * From now on this version answers, also the page of the first visit. Pages that are open go on with the version that
 * they began with and may still ask for its files, so older ones are only removed once at most one page is there:
 * the one that asked to be reloaded.
 */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** This version's file, else an older one's, else what the network says. */
async function answer(request: Request): Promise<Response> {
  const address = addressOf(request.url);
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(address, ANY)) ?? (await caches.match(address, ANY));
  return kept ?? fetch(request);
}
const ANY: CacheQueryOptions = { ignoreVary: true }; // what a server says about its own answers does not matter here

/** The page is one document whatever its address asks for (`?embed`, `?lang=`), by its folder or by its name. */
function addressOf(url: string): string {
  const address = new URL(url);
  address.search = '';
  address.hash = '';
  return address.href === `${scope}index.html` ? scope : address.href;
}

export {};
