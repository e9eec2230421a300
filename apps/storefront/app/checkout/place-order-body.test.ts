import { checkOut } from '@mostrador/domain/checkout/rules'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import { describe, expect, test } from 'vitest'
import {
  cash,
  contactOf,
  deliveryTo,
  filledDraft as filled,
  home,
  modeOf,
  sampleLines as lines,
  stateOf,
} from '../testing/sample-checkout.ts'
import { emptyDraft } from './checkout-draft.ts'
import { checkoutInputs, type CheckoutState } from './checkout-inputs.ts'
import { placeOrderBody } from './place-order-body.ts'

const origin = {
  lines,
  query: new URLSearchParams('source=qr&campaignId=c1&acquisitionChannel=club&x=1'),
  installedApp: false,
}

describe('the body of an order', () => {
  /** spec('000 §2.9') */
  test('is the same letter by letter as long as the page is the same', () => {
    const [first, second] = [placeOrderBody(stateOf(), origin), placeOrderBody(stateOf(), origin)]
    expect(JSON.stringify(first)).toBe(JSON.stringify(second))
  })

  /** spec('000 §3.25') spec('000 §3.26') spec('000 §9.27') */
  test('carries amounts in major units, the phone in full, and what was typed without its edges', () => {
    expect(placeOrderBody(stateOf(), origin)).toMatchObject({
      price: 3000,
      paysWith: 10_000,
      phone: '+541123456789',
      customerName: 'Julia Ferro',
      notes: 'sin timbre',
      source: 'qr',
      campaignId: 'c1',
      acquisitionChannel: 'club',
      userExternalReference: null,
      partnerName: null,
      destination: null,
      tableUid: null,
      document: null,
      scheduled: false,
      scheduledAt: null,
    })
  })

  /** spec('000 §3.23') */
  /** spec('000 §9.21') */
  test('its price is the subtotal plus the delivery fee, its total stands beside it, its payment is rounded', () => {
    const ticket = makeTicket({
      lines,
      menuDiscounts: [],
      surcharges: [{ id: 's', name: 'Envase', type: 'FIXED', value: 10_050, paymentTypeIds: [] }],
      discounts: [],
      serviceFee: { userFee: 0, percentageUserFee: 0 },
      delivery: {
        terms: { card: 90_000, cash: null, minimumOrderPrice: 0, freeDeliveryFrom: null },
        paymentMethod: 'CARD',
      },
      paymentTypeId: 'cash',
    })
    expect(placeOrderBody(stateOf({ ticket }), origin)).toMatchObject({
      price: 3900,
      total: 4000.5,
      paymentInfo: { amount: 4001 },
    })
  })

  test('names the external user whom the partner knows, and says what its discount is; the token is in no body', () => {
    const benefit = {
      id: 'benefit',
      name: 'Socios',
      type: 'PERCENT',
      value: 10,
      paymentTypeIds: [],
      priority: 1,
      externalBenefitType: 'Nivel Oro',
    } as const
    const user = { partner: 'club', externalUserId: 'ana' }
    const external = { user, partnerName: 'Club Uno', benefit }
    const benefits = { kept: null, code: null, program: null, points: null, customer: null, external }
    const ticket = makeTicket({
      lines,
      menuDiscounts: [],
      surcharges: [],
      discounts: [],
      externalBenefit: benefit,
      serviceFee: { userFee: 0, percentageUserFee: 0 },
      delivery: null,
      paymentTypeId: 'cash',
    })
    expect(placeOrderBody(stateOf({ benefits, ticket }), origin)).toMatchObject({
      price: 3000,
      total: 2700,
      userExternalReference: 'ana',
      partnerName: 'club',
      discounts: [{ discountReferenceId: 'benefit', amount: 300, externalBenefitType: 'Nivel Oro' }],
    })
  })

  test('at a table it has the table and no name', () => {
    const body = placeOrderBody(stateOf({ mode: modeOf('IN_DINING') }), origin)
    expect(body).toMatchObject({ type: 'IN_DINING', tableUid: '7', customerName: '' })
  })

  /** spec('000 §2.74') spec('000 §3.13') */
  test('a delivery has its destination with its point, and what the rider must know', () => {
    const { geocoded, street, number, lat, lng, fullAddress, details } = home
    expect(placeOrderBody(deliveryTo(home), origin).destination).toMatchObject({
      geocoded,
      street,
      number,
      lat,
      lng,
      fullAddress,
      details,
      betweenStreets: 'Thames y Serrano',
    })
    const corner = { ...home, betweenStreets: 'Humboldt y Fitz Roy', details: '' }
    expect(placeOrderBody(deliveryTo(corner), origin).destination).toMatchObject({
      betweenStreets: 'Humboldt y Fitz Roy',
      details: '',
    })
  })

  test('a place without a street is called by its whole address, and no text is longer than the server takes', () => {
    const park = { ...home, street: '', number: '', fullAddress: `Parque ${'x'.repeat(490)}` }
    const { destination } = placeOrderBody(deliveryTo(park), origin)
    expect(destination?.street).toBe(park.fullAddress.slice(0, 200))
    expect(destination?.fullAddress).toBe(park.fullAddress)
  })

  /** spec('000 §2.72') spec('000 §5.14') */
  test('a document goes without its dots, where the contact asks for one', () => {
    const state = stateOf({ contact: contactOf({ documentLabel: 'DNI' }) })
    expect(placeOrderBody(state, origin).document).toBe('12345678')
  })

  test('a slot is an instant', () => {
    const slot = { date: '2026-11-21', time: '21:30' }
    const timing = { canOrderNow: false, canSchedule: true, timing: 'scheduled', slot } as const
    expect(placeOrderBody(stateOf({ timing }), origin)).toMatchObject({
      scheduled: true,
      scheduledAt: '2026-11-22T00:30:00.000Z',
    })
  })

  test('with how much one pays is only said of cash', () => {
    const other = { ...cash, paymentMethod: 'OTHER' } as const
    expect(placeOrderBody(stateOf({ payment: other }), origin).paysWith).toBeNull()
  })

  test('a diner who pays just the total pays the current total, and types no amount where it is zero', () => {
    const draft = { ...filled, paysExact: true }
    const costing = (total: number) => ({ ...stateOf({ draft }), ticket: { ...stateOf().ticket, total } })
    expect(placeOrderBody(costing(300_000), origin).paysWith).toBe(3000)
    expect(placeOrderBody(costing(512_050), origin).paysWith).toBe(5120.5)
    expect(checkOut(checkoutInputs(costing(512_050)))).toEqual({ ok: true })
    expect(placeOrderBody(costing(0), origin).paysWith).toBeNull()
    expect(checkOut(checkoutInputs({ ...costing(0), draft: { ...filled, paymentAmount: '' } })).ok).toBe(true)
  })

  test('no text of a destination is longer than the server takes, nor has edges', () => {
    const long = ` ${'x'.repeat(1100)}`
    const texts = { street: long, number: long, city: long, zone: long, locality: long, country: long }
    const rest = { postalCode: long, fullAddress: long, betweenStreets: long, details: long, pointKey: long }
    const { destination } = placeOrderBody(deliveryTo({ ...home, ...texts, ...rest }), origin)
    const lengths = Object.entries(destination ?? {}).map(([field, value]) => [field, String(value).length])
    expect(Object.fromEntries(lengths)).toMatchObject({
      street: 200,
      number: 30,
      city: 120,
      zone: 120,
      locality: 120,
      country: 60,
      postalCode: 20,
      fullAddress: 500,
      betweenStreets: 200,
      details: 1000,
      pointKey: 60,
    })
    expect(placeOrderBody(deliveryTo(home), origin).destination?.pointKey).toBe('')
  })

  test('says which contact and mode it is for, and what the box of notifications said', () => {
    const draft = { ...filled, customerEmail: ' ana@correo.test ', optInBegan: false }
    expect(placeOrderBody(stateOf({ draft }), { ...origin, installedApp: true })).toMatchObject({
      type: 'TAKE_AWAY',
      branchContact: 'contact',
      orderModeId: 'mode',
      customerEmail: 'ana@correo.test',
      optIn: true,
      optInBox: { beganTicked: false, textVersion: 1 },
      installedApp: true,
      minDelayInMinutes: 30,
      maxDelayInMinutes: 45,
      paymentType: 'cash',
      paymentInfo: { status: 'PENDING', paymentReferenceId: null, paymentUpload: null, amount: 3000 },
    })
  })

  test('goes without what nobody said: a way to pay, a delivery’s address, a document of blanks', () => {
    const nothing = placeOrderBody(stateOf({ payment: null }), origin)
    expect(nothing).toMatchObject({ paymentType: '', paymentInfo: { paymentUpload: null }, paysWith: null })
    expect(placeOrderBody(deliveryTo(null), origin).destination).toBeNull()
    const draft = { ...filled, customerDocument: ' . ', phone: ' 12 ' }
    const state = stateOf({ draft, contact: contactOf({ documentLabel: 'DNI' }) })
    expect(placeOrderBody(state, origin)).toMatchObject({ document: null, phone: '12' })
    expect(placeOrderBody(stateOf(), { ...origin, query: new URLSearchParams() })).toMatchObject({
      source: null,
      campaignId: null,
      acquisitionChannel: null,
    })
  })

  test('says the points that it spends, where it spends any', () => {
    const points = { redeemed: 50, balance: 90, amount: 1000, isBlockedByCode: false, refusal: undefined }
    const none = { kept: null, code: null, program: null, customer: null, external: null }
    const spending = (redeemed: number) =>
      placeOrderBody(stateOf({ benefits: { ...none, points: { ...points, redeemed } } }), origin)
    expect(spending(50).loyaltyInfo).toEqual({ redeemedPoints: 50 })
    expect(spending(0)).not.toHaveProperty('loyaltyInfo')
  })
})

