import { randomBytes } from 'node:crypto'
import { secretToken } from '@mostrador/api/ground/http/secret-token'
import type { HostOwner, Hosts } from '@mostrador/api/ground/hosts'
import { isDatabaseAway } from '@mostrador/database/database-away'
import { VOICE_HEADER, type Voice } from '@mostrador/domain/branding/voice'
import type { RateLimiter } from '@mostrador/api/ground/ports'
import { LIMITS, type Limits } from '@mostrador/api/ground/rate-limit/limits'
import { backSoonData, backSoonPage, tooManyPages } from './back-soon-page.ts'
import { canonicalAddress, canonicalPath, isOfCatalogue } from './canonical-address.ts'
import { contentSecurityPolicy, inlineNonce, type ForeignSources } from './content-security-policy.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { pageVoice } from './page-voice.ts'
import { reachSources } from './reach-sources.ts'
import { createRenderQueue, QueueFull } from './render-queue.ts'
import { tileOrigin } from './tile-origin.ts'

/** Provider of the product: its name in the footer, and the site it links to, if any. */
type Provider = { readonly name: string; readonly site: string | null }

/** Map provider: the address of a tile with `{z}`, `{x}` and `{y}`, and its attribution. */
type MapTiles = { readonly tiles: string; readonly attribution: string }

/** Exports of the storefront's server entry; only web standards cross. */
export type Storefront = {
  /** Query parameters that pages of the catalogue read. */
  readonly parameters?: readonly string[]
  readonly handle: (
    request: Request,
    context: {
      readonly apiFetch: (url: string, init?: RequestInit) => Promise<Response>
      readonly nonce: string | undefined
      readonly provider: Provider
      readonly map?: MapTiles
      readonly analytics?: string
      /** Set on a tenant's own host: its first alias, and the shared origin. */
      readonly place?: { readonly home: string; readonly sharedOrigin: string }
    },
  ) => Promise<Response>
}

/** Pages of the storefront, with their cache. */
export type StorefrontPages = {
  readonly answer: (request: Request) => Promise<Response>
  readonly cache: PageCache
}

/** Headers that a loader's call of the API, in the process, takes from the browser's request. */
const PASSED_ON = ['cookie', 'user-agent', 'x-caller-ip', 'accept-language']

/**
 * Returns the request at the public address, so that a page names itself by it behind a proxy that
 * ends https, and every `Host` without a tenant shares one cached page.
 */
