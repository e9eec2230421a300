import { checkOut } from '@mostrador/domain/checkout/rules'
import { expect, test } from 'vitest'
import { contactOf, deliveryTo, filledDraft, home, stateOf } from '../testing/sample-checkout.ts'
import {
  cashTextOf,
  checkoutInputs,
  chosenMomentOf,
  scheduledAtOf,
  type CheckoutState,
} from './checkout-inputs.ts'
import { deliveryTextsOf } from './delivery-texts.ts'
import { fieldErrorsOf, refusalText } from './field-errors.ts'
import { errorOf } from './section-props.ts'

const byCard = { ...stateOf().payment, paymentMethod: 'CARD', upload: 'APP' } as CheckoutState['payment']

test('the rules judge what was typed, and what it comes to', () => {
  expect(checkoutInputs(stateOf())).toEqual({
    modeType: 'TAKE_AWAY',
    phoneRequired: true,
    phone: '11 2345-6789',
    phoneCountry: 'AR',
    nameRequired: true,
    customerName: ' Julia Ferro ',
    tableNumber: '7',
    mandatoryEmail: false,
    customerEmail: '',
    documentRequired: false,
    customerDocument: '',
    paymentType: stateOf().payment,
    paymentAmount: 1_000_000,
    itemsPrice: 300_000,
    cashTotal: 300_000,
    delivery: null,
    card: null,
    schedule: { loading: false, canOrderNow: true, scheduledAt: null },
  })
})

test('of a delivery they judge where it goes, and what is known of it', () => {
  expect(checkoutInputs(deliveryTo(home)).delivery).toEqual({
    hasAddress: true,
    betweenStreets: 'Thames y Serrano',
    betweenStreetsRequired: false,
    minimumOrderPrice: 100_000,
    providersFailed: false,
    outsideZone: false,
    loading: false,
    cashAllowed: true,
    cashIsOnlyPayment: false,
  })
  const outside = checkoutInputs(deliveryTo(home, { status: 'outside' })).delivery
  expect(outside).toMatchObject({ outsideZone: true, minimumOrderPrice: null, loading: false })
  const failed = checkoutInputs(deliveryTo(home, { status: 'failed' })).delivery
  expect(failed).toMatchObject({ loading: true, minimumOrderPrice: null, providersFailed: false })
  expect(checkoutInputs(deliveryTo(home, { status: 'no-riders' })).delivery?.providersFailed).toBe(true)
})

test('a document counts where the contact asks for one, by any name', () => {
  const documentOf = (documentLabel: string | null) =>
    checkoutInputs(stateOf({ contact: contactOf({ documentLabel }) })).customerDocument
  expect([documentOf(null), documentOf('DNI')]).toEqual(['', '12.345.678'])
})

test.each([
  [' ', null],
  ['12,50', 1250],
  ['1000000000000', 100_000_000_000_000],
  ['1000000000000,01', 'invalid'],
  ['doce', 'invalid'],
  ['-5', 'invalid'],
  ['1e3', 'invalid'],
  ['$ 12', 1200],
])('with %j one pays %s', (paymentAmount, amount) => {
  expect(checkoutInputs(stateOf({ draft: { ...filledDraft, paymentAmount } })).paymentAmount).toBe(amount)
})

test('a diner who pays just the total has typed it', () => {
  expect(cashTextOf(stateOf({ draft: { ...filledDraft, paysExact: true } }))).toBe('3000')
  expect(cashTextOf(stateOf())).toBe('10.000')
})

test('in Chile who pays just the total pays what can be handed over, and no less', () => {
  const part = { mantissa: 0, currencyCode: 'CLP', ticket: { ...stateOf().ticket, total: 11_625 } }
  const exact = stateOf({ ...part, draft: { ...filledDraft, paysExact: true } })
  expect(cashTextOf(exact)).toBe('11620')
  expect(checkoutInputs(exact)).toMatchObject({ paymentAmount: 11_620, cashTotal: 11_620 })
  expect(checkOut(checkoutInputs(exact))).toEqual({ ok: true })
  const less = stateOf({ ...part, draft: { ...filledDraft, paymentAmount: '11.619' } })
  expect(checkOut(checkoutInputs(less))).toMatchObject({ refusal: { code: 'cash-amount-too-low' } })
})

