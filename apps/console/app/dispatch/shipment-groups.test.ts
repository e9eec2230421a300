import { expect, test } from 'vitest'
import { givenShipment as shipment } from '../testing/given-shipment.ts'
import { isStackable, moved, shipmentGroups } from './shipment-groups.ts'

const stackOf = (stackingOrder: number) => ({ id: 's', code: 'S1', stackingOrder })

test('shipments stand by what they wait for, and the stops of a stack together in their order', () => {
  const groups = shipmentGroups([
    shipment('b', { stack: stackOf(2) }),
    shipment('alone', {}),
    shipment('a', { stack: stackOf(1) }),
    shipment('way', { status: 'ON_ROUTE_TO_DROP_OFF' }),
    shipment('shop', { status: 'IN_STORE' }),
    shipment('back', { status: 'DELIVERED', returnShipment: true }),
  ])
  const names = groups.map(({ name, lines }) => [
    name,
    lines.map((line) => (line.kind === 'stack' ? line.stops.map(({ id }) => id) : line.shipment.id)),
  ])
  expect(names).toEqual([
    ['free', [['a', 'b'], 'alone']],
    ['atShop', ['shop']],
    ['onTheWay', ['way']],
    ['returning', ['back']],
  ])
})

test('only a free shipment without a stack can be put into one', () => {
  expect(isStackable(shipment('a', {}))).toBe(true)
  expect(isStackable(shipment('a', { stack: stackOf(1) }))).toBe(false)
  expect(isStackable(shipment('a', { status: 'IN_STORE' }))).toBe(false)
})

test('a stop goes up and down, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
