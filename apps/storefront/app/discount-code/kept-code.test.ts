import type { DiscountCodeInfo } from '@mostrador/contract/discount-code/discount-code-endpoints'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import { describe, expect, test } from 'vitest'
import { changeDraft, emptyDraft, parseDraft } from '../checkout/checkout-draft.ts'
import { judgeCode, standsAt } from './judge-code.ts'
import { isKeptCode, keepCode } from './kept-code.ts'
import { minutesAndSeconds } from './use-time-left.ts'

const info: DiscountCodeInfo = {
  id: '0197f000-0000-7000-8000-000000000001',
  code: 'HOLA',
  type: 'PERCENT',
  value: 10,
  minimumOrderAmount: null,
  plate: null,
  category: null,
  maximumDiscountAmount: null,
  firstTimeUse: false,
  limitedUsage: false,
  deliveryFee: false,
  externalBenefitType: null,
  active: true,
  paymentTypeIds: [],
  heldUntil: null,
}

const emptyTicket: Ticket = {
  linesPrice: 0,
  menuDiscounts: [],
  itemsPrice: 0,
  surcharges: [],
  discounts: [],
  loyaltyDiscount: 0,
  userServiceFee: 0,
  deliveryFee: 0,
  total: 0,
}

const NOW = Date.parse('2026-11-20T15:00:00.000Z')
const PLACE = { orderModeId: 'mode', paymentTypeId: 'cash', at: null }
const held = (heldUntil: string) => keepCode({ ...info, limitedUsage: true, heldUntil }, PLACE, NOW)
const kept = keepCode(info, PLACE, NOW)
const blank = emptyDraft('AR')
const withCode = { ...blank, phone: '11 2345-6789', discountCode: kept, points: 500 }

describe('a limited code', () => {
  /** spec('000 §4.18') */
  test('runs out when its hold does', () => {
    expect(kept.expiresAt).toBeNull()
    expect(held('2026-11-20T15:01:30.000Z').expiresAt).toBe(NOW + 90_000)
  })

  /** spec('000 §9.7') */
  test('has its three minutes on a browser whose clock is wrong', () => {
    expect(held('2026-11-20T14:50:00.000Z').expiresAt).toBe(NOW + 180_000)
    expect(held('2026-11-20T18:00:00.000Z').expiresAt).toBe(NOW + 180_000)
  })

  test('tells what is left of it', () => {
    expect(minutesAndSeconds(180_000)).toBe('3:00')
    expect(minutesAndSeconds(8_200)).toBe('0:09')
    expect(minutesAndSeconds(-5)).toBe('0:00')
  })
})

describe('a code in the browser', () => {
  test('survives a reload', () => {
    expect(parseDraft(JSON.stringify(withCode), blank)).toEqual(withCode)
  })

  /** spec('000 §4.19') */
  test.each([
    'HOLA',
    [],
    { ...PLACE, info, orderModeId: 4, expiresAt: null },
    { ...PLACE, info, paymentTypeId: 4, expiresAt: null },
    { ...PLACE, info, at: 4, expiresAt: null },
    { ...PLACE, info: null, expiresAt: null },
    { ...PLACE, info: { ...info, value: '10' }, expiresAt: null },
    { ...PLACE, info: { ...info, type: 'ALL' }, expiresAt: null },
    { ...PLACE, info: { ...info, plate: { id: 'x' } }, expiresAt: null },
    { ...PLACE, info: { ...info, paymentTypeIds: [1] }, expiresAt: null },
    { ...PLACE, info, expiresAt: 'soon' },
  ])('%j is none', (value) => {
    expect(isKeptCode(value)).toBe(false)
    expect(parseDraft(JSON.stringify({ discountCode: value }), blank).discountCode).toBeNull()
  })

  test('ends with the phone and with the moment of the order, and with nothing else', () => {
    expect(changeDraft(withCode, { phone: '11 9999-9999' })).toMatchObject({ discountCode: null, points: 0 })
    expect(changeDraft(withCode, { phoneCountry: 'UY' })).toMatchObject({ discountCode: null, points: 0 })
    expect(changeDraft(withCode, { timing: 'scheduled' })).toMatchObject({ discountCode: null, points: 500 })
    expect(changeDraft(withCode, { date: '2026-11-21', time: '20:30' }).discountCode).toBeNull()
    const withProgramme = { hasExternalLoyalty: true }
    expect(changeDraft(withCode, { timing: 'scheduled' }, withProgramme).discountCode).not.toBeNull()
    expect(changeDraft(withCode, { phone: '11 9999-9999' }, withProgramme).discountCode).toBeNull()
    expect(changeDraft(withCode, { notes: 'Sin timbre', phone: withCode.phone })).toEqual({
      ...withCode,
      notes: 'Sin timbre',
    })
  })

  /** spec('000 §4.16') */
  test('ends with the mode, with the way to pay and with the moment, whatever else would keep it', () => {
    expect(standsAt(kept, PLACE)).toBe(true)
    expect(standsAt(kept, { ...PLACE, paymentTypeId: 'other' })).toBe(false)
    expect(standsAt(kept, { ...PLACE, paymentTypeId: null })).toBe(false)
    expect(standsAt(kept, { ...PLACE, orderModeId: 'another' })).toBe(false)
    expect(standsAt(kept, { ...PLACE, at: '2026-11-21T23:00:00.000Z' })).toBe(false)
  })

  /** spec('000 §4.16') */
  test('outlives all of these where an external programme is active, but for a way to pay that cannot keep it', () => {
    const bound = keepCode({ ...info, paymentTypeIds: ['cash'] }, PLACE, NOW)
    const elsewhere = { orderModeId: 'another', at: '2026-11-21T23:00:00.000Z', hasExternalLoyalty: true }
    expect(standsAt(kept, { ...elsewhere, paymentTypeId: 'other' })).toBe(true)
    expect(standsAt(bound, { ...elsewhere, paymentTypeId: 'cash' })).toBe(true)
    expect(standsAt(bound, { ...elsewhere, paymentTypeId: 'other' })).toBe(false)
  })

  test('waits for the ways to pay and the slots before it goes', () => {
    const loading = { ...PLACE, paymentTypeId: 'other', at: '2026-11-21T23:00:00.000Z', isSettled: false }
    expect(standsAt(kept, loading)).toBe(true)
    expect(standsAt(kept, { ...loading, orderModeId: 'another' })).toBe(false)
  })
})

/** spec('000 §2.83') spec('000 §5.24') */
test('a free delivery says that there is one already, or that nothing is delivered', () => {
  const free = keepCode({ ...info, deliveryFee: true, type: 'DELIVERY_FEE' }, PLACE, NOW)
  const unmetOf = (deliveryFee: number, hasDelivery = true) => {
    const ticket = { ...emptyTicket, itemsPrice: 5000, deliveryFee }
    return judgeCode(free, { mantissa: 2, lines: [], ticket, hasDelivery }).unmet
  }
  expect(unmetOf(0)).toEqual([{ code: 'already-free-delivery' }])
  expect(unmetOf(0, false)).toEqual([{ code: 'no-delivery' }])
  expect(unmetOf(900)).toEqual([])
})
