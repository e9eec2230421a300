import type { createApi } from '@mostrador/api/create-api'
import { Hono } from 'hono'
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

/** The console is one page that asks the API for everything; it brings no inline script. */
const consolePolicy = (push: string | undefined): string =>
  [
    "default-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${push ?? ''}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

async function answerConsole(
  files: StaticFiles,
  request: Request,
  push: string | undefined,
): Promise<Response | undefined> {
  const path = new URL(request.url).pathname.replace(/^\/console\/?/, '')
  const asset = path && (await files.answer(path, request))
  if (asset) return asset
  const page = await files.answer('index.html', request)
  page?.headers.set('content-security-policy', consolePolicy(push))
  return page
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
  /** The page of the messages that nobody sends, where it may be read. */
  readonly outbox?: (() => Promise<Response>) | undefined
  /** What stands in the place of the storefront's service worker, where there shall be none. */
  readonly worker?: (() => Response) | undefined
  /** The push service that the console calls, where it is not this server. */
  readonly push?: string | undefined
  /** The built-in bank, where it is open. */
  readonly bank?: Bank | undefined
}): Hono {
  const { api, pages, storefrontFiles, consoleFiles, mapTiles, isReady, metrics } = parts
  const site = new Hono()

  site.use(async (c, next) => {
    const start = performance.now()
    await next()
    for (const [name, value] of EVERYWHERE) c.res.headers.set(name, value)
    metrics.observe({
      area: areaOf(c.req.path),
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    })
  })
  site.get('/healthz', (c) => c.text('ok'))
  site.get('/readyz', async (c) => ((await isReady()) ? c.text('ok') : c.text('database unreachable', 503)))
  const { outbox, bank, push, worker } = parts
  if (worker) site.get('/sw.js', () => worker())
  if (outbox) site.get('/dev/outbox', () => outbox())
  site.get('/metrics', async (c) => c.text(await metrics.text()))
  if (bank) site.all(`${BANK_PATH}/*`, async (c) => (await bank.answer(c.req.raw)) ?? c.notFound())
  for (const area of ['/api/*', '/files/*']) site.all(area, (c) => api.fetch(c.req.raw))
  site.get('/map-tiles/*', async (c) => (await mapTiles.answer(c.req.raw)) ?? c.text('No such tile', 404))
  for (const area of ['/console', '/console/*']) {
    site.get(
      area,
      async (c) =>
        (await answerConsole(consoleFiles, c.req.raw, push)) ?? c.text('The console is not built', 404),
    )
  }
  site.get('*', async (c, next) => (await storefrontFiles.answer(c.req.path.slice(1), c.req.raw)) ?? next())
  site.all('*', (c) => pages.answer(c.req.raw))
  return site
}
