import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { emptyDraft, type CheckoutDraft } from '../checkout/checkout-draft.ts'
import type { CheckoutState } from '../checkout/checkout-inputs.ts'

/** A menu of one plate. */
export const sampleMenu = menuOf([plate('bife', { price: 150_000 })])

/** A cart with two of that plate. */
export const sampleLines = [lineOn(sampleMenu, selection('bife', { quantity: 2 }), 'l1')]

/** Cash, as a way to pay. */
export const cash = {
  id: 'cash',
  paymentMethod: 'CASH',
  showName: '',
  active: true,
  upload: null,
  onlinePayment: null,
  paymentWindowMinutes: 15,
} as const

/** The contact of the sample. */
export function contactOf(part: Partial<BranchContactInfo> = {}): BranchContactInfo {
  return {
    id: 'contact',
    alias: 'palermo',
    branch: { id: 'brand', companyId: 'company', country: 'ar', optInTicked: true },
    timeZone: 'America/Argentina/Buenos_Aires',
    mandatoryEmail: false,
    documentLabel: null,
    documentRequired: false,
    address: { street: 'Honduras', number: '4890', zone: '', locality: '', city: 'CABA', country: 'ar' },
    deliveryConfig: { betweenStreetsRequired: false },
    ...part,
  } as BranchContactInfo
}

/** A mode of that contact. */
export const modeOf = (type: OrderModeInfo['type']): OrderModeInfo =>
  ({
    id: 'mode',
    type,
    minDelayInMinutes: 30,
    maxDelayInMinutes: 45,
    deliveryTerms: { cardFee: 2000, cashFee: 2500, minimumOrderPrice: 1000, freeDeliveryFrom: null },
  }) as OrderModeInfo

/** A checkout with everything typed. */
export const filledDraft: CheckoutDraft = {
  ...emptyDraft('AR'),
  customerName: ' Julia Ferro ',
  phone: '11 2345-6789',
  customerDocument: '12.345.678',
  tableNumber: '7',
  betweenStreets: 'Thames y Serrano',
  paymentAmount: '10.000',
  notes: ' sin timbre ',
}

/** A diner's home. */
export const home: UserLocation = {
  street: 'Gorriti',
  number: '5123',
  city: 'Buenos Aires',
  locality: 'CABA',
  country: 'Argentina',
  postalCode: 'C1414',
  fullAddress: 'Gorriti 5123, Buenos Aires',
  lat: -34.59,
  lng: -58.43,
  betweenStreets: '',
  details: 'Piso 3',
  geocoded: true,
  fromLocalStorage: false,
}

const served: CheckoutState['delivery'] = {
  status: 'served',
  info: null,
  terms: { card: 200_000, cash: 250_000, minimumOrderPrice: 100_000, freeDeliveryFrom: null },
  needsPin: false,
  refresh: () => undefined,
}

/** A page of a delivery to somebody's home. */
export const deliveryTo = (
  location: UserLocation | null,
  delivery: Partial<CheckoutState['delivery']> = {},
) =>
  stateOf({
    mode: modeOf('DELIVERY'),
    location,
    delivery: { ...served, ...delivery },
    deliveryTerms: delivery.terms ?? served.terms,
  })

/** The checkout's page with everything typed and chosen: it could be ordered. */
export function stateOf(part: Partial<CheckoutState> = {}): CheckoutState {
  const ticket = makeTicket({
    lines: sampleLines,
    menuDiscounts: [],
    surcharges: [],
    discounts: [],
    serviceFee: { userFee: 0, percentageUserFee: 0 },
    delivery: null,
    paymentTypeId: 'cash',
  })
  return {
    contact: contactOf(),
    mode: modeOf('TAKE_AWAY'),
    mantissa: 2,
    currencyCode: 'ARS',
    draft: filledDraft,
    location: null,
    delivery: { ...served, status: 'unknown', terms: null },
    deliveryTerms: null,
    ticket,
    payment: cash,
    cashIsOnlyPayment: false,
    timing: { canOrderNow: true, canSchedule: false, timing: 'now', slot: null },
    isScheduleLoading: false,
    ...part,
  }
}

/** Place of a page under the alias of the sample, in Argentine pesos. */
export const sampleAddress = {
  country: { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 },
  customisations: {},
}
