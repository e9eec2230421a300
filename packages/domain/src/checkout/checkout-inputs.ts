import type { Minor } from '../money/minor.ts'
import type { OrderModeType } from '../order-mode/order-mode-type.ts'
import type { PaymentType } from '../payment/payment-type.ts'
import type { PhoneCountry } from '../phone/phone-countries.ts'

/** Reasons why a checkout cannot go on, in the documents' order. Source: 000 §5, Checkout. */
export const CHECKOUT_CODES = [
  'phone-required',
  'name-required',
  'phone-invalid',
  'table-required',
  'email-required',
  'email-invalid',
  'document-invalid',
  'cash-amount-required',
  'cash-amount-invalid',
  'cash-amount-too-low',
  'address-required',
  'between-streets-required',
  'below-minimum',
  'riders-unavailable',
  'outside-zone',
  'delivery-loading',
  'no-cash-delivery',
  'card-incomplete',
  'card-token-failed',
  'schedule-loading',
  'schedule-required',
] as const

export type CheckoutCode = (typeof CHECKOUT_CODES)[number]

/** The field at which a refusal stands. */
const CHECKOUT_FIELDS = [
  'phone',
  'customerName',
  'tableNumber',
  'customerEmail',
  'customerDocument',
  'paymentAmount',
  'address',
  'betweenStreets',
  'items',
  'paymentType',
  'card',
  'schedule',
] as const

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]

/** Refusal and its field. `minimum` (minor units) only comes with `below-minimum`. */
export type CheckoutRefusal = {
  readonly code: CheckoutCode
  readonly field: CheckoutField
  readonly minimum?: Minor
}

/** One of the eleven rules: everything that it has against the inputs, in the documents' order. */
export type CheckoutRule = (inputs: CheckoutInputs) => readonly CheckoutRefusal[]

/** Values that the rules of delivery judge. `minimumOrderPrice` is null while it is unknown. */
export type CheckoutDelivery = {
  readonly hasAddress: boolean
  readonly betweenStreets: string
  readonly betweenStreetsRequired: boolean
  readonly minimumOrderPrice: Minor | null
  readonly providersFailed: boolean
  readonly outsideZone: boolean
  readonly loading: boolean
  readonly cashAllowed: boolean
  readonly cashIsOnlyPayment: boolean
}

/**
 * Everything that the rules judge, the same in the browser and on the server. Texts are as typed.
 * Source: 000 §3 Checkout inputs.
 */
export type CheckoutInputs = {
  readonly modeType: OrderModeType
  readonly phoneRequired: boolean
  readonly phone: string
  readonly phoneCountry: PhoneCountry
  readonly nameRequired: boolean
  readonly customerName: string
  readonly tableNumber: string
  readonly mandatoryEmail: boolean
  readonly customerEmail: string
  readonly documentRequired: boolean
  readonly customerDocument: string
  readonly paymentType: Pick<PaymentType, 'paymentMethod' | 'upload'> | null
  /**
   * With how much cash is paid, minor units; null where nothing was said, `invalid` where it is no
   * amount that can be.
   */
  readonly paymentAmount: Minor | 'invalid' | null
  readonly itemsPrice: Minor
  /** Total in cash (money/in-cash.ts), also where it is paid in another way. */
  readonly cashTotal: Minor
  /** Null in the modes without delivery. */
  readonly delivery: CheckoutDelivery | null
  /** Null when no card is paid inside the storefront. */
  readonly card: { readonly complete: boolean; readonly tokenFailed: boolean } | null
  readonly schedule: {
    readonly loading: boolean
    readonly canOrderNow: boolean
    readonly scheduledAt: string | null
  }
}
