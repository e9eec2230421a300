import type { createApi } from '@mostrador/api/roof/create-api'
import type { Hosts } from '@mostrador/api/ground/hosts'
import type { Log } from '@mostrador/api/ground/ports'
import { isDatabaseAway } from '@mostrador/database/database-away'
import { pageRoute } from '@mostrador/domain/client-error/page-route'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { backSoonPage } from './pages/back-soon-page.ts'
import { answerConsole, awayFromConsole, type ConsoleHosts } from './console-pages.ts'
import { createJsonLog } from './json-log.ts'
import type { MapTileFiles } from './map-tiles.ts'
import { areaOf, type Metrics, type MetricsGuard } from './metrics.ts'
import { BANK_PATH, type Bank } from '@mostrador/payments/sandbox/bank/create-bank'
import type { StorefrontPages } from './pages/storefront-pages.ts'
import { UnreadableFile, type StaticFiles } from './static-files.ts'

/** Headers of every response: of pages, the API and files. */
const EVERYWHERE: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'geolocation=(self), camera=(), microphone=()'],
]

/** HSTS for a year, for this host alone, where the public address has https. */
const HTTPS_ONLY = 'max-age=31536000'

/**
 * Content security policy of responses that are no page: data, pictures and texts run, load and
 * frame nothing, even when opened by themselves. A script is only kept out of frames, since a
 * worker follows its script's policy. Pages have a policy of their own.
 */
function barePolicy(type: string): string | undefined {
  if (type.startsWith('text/html')) return undefined
  return type.includes('javascript') ? "frame-ancestors 'none'" : "default-src 'none'; frame-ancestors 'none'"
}

function completeHeaders(headers: Headers, isHttps: boolean): void {
  for (const [name, value] of EVERYWHERE) headers.set(name, value)
  if (isHttps) headers.set('strict-transport-security', HTTPS_ONLY)
  const policy = barePolicy(headers.get('content-type') ?? '')
  if (policy && !headers.has('content-security-policy')) headers.set('content-security-policy', policy)
}

/** Adds the headers of every response, and counts it. */
const completeAnswers =
  ({ metrics, isHttps }: { readonly metrics: Metrics; readonly isHttps: boolean }): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    completeHeaders(c.res.headers, isHttps)
    const seconds = (performance.now() - start) / 1000
    metrics.observe({ area: areaOf(c.req.path), status: c.res.status, seconds })
  }

const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8'

/** Paths that robots ask for first; they are made of the catalogues. */
const FOR_ROBOTS = ['/robots.txt', '/sitemap.xml', '/sitemaps/*']

/** Path that this server requests at a tenant's name, to know whether the name leads here. */
const FOR_ITSELF = '/.well-known/mostrador/*'

/**
 * Answers errors beyond the API and the pages: the back-soon page where the database is away, or a
 * file cannot be read. The reason is only logged.
 */
const answerError =
  (log: Pick<Log, 'error'>) =>
  (error: Error, c: Context): Response => {
    if (isDatabaseAway(error)) return backSoonPage(c.req.method)
    log.error('page-failed', { route: pageRoute(c.req.path), message: error.message, stack: error.stack })
    if (error instanceof UnreadableFile) return backSoonPage(c.req.method)
    return c.text('Internal Server Error', 500)
  }

type HealthParts = {
  readonly isReady: () => Promise<boolean>
  readonly metrics: Metrics
  /** Decides which callers may read the metrics. */
  readonly metricsGuard: MetricsGuard
}

/** Mounts the health checks and the metrics. */
function mountHealth(site: Hono, { isReady, metrics, metricsGuard }: HealthParts): void {
  site.get('/healthz', (c) => c.text('ok'))
  site.get('/readyz', async (c) => ((await isReady()) ? c.text('ok') : c.text('database unreachable', 503)))
  site.get('/metrics', async (c) =>
    metricsGuard(c.req.raw.headers)
      ? c.text(await metrics.text(), 200, { 'content-type': PROMETHEUS_TEXT })
      : c.notFound(),
  )
}

type SiteParts = HealthParts & {
  readonly api: ReturnType<typeof createApi>
  readonly pages: StorefrontPages
  readonly storefrontFiles: StaticFiles
  readonly consoleFiles: StaticFiles
  readonly mapTiles: MapTileFiles
  /** Hosts of the tenants, which have no console, and the console's, which has nothing else. */
  readonly hosts: ConsoleHosts & Pick<Hosts, 'ownerOf'>
  /** Whether the public address has https. */
  readonly isHttps: boolean
  readonly outbox?: (() => Promise<Response>) | undefined
  /** Replaces the storefront's service worker, where there shall be none. */
  readonly worker?: (() => Response) | undefined
  /** Push service that the console calls, unless it is this server. */
  readonly push?: string | undefined
  /** Origin of its map's tiles; '' for this server. */
  readonly tileSource?: string | undefined
  readonly isEmpty?: (() => Promise<boolean>) | undefined
  readonly bank?: Bank | undefined
  /** Log of errors; without it the standard error. */
  readonly log?: Pick<Log, 'error'>
}

/**
 * Makes the site behind one port: health, the API, pictures, map tiles, the builds' files, the
 * console and the storefront's pages.
 */
export function createSite(parts: SiteParts): Hono {
  const { api, pages, storefrontFiles, consoleFiles, mapTiles, hosts } = parts
  const site = new Hono().onError(answerError(parts.log ?? createJsonLog(() => new Date())))

  site.use(completeAnswers(parts))
  site.use(async (c, next) => awayFromConsole(c.req.raw, hosts) ?? next())
  mountHealth(site, parts)
  const { outbox, bank, worker } = parts
  if (worker) site.get('/sw.js', () => worker())
  if (outbox) site.get('/dev/outbox', () => outbox())
  if (bank) site.all(`${BANK_PATH}/*`, async (c) => (await bank.answer(c.req.raw)) ?? c.notFound())
  for (const area of [...FOR_ROBOTS, FOR_ITSELF]) site.get(area, (c) => api.fetch(c.req.raw))
  for (const area of ['/api/*', '/files/*']) site.all(area, (c) => api.fetch(c.req.raw))
  site.get('/map-tiles/*', async (c) => (await mapTiles.answer(c.req.raw)) ?? c.text('No such tile', 404))
  const atConsole = { files: consoleFiles, foreign: parts, hosts, isEmpty: parts.isEmpty }
  for (const area of ['/console', '/console/*']) site.get(area, (c) => answerConsole(c.req.raw, atConsole))
  site.get('*', async (c, next) => (await storefrontFiles.answer(c.req.path.slice(1), c.req.raw)) ?? next())
  site.all('*', (c) => pages.answer(c.req.raw))
  return site
}
