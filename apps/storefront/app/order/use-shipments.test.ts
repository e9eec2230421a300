import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test } from 'vitest'
import { loadShipments } from './use-shipments.ts'

const ID = '0197f000-0000-7000-8000-000000000001'
const shipment = { id: ID, status: 'IN_STORE', shipmentUrl: '/a', trackingUrl: '/b', securityCode: '0042' }

/** A client of a server that answers so, and what it was asked. */
function answering(status: number, body: unknown) {
  const asked: string[] = []
  const client = createClient(async (url) => {
    asked.push(url)
    if (url.includes('/log')) return new Response(null, { status: 204 })
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }, routes)
  return { client, asked }
}

/** spec('001 §3.1') */
test('the shipments of an order are asked for by its logistics id', async () => {
  const { client, asked } = answering(200, { shipments: [shipment] })
  expect(await loadShipments(client, ID)).toEqual([shipment])
  expect(asked).toEqual([`/api/shipments/order/${ID}`])
})

test.each([404, 500])(
  'after %i the order is shown without them, and only the log hears of it',
  async (status) => {
    const { client, asked } = answering(status, { code: 'shipment-not-found', status })
    expect(await loadShipments(client, ID)).toEqual([])
    expect(asked).toContain('/api/diner/log')
  },
)
