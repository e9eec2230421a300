import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { beforeEach, expect, test } from 'vitest'
import { createOrderAttempts } from './order-attempt.ts'
import { sendOrder } from './send-order.ts'

type Happening = 'answers' | 'times out' | 'loses the answer' | 'never arrives' | 'is busy' | 'refuses'

/**
 * A server that takes one order for each key, behind a network that does what it is told, then
 * answers.
 */
function fakeServer() {
  const orders = new Map<string, { readonly body: string; readonly code: string }>()
  const next: Happening[] = []
  const bodies: string[] = []
  const problem = (status: number, code: string) =>
    Response.json({ status, code }, { status, headers: { 'content-type': 'application/problem+json' } })

  function take(key: string, body: string): Response {
    const known = orders.get(key)
    if (known && known.body !== body) return problem(409, 'idempotency-key-reused')
    const order = known ?? { body, code: `ORDER${orders.size + 1}` }
    orders.set(key, order)
    return Response.json({ code: order.code, number: 1 }, { status: 201 })
  }

  const client = createClient(async (_url, init) => {
    const happening = next.shift() ?? 'answers'
    if (happening === 'never arrives') throw new TypeError('fetch failed')
    bodies.push(JSON.parse(String(init?.body)).notes)
    if (happening === 'times out') return problem(408, 'request-timeout')
    if (happening === 'is busy') return problem(429, 'too-many-requests')
    if (happening === 'refuses') return problem(422, 'order-refused')
    const answer = take(new Headers(init?.headers).get('idempotency-key') ?? '', String(init?.body))
    if (happening === 'loses the answer') throw new TypeError('fetch failed')
    return answer
  }, routes)
  return { orders, next, bodies, client }
}

let server: ReturnType<typeof fakeServer>
let storage: Map<string, string>
beforeEach(() => {
  server = fakeServer()
  storage = new Map()
  keys = 0
})
let keys = 0

/** Sends from a page that was just loaded: what it knows is what the storage kept. */
async function order(notes: string, ...happenings: readonly Happening[]) {
  server.next.push(...happenings)
  const attempts = createOrderAttempts(
    {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    () => `key-${(keys += 1)}`,
  )
  const sent = await sendOrder(
    { alias: 'palermo', body: JSON.stringify({ notes }) },
    {
      attempts,
      send: (key, body) =>
        server.client.placeOrder({ headers: { 'idempotency-key': key }, body: JSON.parse(body) }),
    },
  )
  if (sent.result.ok) attempts.forget('palermo')
  return { isEarlier: sent.isEarlier, code: sent.result.ok ? sent.result.data.code : undefined }
}

const placed = () => [...server.orders.values()].map(({ body }) => JSON.parse(body).notes)

test('the same order sent again after a lost answer is the order that arrived', async () => {
  await order('one', 'loses the answer')
  expect(await order('one')).toEqual({ code: 'ORDER1', isEarlier: false })
  expect(placed()).toEqual(['one'])
})

test('a changed order after a lost answer leads to the one that had arrived', async () => {
  await order('one', 'loses the answer')
  expect(await order('two')).toEqual({ code: 'ORDER1', isEarlier: true })
  expect(placed()).toEqual(['one'])
})

test('a changed order after a try that never arrived is the only one', async () => {
  await order('one', 'never arrives')
  expect(await order('two')).toEqual({ code: 'ORDER1', isEarlier: false })
  expect(placed()).toEqual(['two'])
})

test('of several lost tries the one that arrived is found', async () => {
  await order('one', 'never arrives')
  await order('two', 'loses the answer')
  await order('three', 'is busy')
  expect(await order('four')).toEqual({ code: 'ORDER1', isEarlier: true })
  expect(placed()).toEqual(['two'])
})

test('a refusal does not make the lost try forgotten', async () => {
  await order('one', 'loses the answer')
  await order('two', 'refuses')
  expect(await order('three')).toEqual({ code: 'ORDER1', isEarlier: true })
})

test('an answer that is lost while it is looked for is looked for again', async () => {
  await order('one', 'loses the answer')
  expect(await order('two', 'answers', 'never arrives')).toEqual({ code: undefined, isEarlier: false })
  expect(await order('two')).toEqual({ code: 'ORDER1', isEarlier: true })
  expect(placed()).toEqual(['one'])
})

test('an order after a placed one is another one', async () => {
  await order('one')
  expect(await order('one')).toEqual({ code: 'ORDER2', isEarlier: false })
})

test('a refused order is no try that is remembered', async () => {
  expect(await order('one', 'refuses')).toEqual({ code: undefined, isEarlier: false })
  expect(storage.size).toBe(0)
})

test('a server that took too long may have the order all the same', async () => {
  await order('one', 'times out')
  expect(storage.size).toBe(1)
  expect(await order('one')).toEqual({ code: 'ORDER1', isEarlier: false })
})

test('where no earlier try is the order, the diner begins anew; what was refused is not sent again', async () => {
  await order('one', 'loses the answer')
  expect(await order('two', 'answers', 'refuses')).toEqual({ code: undefined, isEarlier: false })
  expect(server.bodies).toEqual(['one', 'two', 'one'])
  expect(storage.size).toBe(0)
  expect(await order('three')).toEqual({ code: 'ORDER2', isEarlier: false })
})
