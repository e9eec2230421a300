/*
 * The pages of riders without a connection: what the pages put into the cache themselves is
 * answered from there.
 */

const CACHE = 'riders-of-mostrador'

/** How long a page is waited for before the kept one is shown, in milliseconds. */
const PATIENCE_MS = 5000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The server's page, else the kept one, else the failure as it is. */
async function answerPage(request) {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreSearch: true, ignoreVary: true })
  if (!kept) return fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept))
  return Promise.race([fetch(request).catch(() => kept), late])
}

/** A file with a digest in its name never changes. */
async function answerFile(request) {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true })
  return kept ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(request))
  else if (/^\/(?:assets|files)\//.test(pathname)) event.respondWith(answerFile(request))
})
