import { expect, test } from 'vitest'
import { createPartialClient } from './partial-client.ts'
import { dinerRoutes } from './diner/diner-routes.ts'
import { routes } from './routes.ts'

const answering = (seen: string[]) => async (url: string) => {
  seen.push(url)
  return Response.json({})
}

test('a first route is called in the same moment, without the others', () => {
  const seen: string[] = []
  const all = () => Promise.reject(new Error('nobody asked for them'))
  const client = createPartialClient(answering(seen), { first: dinerRoutes, all })
  void client.logDinerError({ body: { bcId: null, branchId: null, url: null, component: 'x' } })
  expect(seen).toEqual([routes.logDinerError.path])
})

test('another one is called once all routes are there', async () => {
  const seen: string[] = []
  const client = createPartialClient(answering(seen), { first: {}, all: async () => routes })
  expect(await client.getRealtime()).toMatchObject({ ok: true })
  expect(seen).toEqual([routes.getRealtime.path])
  expect(client.getRealtime).toBe(client.getRealtime)
})

test('routes that do not come are a broken network, and the client itself is no promise', async () => {
  const client = createPartialClient(answering([]), {
    first: {},
    all: () => Promise.reject(new Error('down')),
  })
  expect(await client.getRealtime()).toMatchObject({
    ok: false,
    problem: { status: 0, code: 'network-error' },
  })
  expect(await Promise.resolve(client)).toBe(client)
})
