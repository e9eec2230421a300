import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test, vi } from 'vitest'
import { quietly, reportQuietly } from './quiet.ts'

/** A server that refuses everything but the log, and remembers what it was told. */
function refusingServer() {
  const logged: unknown[] = []
  const client = createClient(async (url, init) => {
    if (!url.startsWith('/api/diner/log')) return new Response('', { status: 500 })
    logged.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 204 })
  }, routes)
  return { client, logged }
}

/** spec('000 §8.23') spec('001 §8.19') */
test('a quiet failure gives what stands in its place, and the server hears of it', async () => {
  const { client, logged } = refusingServer()
  const call = client.listIndicators({ query: { branchId: 'b1' } })
  const indicators = await quietly(call, {
    client,
    failure: 'indicators',
    instead: { indicators: [] },
    branchId: 'b1',
  })
  expect(indicators).toEqual({ indicators: [] })
  expect(logged).toMatchObject([
    { branchId: 'b1', component: 'indicators', payload: { code: 'http-error', status: 500 } },
  ])
})

/** spec('000 §7.3') */
test('a log that fails too stays quiet', async () => {
  const client = createClient(() => Promise.reject(new Error('offline')), routes)
  const call = client.listIndicators({ query: { branchId: 'b1' } })
  await expect(
    quietly(call, { client, failure: 'indicators', instead: { indicators: [] } }),
  ).resolves.toEqual({ indicators: [] })
})

test('an answer is handed on untouched, and nothing is logged', async () => {
  const asked: string[] = []
  const client = createClient(async (url) => {
    asked.push(url)
    return Response.json({ indicators: [] })
  }, routes)
  const call = client.listIndicators({ query: { branchId: 'b1' } })
  const instead = { indicators: [], isInstead: true }
  expect(await quietly(call, { client, failure: 'indicators', instead })).toEqual({ indicators: [] })
  expect(asked).toHaveLength(1)
})

test('the log hears where it happened, as far as that is known, and what else was said of it', () => {
  const { client, logged } = refusingServer()
  reportQuietly(client, 'storage')
  vi.stubGlobal('location', { href: 'https://shop.test/menu/ombu' })
  reportQuietly(client, 'storage', { branchContactId: 'c1', branchId: 'b1', payload: 'full' })
  vi.unstubAllGlobals()
  expect(logged).toEqual([
    { bcId: null, branchId: null, url: null, component: 'storage' },
    { bcId: 'c1', branchId: 'b1', url: 'https://shop.test/menu/ombu', component: 'storage', payload: 'full' },
  ])
})

test('the payload of a caller is logged in place of the answer', async () => {
  const { client, logged } = refusingServer()
  const call = client.listIndicators({ query: { branchId: 'b1' } })
  await quietly(call, { client, failure: 'indicators', instead: { indicators: [] }, payload: 'mine' })
  expect(logged).toMatchObject([{ payload: 'mine' }])
})
