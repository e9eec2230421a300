import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { urlOf } from './route.ts'
import * as routes from './routes.ts'

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
  }, routes)
  const result = await client.setSoldOut({
    params: { id: 'bc' },
    body: { thing: { kind: 'PLATE', id: 'p' }, soldOut: false },
  })
  expect(result).toEqual({ ok: true, data: { soldOut: true } })
  expect(seen[0]?.[0]).toBe('/api/console/branchcontacts/bc/soldout')
  expect(seen[0]?.[1]).toMatchObject({
    method: 'PUT',
    body: '{"thing":{"kind":"PLATE","id":"p"},"soldOut":false}',
  })
})

test('a refusal is a value with its problem document', async () => {
  const problem = { type: 't', title: 't', status: 404, code: 'order-not-found', detail: 'No está' }
  const client = createClient(
    async () => json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } }),
    routes,
  )
  expect(await client.getOrder({ params: { alias: 'a', code: 'c' } })).toEqual({ ok: false, problem })
})

test('a broken network and a foreign error page are refusals too', async () => {
  const down = createClient(async () => {
    throw new TypeError('fetch failed')
  }, routes)
  expect(await down.getRealtime()).toMatchObject({ ok: false, problem: { status: 0, code: 'network-error' } })
  const proxy = createClient(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), routes)
  expect(await proxy.getRealtime()).toMatchObject({ ok: false, problem: { status: 502, code: 'http-error' } })
})

const answering = (seen: string[]) => async (url: string) => {
  seen.push(url)
  return Response.json({})
}

test('a route that the client has with it is called in the same moment, without the others', () => {
  const seen: string[] = []
  const { logDinerError } = routes
  const others = () => Promise.reject(new Error('nobody asked for them'))
  const client = createClient(answering(seen), { logDinerError }, others)
  void client.logDinerError({ body: { bcId: null, branchId: null, url: null, component: 'x' } })
  expect(seen).toEqual(['/api/diner/log'])
})

test('another one is called once the others are there', async () => {
  const seen: string[] = []
  const client = createClient(answering(seen), {}, async () => routes)
  expect(await client.getRealtime()).toMatchObject({ ok: true })
  expect(seen).toEqual(['/api/rt'])
  expect(client.getRealtime).toBe(client.getRealtime)
})

test('routes that do not come are a broken network, and the client itself is no promise', async () => {
  const client = createClient(answering([]), {}, () => Promise.reject(new Error('down')))
  expect(await client.getRealtime()).toMatchObject({
    ok: false,
    problem: { status: 0, code: 'network-error' },
  })
  expect(await Promise.resolve(client)).toBe(client)
})
