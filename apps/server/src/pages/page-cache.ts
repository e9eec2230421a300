import { remember } from '@mostrador/api/http/remember'
import { answerReady, type ReadyBytes, readyBytes } from '@mostrador/api/http/ready-bytes'
import { isDatabaseAway } from '@mostrador/database/database-away'
import { contentSecurityPolicy, type ForeignSources, inlineDigests } from './content-security-policy.ts'
import { reachSources } from './reach-sources.ts'

/** Renders a page that may be kept: without cookies and without a nonce. */
export type RenderPage = (request: Request) => Promise<Response>

type Kept = {
  readonly until: number
  readonly tag: string
  readonly bytes: ReadyBytes
  readonly headers: Record<string, string>
}
type Entry = Promise<Kept | Response>

/** How many pages are kept; the one that was used longest ago goes first. */
const MAX_PAGES = 1000

/** Pages as ready bytes. */
export type PageCache = {
  /**
   * The kept page, rendered at the first call and again when it is too old; undefined when it may not be kept. While
   * the database is away, or a rendering takes too long, the old one is shown; without one an empty answer says 503.
   * Throws what the rendering threw otherwise.
   */
  readonly answer: (request: Request) => Promise<Response | undefined>
  /** Drops what a company's change made stale; without a tag, everything. */
  readonly drop: (tag?: string) => void
}

type Making = { readonly render: RenderPage; readonly now: () => Date; readonly foreign: ForeignSources }

async function fill(request: Request, { render, now, foreign }: Making): Entry {
  const response = await render(request)
  const seconds = Number(response.headers.get('x-page-cache') ?? 0)
  if (response.status !== 200 || !seconds || response.headers.has('set-cookie')) return response
  const html = await response.text()
  const link = response.headers.get('link')
  return {
    until: now().getTime() + seconds * 1000,
    tag: response.headers.get('x-page-tag') ?? '',
    bytes: await readyBytes(new TextEncoder().encode(html)),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(link && { link }),
      'content-security-policy': contentSecurityPolicy(
        inlineDigests(html),
        foreign,
        reachSources(response.headers.get('x-page-reach')),
      ),
    },
  }
}

/** The API could not be asked: what was rendered says nothing of the page. */
const AWAY = 503

/** How long a page that is too old is waited for anew before the old one is shown, and how long that is believed then. */
const PATIENCE_MS = 2_000
const BELIEVED_MS = 5_000

const late = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref())

const isKept = (page: Kept | Response | undefined): page is Kept =>
  page !== undefined && !(page instanceof Response)

/** Of a rendering that failed: nothing but that the database is away. An error that is ours is thrown on. */
const unlessBroken = (error: unknown): Response => {
  if (isDatabaseAway(error)) return new Response(null, { status: AWAY })
  throw error
}

const bare = (request: Request): Request => new Request(request.url, { headers: { accept: 'text/html' } })

// budget: one closure over the pages that are kept; in pieces each would be handed all of it.
/**
 * Makes the cache. A page that nobody keeps (an error, a redirect) is rendered for its caller alone. `foreign` is
 * what its policy allows from elsewhere.
 */
export function createPageCache(
  render: RenderPage,
  now: () => Date,
  foreign: ForeignSources = {},
): PageCache {
  const pages = new Map<string, Entry>()

  const keep = (key: string, request: Request, old?: Kept): Entry => {
    const entry = fill(bare(request), { render, now, foreign })
    remember(pages, [key, entry], MAX_PAGES)
    const settle = (page: Kept | Response | undefined): void => {
      if (pages.get(key) !== entry || isKept(page)) return
      // What was kept last goes on while the database is away; a page that broke is for its callers to hear of.
      if (old && page?.status === AWAY)
        pages.set(key, Promise.resolve({ ...old, until: now().getTime() + BELIEVED_MS }))
      else pages.delete(key)
    }
    entry.catch(unlessBroken).then(settle, () => settle(undefined))
    return entry
  }

  /** The page anew; the old one where that takes too long, or the database is away. */
  async function renew(entry: Entry, old: Kept | undefined): Promise<Kept | Response> {
    if (!old) return entry
    const page = await Promise.race([entry.catch(unlessBroken), late(PATIENCE_MS)])
    return page === undefined || (page instanceof Response && page.status === AWAY) ? old : page
  }

  return {
    answer: async (request) => {
      const url = new URL(request.url)
      if (request.method !== 'GET' || url.search || url.pathname.endsWith('.data')) return undefined
      const key = `${url.host}${url.pathname}`
      const known = pages.get(key)
      let entry = known
      let page = await entry
      if (!entry || !isKept(page) || page.until <= now().getTime()) {
        const old = isKept(page) ? page : undefined
        // While we waited, another request may have begun to render it anew.
        const current = pages.get(key)
        entry = current && current !== known ? current : keep(key, request, old)
        page = await renew(entry, old)
      }
      if (page instanceof Response) return page.status === AWAY ? new Response(null, page) : undefined
      const { bytes, headers, until } = page
      const holds = (): boolean => pages.get(key) === entry && until > now().getTime()
      return answerReady(request.headers, { bytes, headers, holds })
    },
    drop: (tag) => {
      for (const [key, entry] of pages) {
        const dropIfStale = (page: Kept | Response): void => {
          if (tag === undefined || page instanceof Response || page.tag === tag) pages.delete(key)
        }
        // A page that fails to render is told to whoever asked for it; here it is only not there.
        entry.then(dropIfStale, () => undefined)
      }
    },
  }
}
