import { expect, test } from 'vitest'
import { directionsLink } from './directions-link.ts'

const at = (lat: number) => ({ lat, lng: -58.4 })

/** spec('000 §7.42') spec('001 §2.48') */
test('the way goes from the origin over all stops to the last one', () => {
  const link = new URL(directionsLink({ origin: at(-34.5), stops: [at(-34.6), at(-34.7), at(-34.8)] }) ?? '')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    api: '1',
    travelmode: 'driving',
    origin: '-34.5,-58.4',
    waypoints: '-34.6,-58.4|-34.7,-58.4',
    destination: '-34.8,-58.4',
  })
})

test('with one stop there is nothing on the way, and without an origin the device knows where it is', () => {
  const link = new URL(directionsLink({ origin: null, stops: [at(-34.6)] }) ?? '')
  expect(link.searchParams.has('waypoints')).toBe(false)
  expect(link.searchParams.has('origin')).toBe(false)
  expect(directionsLink({ origin: at(-34.5), stops: [] })).toBeUndefined()
})

test('no more stops than the service takes', () => {
  const stops = Array.from({ length: 14 }, (_, index) => at(-34 - index / 10))
  const link = new URL(directionsLink({ origin: null, stops }) ?? '')
  expect(link.searchParams.get('waypoints')?.split('|')).toHaveLength(9)
  expect(link.searchParams.get('destination')).toBe('-35.3,-58.4')
})
