import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { describe, expect, test } from 'vitest'
import { BROUGHT, HOME } from '../testing/sample-home.ts'
import { deliveryNow, type DeliveryFacts } from './delivery-now.ts'

const home: UserLocation = { ...HOME, fromLocalStorage: false }

const info = BROUGHT

const zoned: DeliveryFacts = {
  mode: {
    type: 'DELIVERY',
    hasZones: true,
    deliveryTerms: { cardFee: 1000, cashFee: null, minimumOrderPrice: 0, freeDeliveryFrom: null },
  },
  location: home,
  answer: { status: 'ready', info },
  mantissa: 2,
}
const terms = { card: 220_000, cash: 260_000, minimumOrderPrice: 1_200_000, freeDeliveryFrom: 6_000_000 }

describe('delivery to the diner now', () => {
  /** spec('000 §3.20') */
  test('a zone that serves them says its terms, in minor units', () => {
    expect(deliveryNow(zoned)).toMatchObject({ status: 'served', info, terms })
  })

  test('nothing is known before there is an address, and no other mode has a delivery', () => {
    const unknown = { status: 'unknown', terms: null, needsPin: false }
    expect(deliveryNow({ ...zoned, location: null })).toMatchObject(unknown)
    expect(deliveryNow({ ...zoned, location: undefined })).toMatchObject(unknown)
    expect(deliveryNow({ ...zoned, mode: { ...zoned.mode, type: 'TAKE_AWAY' } })).toMatchObject(unknown)
  })

  test('an address without a point lacks its pin where zones decide, and nothing where none do', () => {
    const location = { ...home, lat: null, lng: null }
    expect(deliveryNow({ ...zoned, location })).toMatchObject({ status: 'unknown', needsPin: true })
    const mode = { ...zoned.mode, hasZones: false }
    expect(deliveryNow({ ...zoned, mode, location, answer: undefined })).toMatchObject({
      status: 'served',
      needsPin: false,
      terms: { card: 100_000, cash: null },
    })
  })

  test('an answer is on its way, or could not be had', () => {
    expect(deliveryNow({ ...zoned, answer: undefined }).status).toBe('loading')
    expect(deliveryNow({ ...zoned, answer: { status: 'loading' } }).status).toBe('loading')
    expect(deliveryNow({ ...zoned, answer: { status: 'failed' } })).toMatchObject({
      status: 'failed',
      terms: null,
    })
  })

  /** spec('000 §8.17') */
  test('outside of every zone there are no terms; a zone without riders keeps its own', () => {
    const outside = { ...info, inArea: false, fees: null }
    expect(deliveryNow({ ...zoned, answer: { status: 'ready', info: outside } })).toMatchObject({
      status: 'outside',
      terms: null,
    })
    const busy = { ...info, providersFailed: true }
    expect(deliveryNow({ ...zoned, answer: { status: 'ready', info: busy } })).toMatchObject({
      status: 'no-riders',
      terms,
    })
  })
})
