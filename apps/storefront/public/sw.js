// Keeps the last menu of a shop for when there is no connection. It answers requests for immutable
// files (scripts, pictures, a menu by its hash) and for the documents of menus, which hold nothing
// personal. All others go to the network: no order, price or diner is ever answered from here.

const VERSION = '2'
const PREFIX = `mostrador-${VERSION}-`
/** Cache of scripts and styles: named by their digest, the same for every shop. */
const ASSETS = `${PREFIX}assets`
const PICTURES = `${PREFIX}pictures`
const MOST_TENANTS = 5
const MOST_ENTRIES = 200
/** A kept document is fetched again only to be kept once it is older than this. */
const FRESH_MS = 60_000
/** Time after which the kept menu is shown: on a dead connection a request hangs. */
const PATIENCE_MS = 7000

/** The alias in an address: each has a cache of its own for its documents and menus. */
const tenantOf = (address) => /^\/menu\/([a-z0-9-]+)/.exec(new URL(address).pathname)?.[1]
const cacheOf = (tenant) => `${PREFIX}menu-${tenant}`

/** Order modes as addresses write them, from the worker's own (`offline/service-worker.ts`). */
const MODES = new URL(self.location.href).searchParams.getAll('mode')

/** Whether the address is the page of a shop, or the menu of one of its modes. */
function isMenuDocument({ pathname }) {
  const [path, mode] = /^\/menu\/[a-z0-9-]+(?:\/([a-z-]+))?$/.exec(pathname) ?? []
  return path !== undefined && (mode === undefined || MODES.includes(mode))
}
const isAsset = ({ pathname }) => pathname.startsWith('/assets/')
const isPicture = ({ pathname }) => /^\/files\/[0-9a-f]{64}\/\d+\.webp$/.test(pathname)
/** Returns the alias of a menu requested by its hash; undefined for other addresses. */
const tenantOfMenu = ({ pathname, searchParams }) =>
  searchParams.has('hash') ? /^\/api\/diner\/([a-z0-9-]+)\/menu\//.exec(pathname)?.[1] : undefined

/** Returns the cache of an immutable file; undefined for everything else. */
function cacheOfUnchanging(url) {
  if (isAsset(url)) return ASSETS
  if (isPicture(url)) return PICTURES
  return tenantOfMenu(url) && cacheOf(tenantOfMenu(url))
}

/** Whether a response may be cached: a success of this origin, neither private nor no-store. */
const mayBeKept = (response) =>
  response.ok &&
  response.type === 'basic' &&
  // A browser refuses a redirected response as the answer to a navigation.
  !response.redirected &&
  !/private|no-store/.test(response.headers.get('cache-control') ?? '')

/** Caches a response, and deletes the oldest entries and the caches of the oldest shops. */
async function keep(name, request, response) {
  const cache = await caches.open(name)
  await cache.put(request, response)
  const entries = await cache.keys()
  await Promise.all(entries.slice(0, -MOST_ENTRIES).map((old) => cache.delete(old)))
  const isMenus = (one) => one.startsWith(`${PREFIX}menu-`)
  if (!isMenus(name)) return
  const others = (await caches.keys()).filter((one) => isMenus(one) && one !== name)
  await Promise.all(others.slice(0, -(MOST_TENANTS - 1)).map((old) => caches.delete(old)))
}

/**
 * Answers an immutable file from the cache, else from the network. `after` takes the writing to the
 * cache, so that no answer waits for it.
 */
async function keptFirst(name, request, after) {
  const known = await caches.match(request, { cacheName: name })
  if (known) return known
  const response = await fetch(request)
  if (mayBeKept(response)) after(keep(name, request, response.clone()).catch(() => undefined))
  return response
}

/**
 * Redirects from the first page of a shop, where an installed app starts, to the menu seen last:
 * without a connection no menu can be chosen there. The address of one menu never redirects.
 */
async function lastMenu(name, pathname) {
  if (!/^\/menu\/[a-z0-9-]+$/.test(pathname)) return undefined
  const kept = (await caches.has(name)) ? await (await caches.open(name)).keys() : []
  const last = kept
    .map(({ url }) => new URL(url))
    .findLast((url) => isMenuDocument(url) && url.pathname !== pathname)
  return last && Response.redirect(last.href)
}

/**
 * Marks a kept document as such for `offline/is-offline.ts`: a browser may report a connection over
 * which nothing arrives.
 */
async function marked(kept) {
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const html = await kept.text()
  return new Response(html.replace('<html', '<html data-kept=""'), { headers })
}

/** When documents were kept, as far as this worker remembers. */
const keptAt = new Map()

/** Fetches a menu, and keeps it for later. */
async function fromNetwork(name, request, after) {
  const response = await fetch(request)
  const { origin, pathname, search } = new URL(request.url)
  const address = origin + pathname
  if (search === '' && mayBeKept(response)) {
    after(
      keep(name, address, response.clone()).then(
        () => keptAt.set(address, Date.now()),
        () => undefined,
      ),
    )
  }
  return response
}

/** Returns the kept menu, or the redirect to the one seen last; undefined without either. */
async function asItWas(name, { origin, pathname }) {
  const elsewhere = await lastMenu(name, pathname)
  if (elsewhere) return elsewhere
  const known = await caches.match(origin + pathname, { cacheName: name })
  return known && marked(known)
}

/** Fetches a menu; if that fails or takes longer than `PATIENCE_MS`, returns the kept one. */
async function networkFirst(name, request, after) {
  const url = new URL(request.url)
  const now = fromNetwork(name, request, after)
  // A response that arrives after the kept menu was shown is kept, too.
  after(now.catch(() => undefined))
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const first = await Promise.race([now.catch(() => undefined), late])
  return first ?? (await asItWas(name, url)) ?? now
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const after = (task) => event.waitUntil(task)
  const unchanging = cacheOfUnchanging(url)
  if (request.mode === 'navigate') {
    if (isMenuDocument(url)) event.respondWith(networkFirst(cacheOf(tenantOf(url.href)), request, after))
  } else if (unchanging) event.respondWith(keptFirst(unchanging, request, after))
})

/** Keeps the menu of an open page as the one seen last. */
async function keepMenu({ origin, pathname, href }) {
  const [name, address] = [cacheOf(tenantOf(href)), origin + pathname]
  const known = await caches.match(address, { cacheName: name })
  if (known && Date.now() - (keptAt.get(address) ?? 0) < FRESH_MS) return keep(name, address, known)
  const tasks = []
  await fromNetwork(name, new Request(address, { credentials: 'omit' }), (task) => tasks.push(task))
  return Promise.all(tasks)
}

/** Keeps the menu of a page, and the files it loaded before this worker controlled it. */
async function keepPage(addresses) {
  const tasks = []
  for (const url of addresses.map((address) => new URL(address))) {
    if (url.origin !== self.location.origin) continue
    const unchanging = cacheOfUnchanging(url)
    if (unchanging) {
      await keptFirst(unchanging, new Request(url), (task) => tasks.push(task)).catch(() => undefined)
    } else if (isMenuDocument(url)) await keepMenu(url).catch(() => undefined)
  }
  await Promise.all(tasks)
}

self.addEventListener('message', (event) => {
  const { kind, addresses } = event.data ?? {}
  // A newer worker waits until the page asks for it: nothing changes while a cart is being filled.
  if (kind === 'take-over') void self.skipWaiting()
  if (kind === 'keep' && Array.isArray(addresses)) event.waitUntil(keepPage(addresses))
})

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith('mostrador-') && !name.startsWith(PREFIX))
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(drop())
})