describe('the page as the rules judge it', () => {
  const codesOf = (state: CheckoutState): readonly string[] => {
    const verdict = checkOut(checkoutInputs(state))
    return verdict.ok ? [] : verdict.all.map(({ code }) => code)
  }

  test('a complete page can be ordered', () => {
    expect(codesOf(stateOf())).toEqual([])
    expect(codesOf(deliveryTo(home))).toEqual([])
  })

  test('an empty one is told everything that it lacks, in the order of the documents', () => {
    const state = { ...deliveryTo(null), draft: emptyDraft('AR') }
    expect(codesOf(state)).toEqual([
      'phone-required',
      'name-required',
      'cash-amount-required',
      'address-required',
    ])
  })

  /** spec('000 §6.4') */
  test.each(['99999999999999999999', '1000000000001', '10,5,0', '1,005'])(
    'a text that can be no amount of cash is refused as that: %s',
    (paymentAmount) => {
      expect(codesOf(stateOf({ draft: { ...filled, paymentAmount } }))).toEqual(['cash-amount-invalid'])
    },
  )

  test('where zones decide, an address without a point is none yet', () => {
    const nowhere = { ...home, lat: null, lng: null }
    const unplaced = { status: 'unknown', needsPin: true, terms: null } as const
    expect(codesOf(deliveryTo(nowhere, unplaced))).toEqual(['address-required'])
    expect(codesOf(deliveryTo(nowhere))).toEqual([])
    expect(codesOf(deliveryTo({ ...home, fullAddress: ' ' }))).toEqual(['address-required'])
  })

  test.each([
    ['outside', 'outside-zone'],
    ['no-riders', 'riders-unavailable'],
    ['loading', 'delivery-loading'],
    ['failed', 'delivery-loading'],
  ] as const)('a delivery that is %s cannot be ordered: %s', (status, code) => {
    expect(codesOf(deliveryTo(home, { status }))).toEqual([code])
  })

  test("the minimum and the cash are those of the diner's zone", () => {
    const far = { card: 390_000, cash: null, minimumOrderPrice: 2_500_000, freeDeliveryFrom: null }
    expect(codesOf(deliveryTo(home, { terms: far }))).toEqual(['below-minimum'])
    const cashOnly = {
      ...deliveryTo(home, { terms: { ...far, minimumOrderPrice: 0 } }),
      cashIsOnlyPayment: true,
    }
    expect(codesOf(cashOnly)).toEqual(['no-cash-delivery'])
    expect(codesOf(deliveryTo(home, { terms: far, status: 'loading' }))).toEqual(['delivery-loading'])
  })

  test('a document is not judged where none is asked for', () => {
    const draft = { ...filled, customerDocument: '12' }
    expect(codesOf(stateOf({ draft }))).toEqual([])
    expect(codesOf(stateOf({ draft, contact: contactOf({ documentLabel: '' }) }))).toEqual([
      'document-invalid',
    ])
  })

  /** spec('000 §5.13') */
  test('a slot is missing, or its hours are on their way', () => {
    const timing = { canOrderNow: false, canSchedule: true, timing: 'scheduled', slot: null } as const
    expect(codesOf(stateOf({ timing }))).toEqual(['schedule-required'])
    expect(codesOf(stateOf({ timing, isScheduleLoading: true }))).toEqual(['schedule-loading'])
  })
})
