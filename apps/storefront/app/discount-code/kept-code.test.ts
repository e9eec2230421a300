import type { DiscountCodeInfo } from '@mostrador/contract/discount-code/discount-code-endpoints'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import { describe, expect, test } from 'vitest'
import { changeDraft, emptyDraft, parseDraft } from '../checkout/checkout-draft.ts'
import { appliedOf, judgeCode, standsAt } from './judge-code.ts'
import { sampleCode } from '../testing/sample-code.ts'
import { isKeptCode, keepCode } from './kept-code.ts'
import { minutesAndSeconds } from './use-time-left.ts'

const info: DiscountCodeInfo = { ...sampleCode, code: 'HOLA', type: 'PERCENT', value: 10 }

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
    expect(held('2026-11-20T15:00:00.000Z').expiresAt).toBe(NOW + 180_000)
    expect(held('2026-11-20T15:00:00.001Z').expiresAt).toBe(NOW + 1)
    expect(held('2026-11-20T15:03:00.000Z').expiresAt).toBe(NOW + 180_000)
    expect(held('2026-11-20T15:03:00.001Z').expiresAt).toBe(NOW + 180_000)
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

  test.each([
    ['a fixed amount', { type: 'FIXED' }],
    ['a free delivery', { type: 'DELIVERY_FEE', deliveryFee: true }],
    ['a plate', { plate: { id: 'flan', showName: 'Flan' } }],
    ['a category', { category: { id: 'postres', showName: 'Postres' } }],
    ['bounds', { minimumOrderAmount: 500, maximumDiscountAmount: 0, value: 0 }],
    ['ways to pay', { paymentTypeIds: ['cash', 'card'] }],
    ['texts as long as may be', { externalBenefitType: 'x'.repeat(400), heldUntil: 'x'.repeat(400) }],
  ])('of %s is one', (_, part) => {
    expect(isKeptCode({ ...PLACE, at: 'x', info: { ...info, ...part }, expiresAt: 5 })).toBe(true)
  })

  test.each([
    [{ id: 5 }],
    [{ code: 'x'.repeat(401) }],
    [{ value: -1 }],
    [{ value: Number.POSITIVE_INFINITY }],
    [{ minimumOrderAmount: '5' }],
    [{ minimumOrderAmount: -1 }],
    [{ plate: 'flan' }],
    [{ plate: { id: 'flan', showName: 4 } }],
    [{ plate: { id: 4, showName: 'Flan' } }],
    [{ category: { id: 'postres' } }],
    [{ maximumDiscountAmount: true }],
    [{ firstTimeUse: 'yes' }],
    [{ limitedUsage: null }],
    [{ deliveryFee: 1 }],
    [{ externalBenefitType: 4 }],
    [{ active: undefined }],
    [{ paymentTypeIds: 'cash' }],
    [{ paymentTypeIds: ['cash', 4] }],
    [{ heldUntil: 4 }],
  ])('with %j is none', (part) => {
    expect(isKeptCode({ ...kept, info: { ...info, ...part } })).toBe(false)
  })

  test.each([null, undefined, 4, { ...PLACE, expiresAt: null }, { ...PLACE, info: 'HOLA', expiresAt: null }])(
    '%j is no code at all',
    (value) => {
      expect(isKeptCode(value)).toBe(false)
    },
  )

  test('ends with the phone and with the moment of the order, and with nothing else', () => {
    expect(changeDraft(withCode, { phone: '11 8999-9999' })).toMatchObject({ discountCode: null, points: 0 })
    expect(changeDraft(withCode, { phoneCountry: 'UY' })).toMatchObject({ discountCode: null, points: 0 })
    expect(changeDraft(withCode, { timing: 'scheduled' })).toMatchObject({ discountCode: null, points: 500 })
    expect(changeDraft(withCode, { date: '2026-11-21', time: '20:30' }).discountCode).toBeNull()
    const withProgramme = { hasExternalLoyalty: true }
    expect(changeDraft(withCode, { timing: 'scheduled' }, withProgramme).discountCode).not.toBeNull()
    expect(changeDraft(withCode, { phone: '11 8999-9999' }, withProgramme).discountCode).toBeNull()
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

test('a code is applied under its name once nothing is lacking, and a free one says so', () => {
  const nameOf = (part: Partial<DiscountCodeInfo>, order: { itemsPrice: number }) => {
    const ticket = { ...emptyTicket, ...order, deliveryFee: 900 }
    const code = keepCode({ ...info, ...part }, PLACE, NOW)
    return appliedOf(judgeCode(code, { mantissa: 2, lines: [], ticket, hasDelivery: true }))?.name
  }
  expect(nameOf({}, { itemsPrice: 5000 })).toBe('Cupón de Descuento - HOLA')
  const free = { deliveryFee: true, type: 'DELIVERY_FEE' } as const
  expect(nameOf(free, { itemsPrice: 5000 })).toBe('Cupón de Descuento - HOLA (Envio gratis)')
  expect(nameOf({ minimumOrderAmount: 51 }, { itemsPrice: 5000 })).toBeUndefined()
  expect(appliedOf(null)).toBeUndefined()
})

test('as long as nobody knows what delivery costs, it is not said to be free already', () => {
  const code = keepCode(
    { ...info, deliveryFee: true, type: 'DELIVERY_FEE', minimumOrderAmount: 51 },
    PLACE,
    NOW,
  )
  const scene = { mantissa: 2, lines: [], ticket: { ...emptyTicket, itemsPrice: 5000 }, hasDelivery: true }
  const lacking = [{ code: 'minimum-amount', amount: 5100 }]
  expect(judgeCode(code, { ...scene, isFeeKnown: false }).unmet).toEqual(lacking)
  expect(judgeCode(code, scene).unmet).toHaveLength(2)
})
