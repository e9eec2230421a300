import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { createClient, type Client, type Fetch, type Result } from '@mostrador/contract/client'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { VOICE_HEADER } from '@mostrador/domain/branding/voice'
import { createContext, type RouterContextProvider } from 'react-router'
import { FIRST_ROUTES } from './first-routes.ts'
import { noteServerTime } from './frame/server-clock.ts'

const LOOKUP_LIFETIME_MS = 30_000

/** Typed client, with the alias lookup that a page's nested loaders share. */
export type Api = {
  readonly client: Client
  /** Looks an alias up; answers are cached for half a minute unless `wish` says otherwise. */
  readonly lookUp: (alias: string, wish?: LookupWish) => Promise<Result<AliasLookup>>
  /** Takes over the lookup that the document was rendered from. */
  readonly learn: (alias: string, lookup: AliasLookup) => void
  /** Forgets the lookup of an alias: the next one asks again. */
  readonly forget: (alias: string) => void
  /** Loaded menus by hash. A hash never means another menu. */
  readonly menus: Map<string, MenuInfo>
  /** Token of the draft shown; '' for the published state. Source: docs/decisions/022. */
  readonly preview: string
  readonly nonce: string | undefined
  readonly provider: Provider
  readonly map: MapTiles
  readonly analytics: string
  /** Set on the server for a tenant's own host. */
  readonly place: HostOrigins | undefined
}

/** Provider of the product: its name for the footer, and the marketing site it links to, if any. */
export type Provider = { readonly name: string; readonly site: string | null }

/** Provider printed in the documents. Source: decisions.md, first paragraph. */
const DEFAULT_PROVIDER: Provider = { name: 'Tucán', site: null }

/** Map provider: URL template with `{z}`, `{x}` and `{y}`, and attribution, '' for none. */
export type MapTiles = { readonly tiles: string; readonly attribution: string }

/** Tenant's own host: its first alias, and the origin that all tenants share. */
export type HostOrigins = { readonly home: string; readonly sharedOrigin: string }

const OWN_MAP: MapTiles = { tiles: '/map-tiles/{z}/{x}/{y}.svg', attribution: '' }

const OWN_ANALYTICS = '/api/analytics/events'

/** Arguments common to loaders and client loaders: enough to reach the API on either side. */
export type ApiArgs = { readonly context: Readonly<RouterContextProvider> }

/** Loads the other routes: with the first call of one, or when the page is idle. */
export const allRoutes = () => import('@mostrador/contract/routes')

/** Returns the token of a draft in a page's query; '' for none. */
export const previewOf = (search: string): string => new URLSearchParams(search).get('preview') ?? ''

/** `anew`: asks now; `by-self`: takes an answer to this API alone, and not the document's. */
export type LookupWish = 'anew' | 'by-self'

/** Cached lookup: its expiry, and whether this API asked for it. */
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
    readonly place?: HostOrigins
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
    // A failure keeps the earlier answer, unless it was forgotten or asked for anew meanwhile.
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

/** Asks in the voice of the build; the client's default is tú. */
const ask: Fetch = (url, init) =>
  globalThis.fetch(url, import.meta.env.MODE === 'vos' ? inVoice(init) : init).then(noteServerTime)

/** The API over HTTP, for the life of a page in the browser. */
export const browserApi = createApi(ask, {
  preview: import.meta.env.SSR ? '' : previewOf(location.search),
})

/** Set on the server for each request, where the API is in the process; a browser has one. */
export const apiContext = createContext<Api>(browserApi)

/** Returns the API of a loader, on the server and in the browser. */
export const apiOf = ({ context }: ApiArgs): Api => context.get(apiContext)
