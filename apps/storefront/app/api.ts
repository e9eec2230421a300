import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { createClient, type Client, type Fetch, type Result } from '@mostrador/contract/client'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { VOICE_HEADER } from '@mostrador/domain/branding/voice'
import { createContext, type RouterContextProvider } from 'react-router'
import { FIRST_ROUTES } from './first-routes.ts'
import { noteServerTime } from './frame/server-clock.ts'

/** How long a browser believes an alias lookup without asking again. */
const LOOKUP_LIFETIME_MS = 30_000

/** The typed client, and the alias lookup that a page's nested loaders ask for at once. */
export type Api = {
  readonly client: Client
  /** Looks an alias up; answers are cached for half a minute unless `wish` says otherwise. */
  readonly lookUp: (alias: string, wish?: LookupWish) => Promise<Result<AliasLookup>>
  /** Takes over what the document of the page was made of. */
  readonly learn: (alias: string, lookup: AliasLookup) => void
  /** Forgets what an alias was looked up to be: the next one asks again. */
  readonly forget: (alias: string) => void
  /**
   * The menus that were read, by their hash: what pages are drawn from. A hash never means another
   * menu.
   */
  readonly menus: Map<string, MenuInfo>
  /**
   * The token of the draft that these pages show; '' for what holds. Source: docs/decisions/022.
   */
  readonly preview: string
  readonly nonce: string | undefined
  readonly provider: Provider
  readonly map: MapTiles
  /** Where events of a visit are sent. */
  readonly analytics: string
  /** On the server, where a tenant has the host for its own. */
  readonly place: Place | undefined
}

/** Provider of the product: its name for the footer, and the marketing site it links to, if any. */
export type Provider = { readonly name: string; readonly site: string | null }

/** The provider that the documents print. Source: decisions.md, first paragraph. */
const DEFAULT_PROVIDER: Provider = { name: 'Tucán', site: null }

/**
 * Map provider: the address of a tile with `{z}`, `{x}` and `{y}`, and its attribution, '' for
 * none.
 */
export type MapTiles = { readonly tiles: string; readonly attribution: string }

/** A tenant's own host: the alias that it begins with, and the origin that all tenants share. */
export type Place = { readonly home: string; readonly sharedOrigin: string }

/** This server's own map. */
const OWN_MAP: MapTiles = { tiles: '/map-tiles/{z}/{x}/{y}.svg', attribution: '' }

/** This server's own place for events. */
const OWN_ANALYTICS = '/api/analytics/events'

/** Arguments common to loaders and client loaders: enough to reach the API on either side. */
export type ApiArgs = { readonly context: Readonly<RouterContextProvider> }

/**
 * Brings the routes that no menu asks for while it opens: the first call that needs one, or the
 * page when it is idle.
 */
export const allRoutes = () => import('@mostrador/contract/routes')

/** The token of a draft in a page's query, or ''. */
export const previewOf = (search: string): string => new URLSearchParams(search).get('preview') ?? ''

/**
 * `anew`: asked for now; `by-self`: as this API asked for it, and not as the document of the page
 * had it.
 */
export type LookupWish = 'anew' | 'by-self'

/** An alias as it was looked up: until when that is believed, and whether it was asked for here. */
type Lookup = {
  readonly until: number
  readonly answer: Promise<Result<AliasLookup>>
  readonly bySelf: boolean
}

/** Makes the API for one request on the server, or for the life of a page in the browser. */
export function createApi(
  fetch: Fetch,
  page: {
    readonly preview?: string
    readonly nonce?: string
    readonly provider?: Provider
    readonly map?: MapTiles
    readonly analytics?: string
    readonly place?: Place
  } = {},
): Api {
  const client = createClient(fetch, FIRST_ROUTES, allRoutes)
  const { preview = '' } = page
  const lookups = new Map<string, Lookup>()
  const keep = (alias: string, answer: Lookup['answer'], bySelf: boolean) =>
    lookups.set(alias, { until: performance.now() + LOOKUP_LIFETIME_MS, answer, bySelf })
  const lookUp: Api['lookUp'] = (alias, wish) => {
    const known = lookups.get(alias)
    const isFresh = known && known.until > performance.now() && wish !== 'anew'
    if (isFresh && (known.bySelf || wish !== 'by-self')) return known.answer
    const answer = client.getAlias({ params: { alias }, query: { preview: preview || undefined } })
    keep(alias, answer, true)
    // Where nobody can be asked, what is known stays known, unless it was forgotten or asked for
    // anew meanwhile.
    void answer.then(({ ok }) => {
      if (ok || lookups.get(alias)?.answer !== answer) return
      if (known) lookups.set(alias, known)
      else lookups.delete(alias)
    })
    return answer
  }
  const learn: Api['learn'] = (alias, lookup) => {
    if (!lookups.has(alias)) keep(alias, Promise.resolve({ ok: true, data: lookup }), false)
  }
  const { nonce, provider = DEFAULT_PROVIDER, map = OWN_MAP, analytics = OWN_ANALYTICS, place } = page
  const forget = (alias: string) => void lookups.delete(alias)
  return { client, lookUp, learn, forget, menus: new Map(), preview, nonce, provider, map, analytics, place }
}

/** Asks the API for sentences in vos, as on the page. Source: docs/decisions/045. */
function inVoice(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers)
  headers.set(VOICE_HEADER, 'VOS')
  return { ...init, headers }
}

/** How the browser asks: in the build in tú, as the client has it. */
const ask: Fetch = (url, init) =>
  globalThis.fetch(url, import.meta.env.MODE === 'vos' ? inVoice(init) : init).then(noteServerTime)

/** The API over HTTP, for the life of a page in the browser. */
export const browserApi = createApi(ask, {
  preview: import.meta.env.SSR ? '' : previewOf(location.search),
})

/**
 * The server sets it for each request (the API is called in the process); a browser has its one.
 */
export const apiContext = createContext<Api>(browserApi)

/** The API for a loader. The same loader function serves both sides. */
export const apiOf = ({ context }: ApiArgs): Api => context.get(apiContext)
