// Keeps the last menu of a shop for when there is no connection. It stands between a page and the network for what
// never changes under its address (scripts, pictures, a menu by its hash) and for the documents of menus, which hold
// nothing personal. Everything else it lets pass: no order, no price that is asked for, no diner is ever answered here.

const VERSION = '1'
const PREFIX = `mostrador-${VERSION}-`
const ASSETS = `${PREFIX}assets`
const MOST_TENANTS = 5
const MOST_ENTRIES = 200
/** A document that was kept so long ago, in milliseconds, is not asked for again only to be kept. */
const FRESH_MS = 60_000

/** The shop of an address: each has a cache of its own. */
const tenantOf = (address) => /^\/menu\/([a-z0-9-]+)/.exec(new URL(address).pathname)?.[1]
const cacheOf = (tenant) => `${PREFIX}menu-${tenant}`

const isMenuDocument = ({ pathname }) =>
  /^\/menu\/[a-z0-9-]+(?:\/(?:delivery|take-away|in-dining|self-service))?$/.test(pathname)
const isAsset = ({ pathname }) => pathname.startsWith('/assets/')
const isPicture = ({ pathname }) => /^\/files\/[0-9a-f]{64}\/\d+\.webp$/.test(pathname)
/** The shop whose menu is asked for by its hash, by whatever page. */
const tenantOfMenu = ({ pathname, searchParams }) =>
  searchParams.has('hash') ? /^\/api\/diner\/([a-z0-9-]+)\/menu\//.exec(pathname)?.[1] : undefined

/** What anybody may be shown: the server says of everything else that it is private, or not to be kept. */
const mayBeKept = (response) =>
  response.ok &&
  response.type === 'basic' &&
  // A browser takes no document that was come to by another address.
  !response.redirected &&
  !/private|no-store/.test(response.headers.get('cache-control') ?? '')

async function keep(name, request, response) {
  const cache = await caches.open(name)
  await cache.put(request, response)
  const entries = await cache.keys()
  await Promise.all(entries.slice(0, -MOST_ENTRIES).map((old) => cache.delete(old)))
  const tenants = (await caches.keys()).filter((one) => one.startsWith(`${PREFIX}menu-`) && one !== name)
  await Promise.all(tenants.slice(0, -(MOST_TENANTS - 1)).map((old) => caches.delete(old)))
}

/** What never changes under its address. */
async function keptFirst(name, request) {
  const known = await caches.match(request, { cacheName: name })
  if (known) return known
  const response = await fetch(request)
  if (mayBeKept(response)) await keep(name, request, response.clone()).catch(() => undefined)
  return response
}

/**
 * Leads from the first page of a shop, where an installed app starts and without a connection no menu can be chosen, to
 * its menu that was seen last. Who asked for a certain menu is led to no other.
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
 * A kept document says that it is one (`offline/is-offline.ts`): a browser may believe itself connected where nothing
 * comes through.
 */
async function marked(kept) {
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const html = await kept.text()
  return new Response(html.replace('<html', '<html data-kept=""'), { headers })
}

/** When documents were kept, as far as this worker remembers. */
const keptAt = new Map()

/** A menu as it is now; without a connection as it was seen last. */
async function networkFirst(name, request) {
  const { origin, pathname, search } = new URL(request.url)
  try {
    const response = await fetch(request)
    if (search === '' && mayBeKept(response)) {
      await keep(name, origin + pathname, response.clone()).catch(() => undefined)
      keptAt.set(origin + pathname, Date.now())
    }
    return response
  } catch (error) {
    const elsewhere = await lastMenu(name, pathname)
    if (elsewhere) return elsewhere
    const known = await caches.match(origin + pathname, { cacheName: name })
    if (known) return marked(known)
    throw error
  }
}

async function tenantOfClient({ clientId }) {
  const client = clientId && (await self.clients.get(clientId))
  return client ? tenantOf(client.url) : undefined
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isMenuDocument(url)) event.respondWith(networkFirst(cacheOf(tenantOf(request.url)), request))
  } else if (isAsset(url)) event.respondWith(keptFirst(ASSETS, request))
  else if (tenantOfMenu(url)) event.respondWith(keptFirst(cacheOf(tenantOfMenu(url)), request))
  else if (isPicture(url)) {
    event.respondWith(
      tenantOfClient(event).then((tenant) => (tenant ? keptFirst(cacheOf(tenant), request) : fetch(request))),
    )
  }
})

/** Keeps a menu that is looked at, and what a page was made of before this stood between it and the network. */
async function keepPage(addresses, tenant) {
  const own = addresses
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === self.location.origin)
  for (const url of own) {
    if (isAsset(url)) await keptFirst(ASSETS, new Request(url)).catch(() => undefined)
    else if (tenantOfMenu(url)) {
      await keptFirst(cacheOf(tenantOfMenu(url)), new Request(url)).catch(() => undefined)
    } else if (isPicture(url)) {
      await keptFirst(cacheOf(tenant), new Request(url)).catch(() => undefined)
    } else if (isMenuDocument(url) && Date.now() - (keptAt.get(url.origin + url.pathname) ?? 0) > FRESH_MS) {
      const bare = new Request(url.origin + url.pathname, { credentials: 'omit' })
      await networkFirst(cacheOf(tenantOf(url.href)), bare).catch(() => undefined)
    }
  }
}

self.addEventListener('message', (event) => {
  const { kind, addresses } = event.data ?? {}
  // A newer one waits until the page asks for it: nothing changes under an order that is being put together.
  if (kind === 'take-over') void self.skipWaiting()
  const tenant = event.source?.url && tenantOf(event.source.url)
  if (kind === 'keep' && tenant && Array.isArray(addresses)) event.waitUntil(keepPage(addresses, tenant))
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
