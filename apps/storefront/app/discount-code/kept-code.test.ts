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
const held = (heldUntil: string) => keepCode({ ...info, limitedUsage: true, heldUntil }, 'mode', NOW)
const kept = keepCode(info, 'mode', NOW)
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
    { info, orderModeId: 4, expiresAt: null },
    { info: null, orderModeId: 'mode', expiresAt: null },
    { info: { ...info, value: '10' }, orderModeId: 'mode', expiresAt: null },
    { info: { ...info, type: 'ALL' }, orderModeId: 'mode', expiresAt: null },
    { info: { ...info, plate: { id: 'x' } }, orderModeId: 'mode', expiresAt: null },
    { info: { ...info, paymentTypeIds: [1] }, orderModeId: 'mode', expiresAt: null },
    { info, orderModeId: 'mode', expiresAt: 'soon' },
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
  test('ends with the mode, and with a way to pay that cannot keep it', () => {
    const place = { orderModeId: 'mode', paymentTypeId: 'cash' }
    const bound = keepCode({ ...info, paymentTypeIds: ['cash'] }, 'mode', NOW)
    expect(standsAt(kept, { ...place, paymentTypeId: 'other' })).toBe(true)
    expect(standsAt(bound, place)).toBe(true)
    expect(standsAt(bound, { ...place, paymentTypeId: 'other' })).toBe(false)
    expect(standsAt(kept, { ...place, orderModeId: 'another' })).toBe(false)
    const another = { ...place, orderModeId: 'another', hasExternalLoyalty: true }
    expect(standsAt(kept, another)).toBe(true)
    expect(standsAt(bound, { ...another, paymentTypeId: 'other' })).toBe(false)
  })
})

/** spec('000 §2.83') spec('000 §5.24') */
test('a free delivery says that there is one already, or that nothing is delivered', () => {
  const free = keepCode({ ...info, deliveryFee: true, type: 'DELIVERY_FEE' }, 'mode', NOW)
  const unmetOf = (deliveryFee: number, hasDelivery = true) => {
    const ticket = { ...emptyTicket, itemsPrice: 5000, deliveryFee }
    return judgeCode(free, { mantissa: 2, lines: [], ticket, hasDelivery }).unmet
  }
  expect(unmetOf(0)).toEqual([{ code: 'already-free-delivery' }])
  expect(unmetOf(0, false)).toEqual([{ code: 'no-delivery' }])
  expect(unmetOf(900)).toEqual([])
})
