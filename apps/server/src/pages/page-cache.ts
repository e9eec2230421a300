import { randomBytes } from 'node:crypto'
import { secretToken } from '@mostrador/api/ground/http/secret-token'
import { bytesOf, createByteCache, type ByteCache } from '@mostrador/api/ground/http/byte-cache'
import {
  answerReady,
  compressBody,
  squeezeBody,
  type CompressedBody,
} from '@mostrador/api/ground/http/compressed-body'
import { LIMITS } from '@mostrador/api/ground/rate-limit/limits'
import { isDatabaseAway } from '@mostrador/database/database-away'
import {
  contentSecurityPolicy,
  takeMarks,
  type ForeignSources,
  type MarkedPage,
} from './content-security-policy.ts'
import { reachSources } from './reach-sources.ts'
import { QueueFull } from './render-queue.ts'

/** Renders a page to cache: without cookies, and with a mark in the place of a nonce. */
export type RenderPage = (request: Request, mark: string) => Promise<Response>

type Kept = {
  readonly until: number
  readonly tag: string
  readonly bytes: CompressedBody
  readonly headers: Record<string, string>
  /** Whether its bytes are as small as they get. */
  readonly isSqueezed?: true
}
type Entry = Promise<Kept | Response>

/** Cache of pages as ready bytes. */
export type PageCache = {
  /**
   * Returns the cached page, rendered at the first call and again when too old; undefined for a
   * page of its caller alone. A 404 or a redirect is the same for every caller, and not cached.
   * While the database is away, or a rendering takes too long, the old page is returned; without
   * one an empty 503. Throws other errors of the rendering.
   */
  readonly answer: (request: Request) => Promise<Response | undefined>
  /** Whether a page is cached for an address, fresh or old, so that no caller waits. */
  readonly has: (address: string) => boolean
  /** Drops the pages that a company's change made stale; without a tag, all. */
  readonly drop: (tag?: string) => void
}

type Making = { readonly render: RenderPage; readonly now: () => Date; readonly foreign: ForeignSources }

/** Content security policy of a kept page, with the digests of its inline parts. */
const policyOf = ({ inline }: MarkedPage, response: Response, foreign: ForeignSources): string =>
  contentSecurityPolicy(inline, foreign, reachSources(response.headers.get('x-page-reach')))

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } as const

async function fill(request: Request, { render, now, foreign }: Making): Entry {
  const mark = secretToken(randomBytes, 16)
  const response = await render(request, mark)
  if (response.headers.has('set-cookie')) return response
  if (response.status === 404) {
    const page = takeMarks(await response.text(), mark)
    const headers = { ...HTML, 'content-security-policy': policyOf(page, response, foreign) }
    return new Response(page.html, { status: 404, headers })
  }
  const seconds = Number(response.headers.get('x-page-cache') ?? 0)
  if (response.status !== 200 || !seconds) return response
  const page = takeMarks(await response.text(), mark)
  const link = response.headers.get('link')
  return {
    until: now().getTime() + seconds * 1000,
    tag: response.headers.get('x-page-tag') ?? '',
    bytes: await compressBody(new TextEncoder().encode(page.html)),
    headers: {
      ...HTML,
      ...(link && { link }),
      'content-security-policy': policyOf(page, response, foreign),
    },
  }
}

/** Whether an answer that is not kept is the same for every caller: a 404 or a redirect. */
const isForEverybody = ({ status, headers }: Response): boolean =>
  !headers.has('set-cookie') && (status === 404 || (status >= 300 && status < 400))

/** Status of a rendering that could not ask the API, which says nothing of the page. */
const AWAY = 503

/** Longest wait for a newer page, and the time that the old one then counts, in milliseconds. */
const PATIENCE_MS = 2_000
const BELIEVED_MS = 5_000

const late = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref())

const isKept = (page: Kept | Response | undefined): page is Kept =>
  page !== undefined && !(page instanceof Response)

/** Returns an empty 503 where the database is away or too many wait; throws other errors. */
const unlessBroken = (error: unknown): Response => {
  if (isDatabaseAway(error) || error instanceof QueueFull) return new Response(null, { status: AWAY })
  throw error
}

