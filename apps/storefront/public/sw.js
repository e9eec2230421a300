// Keeps the last menu of a shop for when there is no connection. It stands between a page and the
// network for what never changes under its address (scripts, pictures, a menu by its hash) and for
// the documents of menus, which hold nothing personal. Everything else it lets pass: no order, no
// price that is asked for, no diner is ever answered here.

const VERSION = '2'
const PREFIX = `mostrador-${VERSION}-`
/** What is named by its digest, and the same for every shop. */
const ASSETS = `${PREFIX}assets`
const PICTURES = `${PREFIX}pictures`
const MOST_TENANTS = 5
const MOST_ENTRIES = 200
/**
 * A document that was kept so long ago, in milliseconds, is not asked for again only to be kept.
 */
const FRESH_MS = 60_000
/**
 * So long, in milliseconds, a page with a kept menu waits for a newer one: on a dead connection the
 * request would hang and not fail.
 */
const PATIENCE_MS = 7000

/** The shop of an address: each has a cache of its own for its documents and menus. */
const tenantOf = (address) => /^\/menu\/([a-z0-9-]+)/.exec(new URL(address).pathname)?.[1]
const cacheOf = (tenant) => `${PREFIX}menu-${tenant}`

/**
 * The order modes as they stand in an address: the page names them in the worker's own
 * (`offline/service-worker.ts`).
 */
const MODES = new URL(self.location.href).searchParams.getAll('mode')

/** The page of a shop, or the menu of one of its modes. */
function isMenuDocument({ pathname }) {
  const [path, mode] = /^\/menu\/[a-z0-9-]+(?:\/([a-z-]+))?$/.exec(pathname) ?? []
  return path !== undefined && (mode === undefined || MODES.includes(mode))
}
const isAsset = ({ pathname }) => pathname.startsWith('/assets/')
const isPicture = ({ pathname }) => /^\/files\/[0-9a-f]{64}\/\d+\.webp$/.test(pathname)
/** The shop whose menu a page asks for by its hash. */
const tenantOfMenu = ({ pathname, searchParams }) =>
  searchParams.has('hash') ? /^\/api\/diner\/([a-z0-9-]+)\/menu\//.exec(pathname)?.[1] : undefined

/** Where what never changes under its address is kept; undefined for everything else. */
function cacheOfUnchanging(url) {
  if (isAsset(url)) return ASSETS
  if (isPicture(url)) return PICTURES
  return tenantOfMenu(url) && cacheOf(tenantOfMenu(url))
}

/**
 * What anybody may be shown: the server says of everything else that it is private, or not to be
 * kept.
 */
const mayBeKept = (response) =>
  response.ok &&
  response.type === 'basic' &&
  // A browser takes no document that was come to by another address.
  !response.redirected &&
  !/private|no-store/.test(response.headers.get('cache-control') ?? '')

/** Keeps an answer as the newest of its cache, and lets go of the oldest: entries, and shops. */
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
 * What never changes under its address. `after` is given what is left to do once it was answered:
 * nobody waits for the disk of a phone.
 */
async function keptFirst(name, request, after) {
  const known = await caches.match(request, { cacheName: name })
  if (known) return known
  const response = await fetch(request)
  if (mayBeKept(response)) after(keep(name, request, response.clone()).catch(() => undefined))
  return response
}

/**
 * Leads from the first page of a shop, where an installed app starts and without a connection no
 * menu can be chosen, to its menu that was seen last. Who asked for a certain menu is led to no
 * other.
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
 * A kept document says that it is one (`offline/is-offline.ts`): a browser may believe itself
 * connected where nothing comes through.
 */
async function marked(kept) {
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const html = await kept.text()
  return new Response(html.replace('<html', '<html data-kept=""'), { headers })
}

/** When documents were kept, as far as this worker remembers. */
const keptAt = new Map()

/** A menu as it is now, which is kept for later. */
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

/** A menu as it was seen last, or the one that stands for it. */
async function asItWas(name, { origin, pathname }) {
  const elsewhere = await lastMenu(name, pathname)
  if (elsewhere) return elsewhere
  const known = await caches.match(origin + pathname, { cacheName: name })
  return known && marked(known)
}

/** A menu as it is now; where it does not come, or not soon, as it was seen last. */
async function networkFirst(name, request, after) {
  const url = new URL(request.url)
  const now = fromNetwork(name, request, after)
  // It is kept even if it comes when somebody has been answered already.
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

/** Keeps a menu that is looked at, as the one that was seen last. */
async function keepMenu({ origin, pathname, href }) {
  const [name, address] = [cacheOf(tenantOf(href)), origin + pathname]
  const known = await caches.match(address, { cacheName: name })
  if (known && Date.now() - (keptAt.get(address) ?? 0) < FRESH_MS) return keep(name, address, known)
  const tasks = []
  await fromNetwork(name, new Request(address, { credentials: 'omit' }), (task) => tasks.push(task))
  return Promise.all(tasks)
}

/**
 * Keeps what a page looks at, and what it was made of before this stood between it and the network.
 */
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
  // A newer one waits until the page asks for it: nothing changes under an order that is being put
  // together.
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