test('a card is judged where it is paid right here, and as its fields know it', () => {
  const cardOf = (part: Partial<CheckoutState>) => checkoutInputs(stateOf({ payment: byCard, ...part })).card
  const createToken = async () => undefined
  expect(cardOf({})).toEqual({ complete: false, tokenFailed: false })
  expect(cardOf({ card: null })).toEqual({ complete: false, tokenFailed: false })
  expect(cardOf({ card: { complete: true, createToken } })).toEqual({ complete: true, tokenFailed: false })
  const failed = { complete: true, tokenFailed: true, createToken }
  expect(cardOf({ card: failed })).toEqual({ complete: true, tokenFailed: true })
  expect(cardOf({ card: failed, payment: stateOf().payment })).toBeNull()
})

const slot = { date: '2026-11-21', time: '21:30' }
const later = { canOrderNow: false, canSchedule: true, timing: 'scheduled', slot } as const
const AT = '2026-11-22T00:30:00.000Z'

test('the hours matter where a slot is wanted, and a contact that takes none is told of elsewhere', () => {
  const scheduleOf = (part: Partial<CheckoutState>) => checkoutInputs(stateOf(part)).schedule
  expect(scheduleOf({ timing: later, isScheduleLoading: true })).toEqual({
    loading: true,
    canOrderNow: false,
    scheduledAt: AT,
  })
  expect(scheduleOf({ isScheduleLoading: true }).loading).toBe(false)
  expect(scheduleOf({ timing: later }).loading).toBe(false)
  const closed = { canOrderNow: false, canSchedule: false, timing: 'now', slot: null } as const
  expect(scheduleOf({ timing: closed }).canOrderNow).toBe(true)
})

test('a slot is an instant on the wall of the contact; the first one is the first whenever it is', () => {
  const chosen = { ...filledDraft, ...slot }
  expect(scheduledAtOf(stateOf({ timing: later }))).toBe(AT)
  expect(scheduledAtOf(stateOf())).toBeNull()
  expect(chosenMomentOf(stateOf({ timing: later, draft: chosen }))).toBe(AT)
  expect(chosenMomentOf(stateOf({ timing: later }))).toBe('first')
  expect(chosenMomentOf(stateOf({ draft: chosen }))).toBeNull()
  expect(chosenMomentOf(stateOf())).toBeNull()
})

test('delivery texts come with the address, and from the draft where the address has none', () => {
  const typed = { betweenStreets: 'Thames y Serrano', details: 'Timbre 2' }
  expect(deliveryTextsOf(null, typed)).toEqual(typed)
  expect(deliveryTextsOf(home, typed)).toEqual({ betweenStreets: 'Thames y Serrano', details: 'Piso 3' })
  const corner = { ...home, betweenStreets: 'Humboldt y Fitz Roy', details: '' }
  expect(deliveryTextsOf(corner, typed)).toEqual({
    betweenStreets: 'Humboldt y Fitz Roy',
    details: 'Timbre 2',
  })
})

test('each field has its sentence, the last where there are several, and the others none', () => {
  const format = (minor: number) => `$${minor}`
  const errors = fieldErrorsOf(
    [
      { code: 'phone-required', field: 'phone' },
      { code: 'phone-invalid', field: 'phone' },
      { code: 'below-minimum', field: 'items', minimum: 500 },
    ],
    format,
  )
  expect([...errors]).toEqual([
    ['phone', 'Debe ingresar un número de teléfono válido para continuar.'],
    ['items', 'El precio del pedido debe ser mayor a $500'],
  ])
  expect(errorOf(errors, 'items')).toEqual({ error: 'El precio del pedido debe ser mayor a $500' })
  expect(errorOf(errors, 'address')).toEqual({})
  expect(refusalText({ code: 'below-minimum', field: 'items' }, format)).toBe(
    'El precio del pedido debe ser mayor a ',
  )
})