const bare = (request: Request): Request => new Request(request.url, { headers: { accept: 'text/html' } })

type CacheOptions = { readonly foreign?: ForeignSources; readonly bytes?: number }

/** Answers of a page after which it is worth half a second of a processor to make it smaller. */
const OFTEN = 10

/**
 * Returns what counts the answers of a page: one that is read often is compressed as well as it
 * goes, behind its readers and one page after the other, and takes the place of the first.
 */
function squeezer(pages: ByteCache<Kept>): (key: string, page: Kept) => void {
  const answers = new WeakMap<Kept, number>()
  let last = Promise.resolve()
  async function squeeze(key: string, page: Kept): Promise<void> {
    if (pages.peek(key) !== page) return
    const bytes = await squeezeBody(page.bytes)
    // A page that changed meanwhile keeps its newer bytes.
    if (pages.peek(key) === page) pages.set(key, { ...page, bytes, isSqueezed: true }, bytesOf(bytes))
  }
  return (key, page) => {
    if (page.isSqueezed) return
    const times = (answers.get(page) ?? 0) + 1
    answers.set(page, times)
    if (times === OFTEN) last = last.then(() => squeeze(key, page)).catch(() => undefined)
  }
}

const keyOf = ({ host, pathname }: URL): string => `${host}${pathname}`

/**
 * Makes the cache, of so many bytes. A page that cannot be cached (an error, a redirect) is
 * rendered for its caller alone. `foreign` are the other origins of its policy.
 */
// oxlint-disable-next-line max-lines-per-function -- one closure over the pages that are kept; in pieces each would be handed all of it
export function createPageCache(
  render: RenderPage,
  now: () => Date,
  { foreign = {}, bytes: most = LIMITS.sizes['kept-pages-bytes'].most }: CacheOptions = {},
): PageCache {
  const pages = createByteCache<Kept>(most)
  const making = new Map<string, Entry>()
  const count = squeezer(pages)

  const keep = (key: string, request: Request, old?: Kept): Entry => {
    const entry = fill(bare(request), { render, now, foreign })
    making.set(key, entry)
    const settle = (page: Kept | Response | undefined): void => {
      // An entry dropped meanwhile may be stale: only its own callers get it.
      if (making.get(key) !== entry) return
      making.delete(key)
      if (isKept(page)) pages.set(key, page, bytesOf(page.bytes))
      // The page kept last goes on while the database is away; a page that failed shows that to its
      // callers.
      else if (old && page?.status === AWAY)
        pages.set(key, { ...old, until: now().getTime() + BELIEVED_MS }, bytesOf(old.bytes))
      else pages.delete(key)
    }
    entry.catch(unlessBroken).then(settle, () => settle(undefined))
    return entry
  }

  /** Returns the new page; the old one where that takes too long, or the database is away. */
  async function renew(entry: Entry, old: Kept | undefined): Promise<Kept | Response> {
    if (!old) return entry.catch(unlessBroken)
    const page = await Promise.race([entry.catch(unlessBroken), late(PATIENCE_MS)])
    return page === undefined || (page instanceof Response && page.status === AWAY) ? old : page
  }

  return {
    has: (address) => pages.peek(keyOf(new URL(address))) !== undefined,
    answer: async (request) => {
      const url = new URL(request.url)
      if (request.method !== 'GET' || url.search || url.pathname.endsWith('.data')) return undefined
      const key = keyOf(url)
      const known = pages.get(key)
      const isFresh = known !== undefined && known.until > now().getTime()
      const page = isFresh ? known : await renew(making.get(key) ?? keep(key, request, known), known)
      if (page instanceof Response) {
        if (page.status === AWAY) return new Response(null, page)
        return isForEverybody(page) ? page.clone() : undefined
      }
      const { bytes, headers, until } = page
      count(key, page)
      const holds = (): boolean => {
        count(key, page)
        return pages.peek(key)?.bytes === bytes && until > now().getTime()
      }
      return answerReady(request.headers, { bytes, headers, holds })
    },
    drop: (tag) => {
      for (const [key, page] of pages.entries()) if (tag === undefined || page.tag === tag) pages.delete(key)
      making.clear()
    },
  }
}
