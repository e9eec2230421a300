import { createApi } from '@mostrador/api/roof/create-api'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { beforeEach, expect, test } from 'vitest'
import { createMapTiles } from './map-tiles.ts'
import { createMetrics, metricsGuard } from './metrics.ts'
import { createStorefrontPages } from './pages/storefront-pages.ts'
import { createSite } from './site.ts'
import { openStaticFiles } from './static-files.ts'

const token = 'a token of the operator'
let database: { isThere: boolean }
let site: ReturnType<typeof createSite>

beforeEach(async () => {
  const { ports } = await startTestApi()
  database = { isThere: true }
  const files = await openStaticFiles('')
  site = createSite({
    api: createApi(ports),
    pages: createStorefrontPages({
      load: async () => ({ handle: async () => new Response('', { status: 404 }) }),
      apiFetch: async () => new Response(),
      provider: { name: 'Tucán', site: null },
      map: { tiles: '', attribution: '' },
      now: ports.now,
      strict: true,
    }),
    storefrontFiles: files,
    consoleFiles: files,
    mapTiles: createMapTiles(),
    isReady: async () => database.isThere,
    metrics: createMetrics(),
    metricsGuard: metricsGuard({ metricsToken: token, isTryout: false }),
    isHttps: false,
    hosts: ports.hosts,
  })
})

const ask = async (path: string) => {
  const answer = await site.request(path)
  return [answer.status, await answer.text()]
}

/** spec('decisions paths-that-are-not-shown.7') */
test('a process without its database is alive and not ready, and ready again when it is back', async () => {
  expect(await ask('/healthz')).toEqual([200, 'ok'])
  expect(await ask('/readyz')).toEqual([200, 'ok'])
  database.isThere = false
  expect(await ask('/healthz')).toEqual([200, 'ok'])
  expect(await ask('/readyz')).toEqual([503, 'database unreachable'])
  database.isThere = true
  expect(await ask('/readyz')).toEqual([200, 'ok'])
})

/** spec('decisions paths-that-are-not-shown.7') */
test('answers are counted by area and status, as Prometheus reads them, and name no person', async () => {
  await ask('/api/menu/nobody-in-particular')
  await ask('/api/menu/nobody-in-particular')
  await ask('/menu/nobody-in-particular')
  await ask('/healthz')
  const answer = await site.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await answer.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE mostrador_requests_total counter',
      'mostrador_requests_total{area="api",status="4xx"} 2',
      'mostrador_requests_total{area="pages",status="4xx"} 1',
      'mostrador_requests_total{area="pages",status="2xx"} 1',
      'mostrador_request_seconds_count{area="api"} 2',
      'mostrador_request_seconds_bucket{le="+Inf",area="api"} 2',
    ]),
  )
  const sample = /^[a-z_:][a-z0-9_:]*(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \S+$/i
  expect(lines.filter((line) => line !== '' && !line.startsWith('# ') && !sample.test(line))).toEqual([])
  expect(lines.join('\n')).not.toContain('nobody')
})

/** spec('decisions beyond-the-documents.31') */
test('the numbers are for who shows the token, or for whoever is at the machine that the product is tried out on', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer of nobody', token, `Basic ${token}`]) {
    const answer = await site.request('/metrics', { headers: { authorization } })
    expect([authorization, answer.status]).toEqual([authorization, 404])
    expect(await answer.text()).not.toContain('mostrador_')
  }
  const isOpen = (isTryout: boolean) => metricsGuard({ metricsToken: undefined, isTryout })(new Headers())
  expect([isOpen(true), isOpen(false)]).toEqual([true, false])
})
