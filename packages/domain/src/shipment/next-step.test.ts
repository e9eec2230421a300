import { expect, test } from 'vitest'
import { afterStep, currentShipment, nextStep, withUncheckedKey, type Carriage } from './next-step.ts'
import type { ShipmentStatus } from './shipment-status.ts'

const one = (id: string, status: ShipmentStatus, returnShipment = false) => ({ id, status, returnShipment })
const single = (status: ShipmentStatus, returnShipment = false): Carriage => ({
  kind: 'simple',
  id: 'a',
  status,
  shipments: [one('a', status, returnShipment)],
})
const stack = (status: ShipmentStatus, ...shipments: Carriage['shipments']): Carriage => ({
  kind: 'stack',
  id: 's',
  status,
  shipments,
})

test('a single shipment goes step by step to the door, and back only when it must return', () => {
  const way: (string | undefined)[] = []
  let carriage = single('LOOKING_FOR_DRIVER')
  for (let step = nextStep(carriage); step; step = nextStep(carriage)) {
    way.push(`${step.action} ${step.to}`)
    carriage = afterStep(carriage, step)
  }
  expect(way).toEqual([
    'accept ON_ROUTE_TO_PICK_UP',
    'arrive IN_STORE',
    'leave ON_ROUTE_TO_DROP_OFF',
    'deliver DELIVERED',
  ])
  expect(nextStep(single('DELIVERED', true))).toMatchObject({ action: 'return', to: 'RETURNED' })
  expect(nextStep(single('RETURNED', true))).toBeNull()
})

test('a stack goes as a whole until it has left the shop, then door by door in the picked order', () => {
  let carriage = stack('LOOKING_FOR_DRIVER', one('a', 'LOOKING_FOR_DRIVER'), one('b', 'LOOKING_FOR_DRIVER'))
  for (const to of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFFS'] as const) {
    const step = nextStep(carriage)
    expect(step).toMatchObject({ kind: 'stack', id: 's', to })
    if (step) carriage = afterStep(carriage, step)
  }
  expect(carriage.shipments.map(({ status }) => status)).toEqual([
    'ON_ROUTE_TO_DROP_OFFS',
    'ON_ROUTE_TO_DROP_OFFS',
  ])
  const leave = nextStep(carriage, 'b')
  expect(leave).toEqual({
    action: 'leave',
    kind: 'simple',
    id: 'b',
    to: 'ON_ROUTE_TO_DROP_OFF',
    shipmentId: 'b',
  })
  if (leave) carriage = afterStep(carriage, leave)
  expect(nextStep(carriage)).toMatchObject({ action: 'deliver', id: 'b', to: 'DELIVERED' })
  // Another door was picked instead: the first one waits again.
  const other = nextStep(carriage, 'a')
  expect(other).toMatchObject({ action: 'leave', id: 'a' })
  if (other) carriage = afterStep(carriage, other)
  expect(carriage.shipments).toMatchObject([
    { id: 'a', status: 'ON_ROUTE_TO_DROP_OFF' },
    { id: 'b', status: 'ON_ROUTE_TO_DROP_OFFS' },
  ])
})

/** spec('001 §2.47') */
test('a stack with a delivered return shipment goes back, once all is over', () => {
  const open = stack('ON_ROUTE_TO_DROP_OFFS', one('a', 'DELIVERED', true), one('b', 'ON_ROUTE_TO_DROP_OFF'))
  expect(nextStep(open)).toMatchObject({ action: 'deliver', id: 'b' })
  const over = stack('ON_ROUTE_TO_DROP_OFFS', one('a', 'DELIVERED', true), one('b', 'DRIVER_CANCELED', true))
  const back = nextStep(over)
  expect(back).toEqual({ action: 'return', kind: 'stack', id: 's', to: 'RETURNED' })
  if (!back) return
  expect(afterStep(over, back).shipments.map(({ status }) => status)).toEqual(['RETURNED', 'DRIVER_CANCELED'])
  expect(nextStep(stack('DELIVERED', one('a', 'DELIVERED'), one('b', 'DELIVERED')))).toBeNull()
})

test('of several doors the one on the way is next, and a finished one cannot be picked', () => {
  const shipments = [
    one('a', 'DELIVERED'),
    one('b', 'ON_ROUTE_TO_DROP_OFFS'),
    one('c', 'ON_ROUTE_TO_DROP_OFF'),
  ]
  expect(currentShipment(shipments)?.id).toBe('c')
  expect(currentShipment(shipments, 'b')?.id).toBe('b')
  expect(currentShipment(shipments, 'a')?.id).toBe('c')
  expect(currentShipment([one('a', 'DELIVERED')])).toBeUndefined()
})

test('a shipment whose key is not checked stays in hand, behind the doors that are left', () => {
  const both = stack(
    'ON_ROUTE_TO_DROP_OFFS',
    one('a', 'ON_ROUTE_TO_DROP_OFF'),
    one('b', 'ON_ROUTE_TO_DROP_OFFS'),
    one('c', 'DELIVERED'),
  )
  const typed = withUncheckedKey(both, 'a')
  expect(typed.shipments.map(({ id, status, keyUnchecked }) => [id, status, keyUnchecked])).toEqual([
    ['a', 'ON_ROUTE_TO_DROP_OFF', true],
    ['b', 'ON_ROUTE_TO_DROP_OFFS', undefined],
    ['c', 'DELIVERED', undefined],
  ])
  expect(nextStep(typed)).toMatchObject({ action: 'leave', id: 'b' })
  // It is picked all the same, for a photo at its door; and with no door left it is next.
  expect(nextStep(typed, 'a')).toMatchObject({ action: 'deliver', id: 'a' })
  expect(currentShipment(withUncheckedKey(typed, 'b').shipments)).toMatchObject({ id: 'a' })
  expect(nextStep(withUncheckedKey(single('ON_ROUTE_TO_DROP_OFF'), 'a'))).toMatchObject({ action: 'deliver' })
})
