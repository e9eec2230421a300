import { describe, expect, test } from 'vitest'
import { deliveryFeeFor } from './delivery-fee.ts'
import { orderProgress } from './progress.ts'

const terms = { card: 900, cash: 1200, minimumOrderPrice: 5000, freeDeliveryFrom: 10_000 }

describe('deliveryFeeFor', () => {
  /** spec('000 §9.23') */
  test('cash has its own fee', () => {
    expect(deliveryFeeFor(terms, { itemsPrice: 6000, paymentMethod: 'CASH' })).toBe(1200)
    expect(deliveryFeeFor(terms, { itemsPrice: 6000, paymentMethod: 'CARD' })).toBe(900)
    expect(deliveryFeeFor({ ...terms, cash: null }, { itemsPrice: 6000, paymentMethod: 'CASH' })).toBe(900)
  })

  /** spec('000 §9.24') */
  test('free delivery depends on the items alone', () => {
    for (const paymentMethod of ['CASH', 'CARD', null] as const) {
      expect(deliveryFeeFor(terms, { itemsPrice: 10_000, paymentMethod })).toBe(0)
      expect(deliveryFeeFor(terms, { itemsPrice: 9999, paymentMethod })).toBeGreaterThan(0)
    }
  })
})

describe('orderProgress', () => {
  /** spec('000 §2.64') spec('000 §9.25') spec('001 §9.13') */
  test.each([
    [0, { kind: 'minimum', target: 5000, missing: 5000, ratio: 0, color: 'orange' }],
    [4000, { kind: 'minimum', target: 5000, missing: 1000, ratio: 0.8, color: 'orange' }],
    [5000, { kind: 'free-delivery', target: 10_000, missing: 5000, ratio: 0.5, color: 'green' }],
    [12_000, { kind: 'free-delivery-reached', target: 10_000, missing: 0, ratio: 1, color: 'green' }],
  ])('with items of %i', (itemsPrice, progress) => {
    expect(orderProgress(itemsPrice, terms)).toEqual(progress)
  })

  test('without a minimum or without free delivery', () => {
    expect(orderProgress(6000, { minimumOrderPrice: 5000, freeDeliveryFrom: null })?.kind).toBe(
      'minimum-reached',
    )
    expect(orderProgress(0, { minimumOrderPrice: 0, freeDeliveryFrom: null })).toBeUndefined()
    expect(orderProgress(0, { minimumOrderPrice: 0, freeDeliveryFrom: 100 })?.kind).toBe('free-delivery')
    expect(orderProgress(0, { minimumOrderPrice: 0, freeDeliveryFrom: 0 })).toEqual({
      kind: 'free-delivery-reached',
      target: 0,
      missing: 0,
      ratio: 1,
      color: 'green',
    })
  })
})