function atOrigin(request: Request, origin: string | undefined): Request {
  if (origin === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return request
  const { protocol, hostname, port } = new URL(origin)
  const url = new URL(request.url)
  Object.assign(url, { protocol, hostname, port })
  return new Request(url, { method: request.method, headers: request.headers })
}

type PageOptions = {
  readonly load: (voice: Voice) => Promise<Storefront>
  readonly apiFetch: (url: string, init?: RequestInit) => Promise<Response>
  readonly provider: Provider
  /** Without it this server draws the maps. */
  readonly map?: MapTiles
  /** Address for the events of visits; this server without it. */
  readonly analyticsUrl?: string | undefined
  readonly push?: string | undefined
  /** Sources of the card fields; without it this server alone. */
  readonly cardFields?: ForeignSources['cardFields']
  readonly now: () => Date
  /** False in development: no cache and no policy, since Vite adds inline scripts. */
  readonly strict: boolean
  readonly publicUrl?: string | undefined
  readonly hosts?: Pick<Hosts, 'ownerOf' | 'sharedOrigin' | 'consoleOrigin'>
  /** Sizes of the page cache and its queue; by default the product's. */
  readonly limits?: Limits
  /** Limits the pages made for one network; without it there is no limit. */
  readonly rateLimiter?: RateLimiter
}

/** Returns the console's origin as a source of `frame-ancestors`. */
const consoleFrame = ({ hosts }: PageOptions): string =>
  hosts && hosts.consoleOrigin !== hosts.sharedOrigin ? hosts.consoleOrigin : "'self'"

const foreignSources = ({ map, cardFields, analyticsUrl, push }: PageOptions): ForeignSources => ({
  mapTiles: tileOrigin(map?.tiles),
  ...(cardFields && { cardFields }),
  ...(analyticsUrl && { analytics: tileOrigin(analyticsUrl) }),
  ...(push && { push }),
})

/** Makes calls of the API as the page's visitor, in the page's voice. */
const callsFor =
  (options: PageOptions, request: Request, voice?: Voice) =>
  (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    for (const name of PASSED_ON) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    if (voice) headers.set(VOICE_HEADER, voice)
    return options.apiFetch(new URL(url, request.url).href, { ...init, headers })
  }

async function render(
  options: PageOptions,
  request: Request,
  { nonce, owner }: { readonly nonce?: string | undefined; readonly owner: HostOwner | undefined },
): Promise<Response> {
  const voice = await pageVoice(request, owner?.alias, callsFor(options, request))
  const { handle } = await options.load(voice)
  const { provider, map, analyticsUrl: analytics } = options
  return handle(request, {
    apiFetch: callsFor(options, request, voice),
    nonce,
    provider,
    ...(map && { map }),
    ...(analytics && { analytics }),
    ...(owner && options.hosts && { place: { home: owner.alias, sharedOrigin: options.hosts.sharedOrigin } }),
  })
}

/**
 * Returns the response of a page, or the back-soon page where the database is away or too many
 * wait; an empty one for a page's data.
 */
async function orBackSoon(
  asked: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isDocument = !new URL(asked.url).pathname.endsWith('.data')
  try {
    const response = await answer(asked)
    return response.status === 503 && isDocument ? backSoonPage(asked.method) : response
  } catch (error) {
    if (!isDatabaseAway(error) && !(error instanceof QueueFull)) throw error
    return isDocument ? backSoonPage(asked.method) : backSoonData()
  }
}

/** Renders a page for one caller, with a nonce. */
async function renderFor(
  options: PageOptions,
  request: Request,
  owner: HostOwner | undefined,
): Promise<Response> {
  const nonce = options.strict ? secretToken(randomBytes, 16) : undefined
  const rendered = await render(options, request, { nonce, owner })
  const response = new Response(rendered.body, rendered)
  response.headers.delete('x-page-reach')
  response.headers.delete('x-page-preview')
  if (!nonce) return response
  // A cached page with its nonce would allow an injected script.
  const isPage = rendered.headers.get('content-type')?.startsWith('text/html') ?? false
  if (isPage) response.headers.set('cache-control', 'no-store')
  const sources = reachSources(rendered.headers.get('x-page-reach'))
  // The console frames drafts; other pages have no frame.
  const isPreview = rendered.headers.has('x-page-preview')
  const reach = isPreview ? { ...sources, framedBy: consoleFrame(options) } : sources
  const policy = contentSecurityPolicy(inlineNonce(nonce), foreignSources(options), reach)
  response.headers.set('content-security-policy', policy)
  return response
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

function toCanonical(request: Request, path: string): Response | undefined {
  const { pathname, search } = new URL(request.url)
  if (pathname === path) return undefined
  const headers = { location: path + search, 'cache-control': 'public, max-age=3600' }
  return new Response(null, { status: 308, headers })
}

type PageRule = 'api-network' | 'pages-network'

/** Counts a page that a network asks for; returns the refusal when those were too many. */
async function refusedBy(
  rule: PageRule,
  { rateLimiter, strict }: PageOptions,
  request: Request,
): Promise<Response | undefined> {
  if (!strict || rateLimiter === undefined) return undefined
  let seconds = 0
  const refused = (wait: number): void => void (seconds = wait)
  const ip = request.headers.get('x-caller-ip') ?? ''
  const isWithin = await rateLimiter.take(rule, ip, { refused })
  return isWithin ? undefined : tooManyPages(request.method, seconds)
}

/**
 * Serves the storefront: cached pages as ready bytes, all others rendered for their caller with a
 * nonce. Rendering is queued, so that orders stay fast; each network is limited, over all
 * addresses.
 */
export function createStorefrontPages(options: PageOptions): StorefrontPages {
  const { sizes } = options.limits ?? LIMITS
  const queue = createRenderQueue({
    atOnce: sizes['pages-rendering'].most,
    waiting: sizes['pages-waiting'].most,
  })
  const ownerOf = async ({ url }: Request): Promise<HostOwner | undefined> => options.hosts?.ownerOf(url)
  const forEverybody = (request: Request, mark: string): Promise<Response> =>
    queue(async () => render(options, request, { nonce: mark, owner: await ownerOf(request) }))
  const cache = createPageCache(forEverybody, options.now, {
    foreign: foreignSources(options),
    bytes: sizes['kept-pages-bytes'].most,
  })

  /** Returns the page that is the same for every caller; undefined where this address has none. */
  async function keptFor(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url)
    const isData = pathname.endsWith('.data')
    if (!options.strict || request.method !== 'GET' || isData || !isOfCatalogue(pathname)) return undefined
    // Both builds read the same parameters.
    const { parameters = [] } = await options.load('TU')
    const address = canonicalAddress(request.url, parameters)
    // A page that depends on its query is rendered for its caller.
    if (address.search !== '') return undefined
    const refused = cache.has(address.href) ? undefined : await refusedBy('pages-network', options, request)
    if (refused) return refused
    const kept = await cache.answer(new Request(address, request))
    const isElsewhere = kept?.headers.has('location') ?? false
    // A redirect keeps the request's own query.
    return isElsewhere && search !== '' ? undefined : kept
  }

  async function answer(asked: Request): Promise<Response> {
    if (!isRead(asked)) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    // Limits first: finding the host's owner costs a query.
    const flooded = await refusedBy('api-network', options, asked)
    if (flooded) return flooded
    const owner = await ownerOf(asked)
    const request = atOrigin(asked, owner?.origin ?? options.publicUrl)
    const known =
      toCanonical(request, canonicalPath(new URL(request.url).pathname)) ?? (await keptFor(request))
    if (known) return known
    const refused = await refusedBy('pages-network', options, request)
    if (refused) return refused
    return queue(() => renderFor(options, request, owner))
  }
  return { cache, answer: (asked) => orBackSoon(asked, answer) }
}
