import { remember } from '@mostrador/api/http/remember'
import { answerReady, type ReadyBytes, readyBytes } from '@mostrador/api/http/ready-bytes'
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
  /** The kept page, rendered at the first call and again when it is too old; undefined when it may not be kept. */
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

const bare = (request: Request): Request => new Request(request.url, { headers: { accept: 'text/html' } })

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

  const keep = (key: string, request: Request): Entry => {
    const entry = fill(bare(request), { render, now, foreign })
    remember(pages, [key, entry], MAX_PAGES)
    const forget = () => void (pages.get(key) === entry && pages.delete(key))
    entry.then((page) => page instanceof Response && forget(), forget)
    return entry
  }

  return {
    answer: async (request) => {
      const url = new URL(request.url)
      if (request.method !== 'GET' || url.search || url.pathname.endsWith('.data')) return undefined
      const key = `${url.host}${url.pathname}`
      const known = pages.get(key)
      let entry = known
      let page = await entry
      if (!entry || !page || page instanceof Response || page.until <= now().getTime()) {
        // While we waited, another request may have begun to render it anew.
        const current = pages.get(key)
        entry = current && current !== known ? current : keep(key, request)
        page = await entry
      }
      if (page instanceof Response) return undefined
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
