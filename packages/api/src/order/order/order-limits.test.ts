import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../roof/create-api.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { LIMITS, type Limits } from '../../ground/rate-limit/limits.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { placeOnline } from '../../testing/online-orders.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { testProvider } from '../../testing/test-provider.ts'

const limits: Limits = {
  rates: {
    ...LIMITS.rates,
    'place-order-local': { ...LIMITS.rates['place-order-local'], times: 3, seconds: 600 },
  },
  sizes: {
    ...LIMITS.sizes,
    'unpaid-orders-phone': { most: 2, unit: 'at once' },
    'unpaid-orders-local': { most: 3, unit: 'at once' },
  },
}

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
let sent = 0

beforeEach(async () => {
  api = await startTestApi({ limits })
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 100_000 })
})

const later = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}

async function order(at = contact, phone = '11 2345-6789', client = api.client) {
  sent += 1
  const own = at === contact ? plate : await api.given.plate(at)
  const body = { ...(await api.given.orderBody(at, { items: [{ plate: own }] })), phone }
  const answer = await client.placeOrder({ headers: { 'idempotency-key': `limited-${sent}` }, body })
  return answer.ok ? answer.data.number : answer.problem.code
}

describe('a contact', () => {
  test('is sent so many orders in ten minutes, from wherever and through whichever server', async () => {
    const second = createApi({ ...api.ports, rateLimiter: createRateLimiter() })
    const other = createClient(async (url, init) => second.request(url, init), routes)
    expect(await order(contact, '11 2345-0001')).toBe(1)
    expect(await order(contact, '11 2345-0002', other)).toBe(2)
    expect(await order(contact, '11 2345-0003')).toBe(3)
    expect(await order(contact, '11 2345-0004', other)).toBe('too-many-orders')
    expect(await order(contact, '11 2345-0005')).toBe('too-many-orders')
    expect(await order(await api.given.branchContact())).toBe(1)
    later(11)
    expect(await order(contact, '11 2345-0006', other)).toBe(4)
  })

  test('takes the limit without a query of its own', async () => {
    const body = await api.given.orderBody(contact, { items: [{ plate }] })
    const place = () => api.client.placeOrder({ headers: { 'idempotency-key': 'counted-one' }, body })
    await order()
    const statements = await statementsOf(place)
    expect(statements.filter((text) => /order_daily_counters|order_flood/.test(text))).toHaveLength(1)
  })
})

/** Orders with a card; the code of the refusal, or undefined. */
async function waiting(name: string, phone: string) {
  try {
    await placeOnline({ api, contact, plate }, { name, claim: { phone } })
    return undefined
  } catch (error) {
    return (JSON.parse((error as Error).message) as { code: string }).code
  }
}

describe('orders that wait for their payment', () => {
  const ANA = '11 2345-6789'

  test('are so many of one phone, until one is paid or gone', async () => {
    expect(await waiting('unpaid-1', ANA)).toBeUndefined()
    expect(await waiting('unpaid-2', ANA)).toBeUndefined()
    expect(await waiting('unpaid-3', '+5491123456789')).toBe('unpaid-orders-open')
    await api.ports.database
      .updateTable('orders')
      .set({ payment_status: 'APPROVED' })
      .where('number', '=', 1)
      .execute()
    expect(await waiting('unpaid-4', ANA)).toBeUndefined()
  })

  test('are so many of one contact, where cash is taken all the same', async () => {
    for (const phone of ['11 2345-0001', '11 2345-0002', '11 2345-0003'])
      expect(await waiting(`crowd-${phone}`, phone)).toBeUndefined()
    later(11)
    expect(await waiting('crowd-4', '11 2345-0004')).toBe('unpaid-orders-crowd')
    expect(await order(contact, '11 2345-0004')).toBe(4)
  })
})

describe('whoever has many networks', () => {
  const limited = async (rules: Parameters<typeof createRateLimiter>[0]) => {
    api = await startTestApi({ rateLimiter: createRateLimiter(rules) })
    contact = await api.given.branchContact()
    plate = await api.given.plate(contact, { price: 100_000 })
  }

  test('meets the limit of the phone, of the brand and of all', async () => {
    const rules = {
      'place-order-phone': { times: 1 },
      'place-order-brand': { times: 2 },
      'place-order-all': { times: 3 },
    }
    await limited({ rules })
    expect(await order(contact, '11 2345-0001')).toBe(1)
    expect(await order(contact, '+5491123450001')).toBe('too-many-requests')
    expect(await order(contact, '11 2345-0002')).toBe(2)
    expect(await order(contact, '11 2345-0003')).toBe('too-many-orders')
    const other = await api.given.branchContact()
    expect(await order(other, '11 2345-0003')).toBe(1)
    expect(await order(other, '11 2345-0004')).toBe('too-many-orders')
  })

  test('gets the order that was placed, however many came since', async () => {
    await limited({ rules: { 'place-order-phone': { times: 1 } } })
    const body = await api.given.orderBody(contact, { items: [{ plate }] })
    const place = () => api.client.placeOrder({ headers: { 'idempotency-key': 'once-and-again' }, body })
    const first = await place()
    expect(first).toMatchObject({ ok: true })
    expect(await place()).toEqual(first)
  })
})

describe('of one order', () => {
  const takers = async (refused?: string) => {
    const taken: string[] = []
    const take = async (name: string) => {
      taken.push(name)
      return name !== refused
    }
    const payments = testProvider()
    api = await startTestApi({ rateLimiter: { take }, payments })
    contact = await api.given.branchContact()
    plate = await api.given.plate(contact, { price: 100_000 })
    taken.length = 0
    return taken
  }
  const OF_ALL = ['place-order', 'place-order-phone', 'place-order-brand', 'place-order-all']

  test('its address, its phone, its brand and all are counted, and the network of one that waits', async () => {
    const paidAtTheDoor = await takers()
    expect(await order()).toBe(1)
    expect(paidAtTheDoor.filter((name) => name.includes('order'))).toEqual(OF_ALL)
    const paidOnline = await takers()
    expect(await waiting('counted', '11 2345-6789')).toBeUndefined()
    expect(paidOnline.filter((name) => name.includes('order'))).toEqual([
      ...OF_ALL.slice(0, 2),
      'unpaid-order-network',
      ...OF_ALL.slice(2),
    ])
  })

  test('that waits for its payment the limit of its network applies, and not to others', async () => {
    await takers('unpaid-order-network')
    expect(await order()).toBe(1)
    expect(await waiting('crowded', '11 2345-6789')).toBe('too-many-requests')
  })
})
