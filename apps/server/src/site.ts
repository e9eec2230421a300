import type { createApi } from '@mostrador/api/create-api'
import type { Hosts } from '@mostrador/api/host/hosts'
import type { Log } from '@mostrador/api/ports'
import { isDatabaseAway } from '@mostrador/database/database-away'
import { pageRoute } from '@mostrador/domain/client-error/page-route'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { backSoonPage } from './pages/back-soon-page.ts'
import { createJsonLog } from './json-log.ts'
import type { MapTileFiles } from './map-tiles.ts'
import { areaOf, type Metrics } from './metrics.ts'
import { BANK_PATH } from '@mostrador/payments/sandbox/bank/create-bank'
import type { Bank } from '@mostrador/payments/sandbox/bank/create-bank'
import type { StorefrontPages } from './pages/storefront-pages.ts'
import type { StaticFiles } from './static-files.ts'

/** Headers of every answer, whoever made it. */
const EVERYWHERE: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'geolocation=(self), camera=(), microphone=()'],
]

/**
 * The policy of what is no page and brings none: data, pictures and texts run, load and frame nothing, whoever opens
 * them by themselves. A script only stands in no frame, since a worker goes by the policy of its script. Pages are not
 * meant: they bring their own.
 */
function barePolicy(type: string): string | undefined {
  if (type.startsWith('text/html')) return undefined
  return type.includes('javascript') ? "frame-ancestors 'none'" : "default-src 'none'; frame-ancestors 'none'"
}

function completeHeaders(headers: Headers): void {
  for (const [name, value] of EVERYWHERE) headers.set(name, value)
  const policy = barePolicy(headers.get('content-type') ?? '')
  if (policy && !headers.has('content-security-policy')) headers.set('content-security-policy', policy)
}

/** Every answer, whoever made it, gets its headers here and is counted. */
const completeAnswers =
  (metrics: Metrics): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    completeHeaders(c.res.headers)
    const seconds = (performance.now() - start) / 1000
    metrics.observe({ area: areaOf(c.req.path), status: c.res.status, seconds })
  }

/** The format that Prometheus reads, which it goes by. */
const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8'

/** What robots ask for first; made of the catalogues. */
const FOR_ROBOTS = ['/robots.txt', '/sitemap.xml', '/sitemaps/*']

/** Whom the console loads from besides this server: the push service, and who draws its map. */
type Foreign = { readonly push?: string | undefined; readonly tileSource?: string | undefined }

/** The console is one page that asks the API for everything; it brings no inline script. */
const consolePolicy = ({ push = '', tileSource = '' }: Foreign): string =>
  [
    "default-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${tileSource}`.trim(),
    `connect-src 'self' ${push}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

type ConsoleParts = {
  readonly files: StaticFiles
  readonly foreign: Foreign
  readonly hosts: Pick<Hosts, 'ownerOf' | 'sharedOrigin'>
}

/** Staff of every tenant work there: it is on the shared host alone. */
async function answerConsole(request: Request, { files, foreign, hosts }: ConsoleParts): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (await hosts.ownerOf(request.url)) {
    return new Response(null, { status: 302, headers: { location: hosts.sharedOrigin + pathname + search } })
  }
  const path = pathname.replace(/^\/console\/?/, '')
  const asset = path && (await files.answer(path, request))
  if (asset) return asset
  const page = await files.answer('index.html', request)
  page?.headers.set('content-security-policy', consolePolicy(foreign))
  page?.headers.set('x-robots-tag', 'noindex')
  return page ?? new Response('The console is not built', { status: 404 })
}

/** What broke beyond the API and the pages: the same page for people where the database is away. Its reason is told to the log alone. */
const answerError =
  (log: Pick<Log, 'error'>) =>
  (error: Error, c: Context): Response => {
    if (isDatabaseAway(error)) return backSoonPage(c.req.method)
    log.error('page-failed', { route: pageRoute(c.req.path), message: error.message, stack: error.stack })
    return c.text('Internal Server Error', 500)
  }

/** Everything behind one port: health, the API, pictures, map tiles, the builds' files, the console and the storefront's pages. */
export function createSite(parts: {
  readonly api: ReturnType<typeof createApi>
  readonly pages: StorefrontPages
  readonly storefrontFiles: StaticFiles
  readonly consoleFiles: StaticFiles
  readonly mapTiles: MapTileFiles
  readonly isReady: () => Promise<boolean>
  readonly metrics: Metrics
  /** The tenants' own hosts, which have no console. */
  readonly hosts: Pick<Hosts, 'ownerOf' | 'sharedOrigin'>
  /** The page of the messages that nobody sends, where it may be read. */
  readonly outbox?: (() => Promise<Response>) | undefined
  /** What stands in the place of the storefront's service worker, where there shall be none. */
  readonly worker?: (() => Response) | undefined
  /** The push service that the console calls, where it is not this server. */
  readonly push?: string | undefined
  /** The origin of its map's tiles; '' where this server draws them. */
  readonly tileSource?: string | undefined
  /** The built-in bank, where it is open. */
  readonly bank?: Bank | undefined
  /** Who is told what broke; without it the standard error. */
  readonly log?: Pick<Log, 'error'>
}): Hono {
  const { api, pages, storefrontFiles, consoleFiles, mapTiles, isReady, metrics, hosts } = parts
  const site = new Hono().onError(answerError(parts.log ?? createJsonLog(() => new Date())))

  site.use(completeAnswers(metrics))
  site.get('/healthz', (c) => c.text('ok'))
  site.get('/readyz', async (c) => ((await isReady()) ? c.text('ok') : c.text('database unreachable', 503)))
  const { outbox, bank, worker } = parts
  if (worker) site.get('/sw.js', () => worker())
  if (outbox) site.get('/dev/outbox', () => outbox())
  site.get('/metrics', async (c) => c.text(await metrics.text(), 200, { 'content-type': PROMETHEUS_TEXT }))
  if (bank) site.all(`${BANK_PATH}/*`, async (c) => (await bank.answer(c.req.raw)) ?? c.notFound())
  for (const area of FOR_ROBOTS) site.get(area, (c) => api.fetch(c.req.raw))
  for (const area of ['/api/*', '/files/*']) site.all(area, (c) => api.fetch(c.req.raw))
  site.get('/map-tiles/*', async (c) => (await mapTiles.answer(c.req.raw)) ?? c.text('No such tile', 404))
  const atConsole = { files: consoleFiles, foreign: parts, hosts }
  for (const area of ['/console', '/console/*']) site.get(area, (c) => answerConsole(c.req.raw, atConsole))
  site.get('*', async (c, next) => (await storefrontFiles.answer(c.req.path.slice(1), c.req.raw)) ?? next())
  site.all('*', (c) => pages.answer(c.req.raw))
  return site
}
