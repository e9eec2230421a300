import { describe, expect, test } from 'vitest'
import {
  CHECKOUT_CODES,
  type CheckoutCode,
  type CheckoutDelivery,
  type CheckoutInputs,
} from './checkout-inputs.ts'
import { stripDocument } from './document.ts'
import { isEmail } from './email.ts'
import { CHECKOUT_RULES, checkOut } from './rules.ts'

const good: CheckoutInputs = {
  modeType: 'TAKE_AWAY',
  phoneRequired: true,
  phone: '11 2345-6789',
  phoneCountry: 'AR',
  nameRequired: true,
  customerName: 'Ana',
  tableNumber: '',
  mandatoryEmail: true,
  customerEmail: 'ana@example.com',
  customerDocument: '12.345.678',
  paymentType: { paymentMethod: 'CASH', upload: null },
  paymentAmount: 20_000,
  itemsPrice: 10_000,
  total: 12_000,
  delivery: null,
  card: null,
  schedule: { loading: false, canOrderNow: true, scheduledAt: null },
}

const home: CheckoutDelivery = {
  hasAddress: true,
  betweenStreets: 'Malabia y Armenia',
  betweenStreetsRequired: true,
  minimumOrderPrice: 5_000,
  providersFailed: false,
  outsideZone: false,
  loading: false,
  cashAllowed: true,
  cashIsOnlyPayment: true,
}

const codesOf = (change: Partial<CheckoutInputs>): readonly CheckoutCode[] => {
  const verdict = checkOut({ ...good, ...change })
  return verdict.ok ? [] : verdict.all.map(({ code }) => code)
}
const delivering = (change: Partial<CheckoutDelivery>) =>
  codesOf({ modeType: 'DELIVERY', delivery: { ...home, ...change } })
const card = { paymentType: { paymentMethod: 'CARD', upload: 'APP' } } as const

describe('each rule of the checkout', () => {
  test('nothing stands against an order in order, in any mode', () => {
    expect(checkOut(good)).toEqual({ ok: true })
    expect(delivering({})).toEqual([])
    expect(codesOf({ modeType: 'IN_DINING', tableNumber: '7', customerName: '' })).toEqual([])
    expect(codesOf({ ...card, card: { complete: true, tokenFailed: false } })).toEqual([])
  })

  /**
   * spec('000 §5.2') spec('000 §5.3') spec('000 §5.4') spec('000 §5.5') spec('000 §5.6')
   * spec('000 §5.9') spec('000 §5.10') spec('000 §5.11') spec('000 §5.12')
   * spec('000 §5.13') spec('000 §9.14') spec('decisions enumerations.10')
   */
  test.each([
    ['phone-required', codesOf({ phone: ' ' })],
    ['name-required', codesOf({ customerName: ' \u200b' })],
    ['phone-invalid', codesOf({ phone: '123' })],
    ['table-required', codesOf({ modeType: 'IN_DINING' })],
    ['email-required', codesOf({ customerEmail: '' })],
    ['email-invalid', codesOf({ customerEmail: 'ana@' })],
    ['email-invalid', codesOf({ customerEmail: `${'a'.repeat(88)}@example.com` })],
    ['document-invalid', codesOf({ customerDocument: '12.345.6' })],
    ['document-invalid', codesOf({ customerDocument: '123456789012' })],
    ['cash-amount-required', codesOf({ paymentAmount: null })],
    ['cash-amount-invalid', codesOf({ paymentAmount: 'invalid' })],
    ['cash-amount-too-low', codesOf({ paymentAmount: 11_999 })],
    ['address-required', delivering({ hasAddress: false })],
    ['between-streets-required', delivering({ betweenStreets: '' })],
    ['below-minimum', delivering({ minimumOrderPrice: 10_001 })],
    ['riders-unavailable', delivering({ providersFailed: true })],
    ['outside-zone', delivering({ outsideZone: true })],
    ['delivery-loading', delivering({ loading: true })],
    ['no-cash-delivery', delivering({ cashAllowed: false })],
    ['card-incomplete', codesOf({ ...card, card: { complete: false, tokenFailed: true } })],
    ['card-token-failed', codesOf({ ...card, card: { complete: true, tokenFailed: true } })],
    ['schedule-loading', codesOf({ schedule: { loading: true, canOrderNow: false, scheduledAt: null } })],
    ['schedule-required', codesOf({ schedule: { loading: false, canOrderNow: false, scheduledAt: null } })],
  ] as const)('%s, and nothing else', (code, codes) => {
    expect(codes).toEqual([code])
  })

  test.each([
    ['a phone that is neither wanted nor given', codesOf({ phoneRequired: false, phone: '' })],
    ['an e-mail that is neither wanted nor given', codesOf({ mandatoryEmail: false, customerEmail: '' })],
    ['an e-mail of 99 characters', codesOf({ customerEmail: `${'a'.repeat(87)}@example.com` })],
    ['no document', codesOf({ customerDocument: ' - ' })],
    ['exactly the total in cash', codesOf({ paymentAmount: 12_000 })],
    [
      'no amount where it is not cash',
      codesOf({ paymentType: { paymentMethod: 'OTHER', upload: null }, paymentAmount: null }),
    ],
    ['exactly the minimum', delivering({ minimumOrderPrice: 10_000 })],
    ['a minimum that is not known yet', delivering({ minimumOrderPrice: null })],
    [
      'no cash for riders where there are other ways to pay',
      delivering({ cashAllowed: false, cashIsOnlyPayment: false }),
    ],
    [
      'a chosen time while closed',
      codesOf({ schedule: { loading: false, canOrderNow: false, scheduledAt: '2026-11-21T15:00:00.000Z' } }),
    ],
  ])('%s is no reason', (_, codes) => {
    expect(codes).toEqual([])
  })
})

