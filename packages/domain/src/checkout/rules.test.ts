import { describe, expect, test } from 'vitest'
import { CHECKOUT_CODES, type CheckoutDelivery, type CheckoutInputs } from './checkout-inputs.ts'
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
  documentRequired: false,
  customerDocument: '12.345.678',
  paymentType: { paymentMethod: 'CASH', upload: null },
  paymentAmount: 20_000,
  itemsPrice: 10_000,
  cashTotal: 12_000,
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

const of = (change: Partial<CheckoutInputs>): CheckoutInputs => ({ ...good, ...change })
const delivering = (change: Partial<CheckoutDelivery>): CheckoutInputs =>
  of({ modeType: 'DELIVERY', delivery: { ...home, ...change } })
const paying = (fields: CheckoutInputs['card']): CheckoutInputs =>
  of({ paymentType: { paymentMethod: 'CARD', upload: 'APP' }, card: fields })
const failed = { complete: false, tokenFailed: true }
const closed = { loading: false, canOrderNow: false, scheduledAt: null }

describe('each rule of the checkout', () => {
  test.each([
    ['to be fetched', good],
    ['to be brought', delivering({})],
    [
      'at a table, where nobody is asked for a name',
      of({ modeType: 'IN_DINING', tableNumber: '7', customerName: '' }),
    ],
    ['by card', paying({ complete: true, tokenFailed: false })],
  ])('nothing stands against an order in order, %s', (_, inputs) => {
    expect(checkOut(inputs)).toEqual({ ok: true })
  })

  /**
   * spec('000 §5.2') spec('000 §5.3') spec('000 §5.4') spec('000 §5.5') spec('000 §5.6')
   * spec('000 §5.9') spec('000 §5.10') spec('000 §5.11') spec('000 §5.12')
   * spec('000 §5.13') spec('000 §9.14') spec('decisions enumerations.10')
   */
  test.each([
    ['phone-required', 'phone', of({ phone: ' ' })],
    ['name-required', 'customerName', of({ customerName: ' \u200b' })],
    ['phone-invalid', 'phone', of({ phone: '123' })],
    ['table-required', 'tableNumber', of({ modeType: 'IN_DINING' })],
    ['table-required', 'tableNumber', of({ modeType: 'IN_DINING', tableNumber: ' ' })],
    ['email-required', 'customerEmail', of({ customerEmail: '' })],
    ['email-required', 'customerEmail', of({ customerEmail: ' ' })],
    ['email-invalid', 'customerEmail', of({ customerEmail: 'ana@' })],
    ['email-invalid', 'customerEmail', of({ customerEmail: `${'a'.repeat(88)}@example.com` })],
    ['document-invalid', 'customerDocument', of({ customerDocument: '12.345.6' })],
    ['document-invalid', 'customerDocument', of({ customerDocument: '123456789012' })],
    ['document-invalid', 'customerDocument', of({ documentRequired: true, customerDocument: '' })],
    ['cash-amount-required', 'paymentAmount', of({ paymentAmount: null })],
    ['cash-amount-invalid', 'paymentAmount', of({ paymentAmount: 'invalid' })],
    ['cash-amount-too-low', 'paymentAmount', of({ paymentAmount: 11_999 })],
    ['cash-amount-invalid', 'paymentAmount', of({ paymentAmount: 999_999_999 })],
    ['address-required', 'address', delivering({ hasAddress: false })],
    ['between-streets-required', 'betweenStreets', delivering({ betweenStreets: '' })],
    ['between-streets-required', 'betweenStreets', delivering({ betweenStreets: ' ' })],
    ['riders-unavailable', 'address', delivering({ providersFailed: true })],
    ['outside-zone', 'address', delivering({ outsideZone: true })],
    ['delivery-loading', 'address', delivering({ loading: true })],
    ['no-cash-delivery', 'paymentType', delivering({ cashAllowed: false })],
    ['card-incomplete', 'card', paying({ complete: false, tokenFailed: true })],
    ['card-token-failed', 'card', paying({ complete: true, tokenFailed: true })],
    ['schedule-loading', 'schedule', of({ schedule: { ...closed, loading: true } })],
    ['schedule-required', 'schedule', of({ schedule: closed })],
  ] as const)('%s at %s, and nothing else', (code, field, inputs) => {
    const refusal = { code, field }
    expect(checkOut(inputs)).toEqual({ ok: false, refusal, all: [refusal] })
  })

  test('below the minimum it says how much that is', () => {
    const refusal = { code: 'below-minimum', field: 'items', minimum: 10_001 }
    const verdict = checkOut(delivering({ minimumOrderPrice: 10_001 }))
    expect(verdict).toEqual({ ok: false, refusal, all: [refusal] })
  })

  test.each([
    ['a phone that is neither wanted nor given', of({ phoneRequired: false, phone: '' })],
    ['a phone of spaces that nobody wants', of({ phoneRequired: false, phone: ' ' })],
    ['a name that nobody wants', of({ nameRequired: false, customerName: '' })],
    ['an e-mail that is neither wanted nor given', of({ mandatoryEmail: false, customerEmail: '' })],
    ['an e-mail of spaces that nobody wants', of({ mandatoryEmail: false, customerEmail: ' ' })],
    ['an e-mail with spaces around it', of({ customerEmail: ' ana@example.com ' })],
    ['an e-mail of 99 characters', of({ customerEmail: `${'a'.repeat(87)}@example.com` })],
    ['no document', of({ customerDocument: ' - ' })],
    ['as many notes as anybody hands over', of({ paymentAmount: 1_200_000 })],
    ['exactly the total in cash', of({ paymentAmount: 12_000 })],
    ['no amount of cash for what costs nothing', of({ cashTotal: 0, paymentAmount: null })],
    ['nonsense for what costs nothing', of({ cashTotal: 0, paymentAmount: 'invalid' })],
    [
      'no amount where it is not cash',
      of({ paymentType: { paymentMethod: 'OTHER', upload: null }, paymentAmount: null }),
    ],
    ['no amount before a way to pay is chosen', of({ paymentType: null, paymentAmount: null })],
    [
      'no streets where they are not wanted',
      delivering({ betweenStreetsRequired: false, betweenStreets: '' }),
    ],
    ['exactly the minimum', delivering({ minimumOrderPrice: 10_000 })],
    ['a minimum that is not known yet', delivering({ minimumOrderPrice: null })],
    [
      'no cash for riders where there are other ways to pay',
      delivering({ cashAllowed: false, cashIsOnlyPayment: false }),
    ],
    [
      'a card that is not paid here',
      of({ paymentType: { paymentMethod: 'CARD', upload: null }, card: failed }),
    ],
    ['a card where cash was chosen after all', of({ card: failed })],
    ['a card that is paid elsewhere', paying(null)],
    ['a card before a way to pay is chosen', of({ paymentType: null, card: failed })],
    ['a chosen time while closed', of({ schedule: { ...closed, scheduledAt: '2026-11-21T15:00:00.000Z' } })],
  ])('%s is no reason', (_, inputs) => {
    expect(checkOut(inputs)).toEqual({ ok: true })
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
})

describe('a typed value', () => {
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
    'a@b.com,',
    'ana@example.com?',
  ])('"%s" is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
