import { expect, test } from 'vitest'
import { createClient, urlOf } from './client.ts'
import { routes } from './routes.ts'

const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })

test('fills the path, escapes it and repeats lists in the query', () => {
  expect(
    urlOf(routes.listMenuHashes, { params: { alias: 'a/b ñ' }, query: { orderModeId: ['1', '2'] } }),
  ).toBe('/api/diner/menu/a%2Fb%20%C3%B1/hash?orderModeId=1&orderModeId=2')
  expect(urlOf(routes.listOrders, { query: { phone: undefined } })).toBe('/api/orders')
})

test('sends the method, the body and the headers, and gives the answer as a value', async () => {
  const seen: [string, RequestInit | undefined][] = []
  const client = createClient(async (url, init) => {
    seen.push([url, init])
    return json({ soldOut: true })
  })
  const result = await client.setSoldOut({ params: { id: 'bc', plateId: 'p' }, body: { soldOut: true } })
  expect(result).toEqual({ ok: true, data: { soldOut: true } })
  expect(seen[0]?.[0]).toBe('/api/console/branchcontacts/bc/plates/p/soldout')
  expect(seen[0]?.[1]).toMatchObject({ method: 'PUT', body: '{"soldOut":true}' })
})

test('a refusal is a value with its problem document', async () => {
  const problem = { type: 't', title: 't', status: 404, code: 'order-not-found', detail: 'No está' }
  const client = createClient(async () =>
    json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } }),
  )
  expect(await client.getOrder({ params: { alias: 'a', code: 'c' } })).toEqual({ ok: false, problem })
})

test('a broken network and a foreign error page are refusals too', async () => {
  const down = createClient(async () => {
    throw new TypeError('fetch failed')
  })
  expect(await down.getRealtime()).toMatchObject({ ok: false, problem: { status: 0, code: 'network-error' } })
  const proxy = createClient(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await proxy.getRealtime()).toMatchObject({ ok: false, problem: { status: 502, code: 'http-error' } })
})