describe('checkOut', () => {
  const hopeless: CheckoutInputs = {
    ...good,
    modeType: 'DELIVERY',
    phone: '',
    customerName: '',
    customerEmail: '',
    customerDocument: '1',
    paymentAmount: null,
    delivery: {
      ...home,
      hasAddress: false,
      betweenStreets: '',
      minimumOrderPrice: 99_999,
      providersFailed: true,
      loading: true,
    },
    schedule: { loading: true, canOrderNow: false, scheduledAt: null },
  }

  /** spec('000 §3.26') spec('000 §4.32') spec('000 §5.1') */
  test('asks every rule in the documents’ order, and says the last that applies', () => {
    const verdict = checkOut(hopeless)
    expect(verdict).toMatchObject({ ok: false, refusal: { code: 'schedule-loading', field: 'schedule' } })
    const codes = verdict.ok ? [] : verdict.all.map(({ code }) => code)
    expect(codes).toHaveLength(11)
    expect(codes).toEqual(CHECKOUT_CODES.filter((code) => codes.includes(code)))
  })

  test('there are eleven rules', () => {
    expect(CHECKOUT_RULES).toHaveLength(11)
  })

  test('below the minimum it says how much that is', () => {
    const verdict = checkOut({
      ...good,
      modeType: 'DELIVERY',
      delivery: { ...home, minimumOrderPrice: 15_000 },
    })
    expect(verdict).toMatchObject({ refusal: { code: 'below-minimum', minimum: 15_000 } })
  })
})

describe('what people type', () => {
  /** spec('000 §5.8') */
  test('a document loses its marks', () => {
    expect(stripDocument('+12.345,678-9 ')).toBe('123456789')
  })

  test.each(['ana@example.com', 'a.b+c@sub.example.co', 'ñandú@dominio.com.ar', "o'neill@x.ie"])(
    '%s is an e-mail',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  /** spec('000 §5.7') spec('000 §9.13') */
  test.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    'a@b@example.com',
    'a@.com',
    'a@b..com',
    'a@b.c',
    '<a@b.com>',
  ])('"%s" is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
