import { expect, test } from 'vitest'
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../shipment/shipment-status.ts'
import { FOLLOWS_AS, followOrder, type OrderChanger } from './follow-order.ts'

const OPEN: readonly ShipmentStatus[] = [
  'PENDING',
  'LOOKING_FOR_DRIVER',
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFF',
  'ON_ROUTE_TO_DROP_OFFS',
  'STACKING',
]

/** spec('001 §4.8') spec('decisions enumerations.5') */
test.each([
  ['SHOP', 'STORE_CANCELED', 'STAFF'],
  ['CUSTOMER', 'CUSTOMER_CANCELED', 'DINER'],
  ['SYSTEM', 'CANCELED', 'SYSTEM'],
] as const)('an order that is canceled by %s ends its shipment as %s', (by, canceled, actor) => {
  expect(FOLLOWS_AS[by]).toBe(actor)
  for (const status of SHIPMENT_STATUSES)
    expect([status, followOrder(status, 'cancel', by)]).toEqual([
      status,
      OPEN.includes(status) ? canceled : null,
    ])
})

test('an order that is handed over ends it: delivered where a rider had left with it, else called off', () => {
  const ends = OPEN.map((status) => followOrder(status, 'deliver', 'SHOP'))
  expect(ends).toEqual([
    'STORE_CANCELED',
    'STORE_CANCELED',
    'STORE_CANCELED',
    'STORE_CANCELED',
    'DELIVERED',
    'DELIVERED',
    'STORE_CANCELED',
  ])
})

test('food that is ready is on offer, and what is being stacked or carried stays where it is', () => {
  for (const status of SHIPMENT_STATUSES) {
    expect(followOrder(status, 'ready', 'SHOP')).toBe(status === 'PENDING' ? 'LOOKING_FOR_DRIVER' : null)
    for (const by of ['SHOP', 'CUSTOMER', 'SYSTEM'] satisfies OrderChanger[])
      expect(followOrder(status, 'accept', by)).toBeNull()
  }
})
