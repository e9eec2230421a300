import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stopsInOrder } from './stops-in-order.ts'

const SHOP = { lat: 0, lng: 0 }
const stop = (name: string, lat: number | null) => ({
  name,
  destination: lat === null ? null : { lat, lng: 0 },
})
const names = (stops: readonly { readonly name: string }[]) => stops.map(({ name }) => name).join('')

test('from the shop to the nearest door, and from there to the nearest of the others', () => {
  expect(names(stopsInOrder(SHOP, [stop('c', 0.05), stop('a', 0.01), stop('b', -0.02)]))).toBe('abc')
  expect(names(stopsInOrder(SHOP, [stop('b', 0.02), stop('a', 0.02)]))).toBe('ba')
})

test('a stop without a place comes last, and from a shop without one the first door begins', () => {
  expect(names(stopsInOrder(SHOP, [stop('x', null), stop('a', 0.01), stop('y', null)]))).toBe('axy')
  expect(names(stopsInOrder(null, [stop('far', 0.05), stop('a', 0.01), stop('b', 0.02)]))).toBe('farba')
  expect(names(stopsInOrder(null, [stop('x', null), stop('a', 0.05), stop('y', null)]))).toBe('axy')
  expect(names(stopsInOrder(null, [stop('x', null), stop('y', null)]))).toBe('xy')
  expect(names(stopsInOrder(SHOP, [stop('x', null)]))).toBe('x')
  expect(stopsInOrder(SHOP, [])).toEqual([])
  expect(stopsInOrder(null, [])).toEqual([])
})

test('no stop is lost or doubled', () => {
  const place = fc.option(fc.double({ min: -1, max: 1, noNaN: true }))
  fc.assert(
    fc.property(fc.array(place, { maxLength: 10 }), (places) => {
      const stops = places.map((lat, index) => stop(String(index), lat))
      expect(new Set(stopsInOrder(SHOP, stops))).toEqual(new Set(stops))
      expect(stopsInOrder(SHOP, stops)).toHaveLength(stops.length)
    }),
  )
})
