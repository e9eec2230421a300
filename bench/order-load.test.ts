import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { OrderTemplate } from './valid-order.ts'
import { placeOrders } from './order-load.ts'

const endings: (() => void)[] = []

afterEach(() => {
  for (const end of endings.splice(0)) end()
})

type Heard = { readonly key: string; readonly caller: string; readonly body: string }

/** A server that answers every third request in pieces, and every seventh with a refusal. */
async function startServer() {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const { 'idempotency-key': key, 'x-forwarded-for': caller } = request.headers
    void text(request).then((body) => {
      heard.push({ key: String(key), caller: String(caller), body })
      response.statusCode = heard.length % 7 === 0 ? 422 : 201
      const answer = JSON.stringify({ number: heard.length })
      if (heard.length % 3 === 0) response.write(' ')
      else response.setHeader('content-length', answer.length)
      response.end(answer)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  endings.push(() => server.close())
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/order` }
}

test('every order is sent once, whole, by a diner of its own, and refusals are told apart', async () => {
  const { heard, url } = await startServer()
  const orders: OrderTemplate[] = [
    ['{"shop":1,"phone":"', '"}'],
    ['{"shop":2,"phone":"', '"}'],
  ]
  const load = await placeOrders({ url, connections: 4, requests: 50, orders })
  expect(load).toMatchObject({ answers: 43, failures: 7 })
  expect(heard).toHaveLength(50)
  expect(new Set(heard.map(({ key }) => key)).size).toBe(50)
  expect(new Set(heard.map(({ caller }) => caller)).size).toBe(50)
  const bodies = heard.map(({ body }) => JSON.parse(body) as { shop: number; phone: string })
  expect(bodies.filter(({ shop }) => shop === 1)).toHaveLength(25)
  expect(bodies.every(({ phone }) => phone.startsWith('+598 99 '))).toBe(true)
})
