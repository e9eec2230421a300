import { expect, test } from 'vitest'
import { sampleShipment } from '../testing/sample-delivery.ts'
import { factsOf, minutesLeft } from './facts-of.ts'

const { logisticsOrder } = sampleShipment('any')

const shipment = (
  id: string,
  { metres, promisedAt, collect }: { metres: number | null; promisedAt: string | null; collect: number },
) =>
  sampleShipment(id, {
    distanceInMeters: metres,
    logisticsOrder: { ...logisticsOrder, promisedAt, collect },
  })

const NEAR = shipment('near', { metres: 900, promisedAt: '2026-11-20T15:20:00.000Z', collect: 10.5 })
const FAR = shipment('far', { metres: 3200, promisedAt: '2026-11-20T15:10:00.000Z', collect: 0 })
const UNKNOWN = shipment('unknown', { metres: null, promisedAt: null, collect: 4 })

test('a stack goes as far as its farthest door, is due at its first promise, and collects at all of them', () => {
  expect(factsOf({ shipments: [NEAR, UNKNOWN, FAR] })).toEqual({
    metres: 3200,
    promisedAt: '2026-11-20T15:10:00.000Z',
    collect: 14.5,
    stops: 3,
    returns: [],
    isReturning: false,
  })
})

test('an ended delivery counts no more, until all of them are ended', () => {
  const done = { ...FAR, status: 'DELIVERED' as const }
  expect(factsOf({ shipments: [done, NEAR] })).toMatchObject({ metres: 900, stops: 1, collect: 10.5 })
  expect(factsOf({ shipments: [done] })).toMatchObject({ metres: 3200, stops: 1 })
})

const numbered = (one: typeof NEAR, orderNumber: number) => ({
  ...one,
  returnShipment: true,
  logisticsOrder: { ...one.logisticsOrder, orderNumber },
})

test('orders to bring back are told from the start, until they are back', () => {
  const [first, second] = [numbered(NEAR, 42), numbered(FAR, 44)]
  expect(factsOf({ shipments: [first, UNKNOWN, second] })).toMatchObject({
    returns: [42, 44],
    stops: 3,
    isReturning: false,
  })
  const delivered = { ...first, status: 'DELIVERED' as const }
  expect(factsOf({ shipments: [delivered, UNKNOWN] })).toMatchObject({
    returns: [42],
    stops: 1,
    isReturning: false,
  })
  for (const status of ['RETURNED', 'STORE_CANCELED', 'DRIVER_CANCELED'] as const)
    expect(factsOf({ shipments: [{ ...first, status }] })).toMatchObject({ returns: [], isReturning: false })
})

test('a delivery that has only to come back has no door, no promise and no money', () => {
  const delivered = [numbered(NEAR, 42), { ...UNKNOWN, status: 'DELIVERED' as const }].map((one) => ({
    ...one,
    status: 'DELIVERED' as const,
  }))
  expect(factsOf({ shipments: delivered })).toEqual({
    metres: null,
    promisedAt: null,
    collect: 0,
    stops: 0,
    returns: [42],
    isReturning: true,
  })
})

test('nothing is said of what nobody knows', () => {
  expect(factsOf({ shipments: [UNKNOWN] })).toMatchObject({
    metres: null,
    promisedAt: null,
    collect: 4,
    stops: 1,
  })
})

test('minutes are whole ones, and late from the first second on', () => {
  const at = '2026-11-20T15:10:00.000Z'
  const left = (now: string) => minutesLeft(at, new Date(now))
  expect(left('2026-11-20T15:00:01.000Z')).toBe(9)
  expect(left('2026-11-20T15:10:00.000Z')).toBe(0)
  expect(left('2026-11-20T15:10:01.000Z')).toBe(-1)
  expect(left('2026-11-20T15:25:00.000Z')).toBe(-15)
})
