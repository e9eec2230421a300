import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { loadMyOrders, NO_ORDERS, type OrdersPage } from './load-my-orders.ts'
import { findCustomer } from './ordering-customer.ts'

/** A server that answers everything but the log so, and what it was asked. */
function serverThat(answer: unknown) {
  const { asked } = openPage({ answer: ({ url }) => (url === '/api/diner/log' ? undefined : answer) })
  return { asked, client: createClient((url, init) => fetch(url, init), routes) }
}

const ana = { phone: '+541123456789', branchId: 'b1', branchContactId: 'c1' }

test('a customer that is known is told', async () => {
  const customer = { name: 'Ana' }
  const { client, asked } = serverThat(customer)
  expect(await findCustomer(client, ana)).toEqual({ status: 'known', customer })
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/orderingcustomer/%2B541123456789?branchId=b1&branchContactId=c1',
  ])
})

test('a phone without a customer has none', async () => {
  const { client, asked } = serverThat(undefined)
  expect(await findCustomer(client, ana)).toEqual({ status: 'nobody' })
  expect(asked).toHaveLength(1)
})

test('a customer that cannot be asked for is told to the log alone, without the phone', async () => {
  const { client, asked } = serverThat(refusal(500, 'request-failed'))
  expect(await findCustomer(client, ana)).toEqual({ status: 'failed' })
  expect(asked[1]).toMatchObject({
    url: '/api/diner/log',
    body: { branchId: 'b1', bcId: 'c1', component: 'customer', payload: { code: 'request-failed' } },
  })
  expect(JSON.stringify(asked[1]?.body)).not.toContain('1123456789')
})

const key = { phone: '+541123456789', branchContactId: 'c1' }
const page = {
  orders: [{ code: 'A' }, { code: 'B' }],
  more: true,
  ofThisBrowser: false,
  isBroken: false,
} as unknown as OrdersPage

test('the next page of orders comes after those before', async () => {
  const { client, asked } = serverThat({
    dinerOrders: { orders: [{ code: 'C' }], more: false, ofThisBrowser: false },
  })
  const after = await loadMyOrders(client, key, page)
  expect(after).toEqual({
    orders: [{ code: 'A' }, { code: 'B' }, { code: 'C' }],
    more: false,
    ofThisBrowser: false,
    isBroken: false,
  })
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/orders?phone=%2B541123456789&branchContactId=c1&offset=2',
  ])
})

test('orders that cannot be read are none, and are told to the log alone', async () => {
  const { client, asked } = serverThat(refusal(500, 'request-failed'))
  expect(await loadMyOrders(client, key, NO_ORDERS)).toMatchObject({
    orders: [],
    more: false,
    isBroken: true,
  })
  expect(asked[1]).toMatchObject({ url: '/api/diner/log', body: { bcId: 'c1', component: 'orders' } })
})

/** spec('001 §9.6') */
test('a next page that cannot be read leaves those before, and can be asked for again', async () => {
  const answers: unknown[] = [
    undefined,
    { dinerOrders: { orders: [{ code: 'C' }], more: false, ofThisBrowser: false } },
  ]
  openPage({
    answer: ({ url }) => {
      if (url === '/api/diner/log') return undefined
      const told = answers.shift()
      if (told === undefined) throw new TypeError('Failed to fetch')
      return told
    },
  })
  const client = createClient((url, init) => fetch(url, init), routes)
  const broken = await loadMyOrders(client, key, page)
  expect(broken).toEqual({ ...page, isBroken: true })
  expect(await loadMyOrders(client, key, broken)).toMatchObject({
    orders: [{ code: 'A' }, { code: 'B' }, { code: 'C' }],
    more: false,
    isBroken: false,
  })
})

test('before any was read there are none', () => {
  expect(NO_ORDERS).toEqual({ orders: [], more: false, ofThisBrowser: true, isBroken: false })
})
