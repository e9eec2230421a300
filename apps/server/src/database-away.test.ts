import { createServer, type Server, type Socket } from 'node:net'
import { createApi } from '@mostrador/api/roof/create-api'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { backSoonCopy } from '@mostrador/copy/back-soon'
import { openDatabase } from '@mostrador/database/open-database'
import type { Database } from '@mostrador/database/rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadiness } from './database-ready.ts'
import { createMapTiles } from './map-tiles.ts'
import { createMetrics } from './metrics.ts'
import { createStorefrontPages } from './pages/storefront-pages.ts'
import { createSite } from './site.ts'
import { openStaticFiles } from './static-files.ts'

// The whole site on a database that takes connections and never says a word, as one that was
// stopped in the middle.

let server: Server
let database: Awaited<ReturnType<typeof openDatabase<Database>>>
let site: ReturnType<typeof createSite>
const sockets = new Set<Socket>()
const told: unknown[] = []
const endings: (() => Promise<void>)[] = []

beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    sockets.add(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const url = `postgres://shop@127.0.0.1:${port}/shop`
  database = await openDatabase<Database>(url, { max: 2, connectionWait: 300, log: () => undefined })
  // As patient as in production: readiness has a time of its own.
  const patient = await openDatabase<Database>(url, { max: 1, log: () => undefined })
  endings.push(patient.close, database.close)
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (...what: unknown[]) => void told.push(what),
  }
  const { ports } = await startTestApi({ database: database.db, log })
  const api = createApi(ports)
  const files = await openStaticFiles('')
  site = createSite({
    api,
    pages: createStorefrontPages({
      load: async () => ({
        handle: async (_request, { apiFetch }) => {
          const found = await apiFetch('/api/diner/any-shop')
          return new Response('a page', { status: found.status })
        },
      }),
      apiFetch: async (asked, init) => api.request(asked, init),
      provider: { name: 'Tucán', site: null },
      now: ports.now,
      strict: true,
      hosts: ports.hosts,
    }),
    storefrontFiles: files,
    consoleFiles: files,
    mapTiles: createMapTiles(),
    isReady: createReadiness(() => patient.pool.query('select')),
    metrics: createMetrics(),
    metricsGuard: () => true,
    isHttps: false,
    hosts: ports.hosts,
  })
})

afterAll(async () => {
  server.close()
  for (const socket of sockets) socket.destroy()
  for (const close of endings) await close()
})

/** spec('decisions paths-that-are-not-shown.7') */
test('it is alive and not ready, and says so within two seconds to everybody who asks', async () => {
  expect((await site.request('/healthz')).status).toBe(200)
  const begun = performance.now()
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.request('/readyz')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test('programs are told when to try again, and no error is logged', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => site.request('/api/diner/any-shop')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  const [answer] = answers
  expect(answer?.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(answer?.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
  expect(await answer?.json()).toMatchObject({ status: 503, code: 'try-again' })
  expect(told).toEqual([])
})

test.each(['/menu/any-shop', '/menu/any-shop?phone=1', '/guia'])(
  'people at %s read in Spanish that it comes back, and the page asks again by itself',
  async (path) => {
    const answer = await site.request(path)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
    const html = await answer.text()
    expect(html).toContain('<html lang="es">')
    expect(html).toMatch(/<meta http-equiv="refresh" content="[1-9]\d?"/)
    expect(html).toContain(backSoonCopy.hint)
  },
)

test('also on a host that may be a tenant’s own', async () => {
  const answer = await site.request('http://pedidos.example.com/')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
})
