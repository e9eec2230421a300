import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@mostrador/api/roof/create-api'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMapTiles } from './map-tiles.ts'
import { createMetrics } from './metrics.ts'
import { createStorefrontPages } from './pages/storefront-pages.ts'
import { createSite } from './site.ts'
import { openStaticFiles } from './static-files.ts'

// Answers that are no pages: data, files, pictures, texts for robots and operators.

const ADDRESSES = [
  '/api/openapi.json',
  '/api/menu/nobody',
  '/api/no/such/path',
  '/api/country/ar',
  `/files/${'a'.repeat(64)}/640.webp`,
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/metrics',
  '/map-tiles/12/1383/2468.svg',
  '/map-tiles/none',
  '/assets/plate.svg',
  '/assets/list.json',
  '/console/look.css',
] as const

let folder: string
let logged: unknown[][]
let site: ReturnType<typeof createSite>

beforeAll(async () => {
  logged = []
  folder = await mkdtemp(join(tmpdir(), 'answers-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/plate.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'assets/list.json'), '[]')
  await writeFile(join(folder, 'look.css'), 'b{}')
  await writeFile(join(folder, 'sw.js'), 'self.x=1')
  const { ports } = await startTestApi()
  const files = await openStaticFiles(folder)
  site = createSite({
    api: createApi(ports),
    pages: createStorefrontPages({
      load: async () => ({
        handle: async () => {
          throw new Error('select * from secrets failed')
        },
      }),
      apiFetch: async () => new Response(),
      provider: { name: 'Tucán', site: null },
      now: ports.now,
      strict: true,
    }),
    storefrontFiles: files,
    consoleFiles: files,
    mapTiles: createMapTiles(),
    isReady: async () => true,
    metrics: createMetrics(),
    metricsGuard: () => true,
    isHttps: false,
    hosts: ports.hosts,
    log: { error: (...what) => void logged.push(what) },
  })
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (address: string): Response | Promise<Response> =>
  site.request(address, { headers: { origin: 'https://evil.example' } })

test.each(ADDRESSES)('%s runs nothing, loads nothing and stands in no frame', async (address) => {
  const { headers } = await ask(address)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toContain("default-src 'none'")
  expect(policy.split('; ')).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test('a script stands in no frame either, and a worker may go on loading what it needs', async () => {
  expect((await ask('/sw.js')).headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
})

test.each([...ADDRESSES, '/sw.js'])('%s is what it says, and no other site reads it', async (address) => {
  const { headers } = await ask(address)
  const type = headers.get('content-type') ?? ''
  expect(type).not.toBe('')
  if (/^text\/|\+xml|\/xml/.test(type)) expect(type).toMatch(/;\s*charset=utf-8$/i)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})

test('a failure is logged as one event, and the caller reads nothing of it', async () => {
  const answer = await ask('/menu/a/order/7f3k9qw2zd?phone=1123456789')
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error'])
  expect(logged).toEqual([
    [
      'page-failed',
      expect.objectContaining({
        route: '/menu/{alias}/order/{orderCode}',
        message: 'select * from secrets failed',
      }),
    ],
  ])
})
