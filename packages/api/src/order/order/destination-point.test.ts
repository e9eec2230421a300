import { expect, test } from 'vitest'
import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import { destinationPoint } from './order-scene.ts'

const pointOf = (destination: object | null) => destinationPoint({ destination } as PlacedOrderRequest)

test('an order goes to a point where both numbers are there', () => {
  expect(pointOf({ lat: -34.59, lng: -58.42, street: 'Gorriti' })).toEqual({ lat: -34.59, lng: -58.42 })
  expect(pointOf({ lat: 0, lng: 0 })).toEqual({ lat: 0, lng: 0 })
})

test.each([[null], [{}], [{ lat: -34.59 }], [{ lng: -58.42 }], [{ lat: null, lng: null }]])(
  'and to none with %j',
  (destination) => {
    expect(pointOf(destination)).toBeNull()
  },
)
