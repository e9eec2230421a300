import { amountText } from '@mostrador/domain/money/amount-text'
import type { OrderModeInfo, PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { CheckoutInputs } from '@mostrador/domain/checkout/checkout-inputs'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { parseAmount } from '@mostrador/domain/money/parse-amount'
import { inCash } from '@mostrador/domain/money/in-cash'
import { LARGEST_SENT, toMajor } from '@mostrador/domain/money/major'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import { slotInstant } from '@mostrador/domain/scheduling/slots'
import type { DeliveryInfoNow } from '../delivery/use-delivery-info.ts'
import { isPaidHere, type CardNow } from '../payment/card-now.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { deliveryTextsOf } from './delivery-texts.ts'
import type { Timing } from './timing.ts'
import type { Benefits } from './use-benefits.ts'

export type CheckoutState = {
  readonly contact: BranchContactInfo
  readonly mode: OrderModeInfo
  readonly mantissa: number
  readonly currencyCode: string
  readonly draft: CheckoutDraft
  readonly location: UserLocation | null
  readonly delivery: DeliveryInfoNow
  /** Terms of delivery: of the diner's zone, of the mode until known; null in other modes. */
  readonly deliveryTerms: DeliveryTerms | null
  readonly ticket: Ticket
  readonly benefits?: Benefits | undefined
  readonly payment: PaymentTypeInfo | null
  readonly cashIsOnlyPayment: boolean
  /** Card of the provider's fields; null without fields. */
  readonly card?: CardNow | null
  readonly timing: Timing
  readonly isScheduleLoading: boolean
}

/** Returns the instant of the chosen slot, ISO 8601 in UTC; null for now and without a slot. */
export function scheduledAtOf({ timing, contact }: Pick<CheckoutState, 'timing' | 'contact'>): string | null {
  const { slot } = timing
  return (slot && slotInstant(slot.date, slot.time, contact.timeZone)?.toISOString()) ?? null
}

/**
 * Returns the chosen moment of the order. Without a choice it is 'first', so that the passing of
 * time changes nothing. Null is now.
 */
export const chosenMomentOf = (state: Pick<CheckoutState, 'timing' | 'contact' | 'draft'>): string | null =>
  state.timing.slot && state.draft.date === '' ? 'first' : scheduledAtOf(state)

function deliveryOf(state: CheckoutState): CheckoutInputs['delivery'] {
  const { contact, draft, location, delivery, deliveryTerms: terms } = state
  if (!terms) return null
  const { status, needsPin } = delivery
  // A failed request is repeated; until then the fee is unknown.
  const isLoading = status === 'loading' || status === 'failed'
  return {
    hasAddress: location !== null && location.fullAddress.trim() !== '' && !needsPin,
    betweenStreets: deliveryTextsOf(location, draft).betweenStreets,
    betweenStreetsRequired: contact.deliveryConfig.betweenStreetsRequired,
    minimumOrderPrice: isLoading || status === 'outside' ? null : terms.minimumOrderPrice,
    providersFailed: status === 'no-riders',
    outsideZone: status === 'outside',
    loading: isLoading,
    cashAllowed: terms.cash !== null,
    cashIsOnlyPayment: state.cashIsOnlyPayment,
  }
}

/** Total in cash, in minor units. */
export const cashTotalOf = ({ ticket, currencyCode }: Pick<CheckoutState, 'ticket' | 'currencyCode'>) =>
  inCash(ticket.total, currencyCode)

/** Returns the amount of cash as typed; for just the total, the current total. */
export const cashTextOf = ({
  draft,
  mantissa,
  ...state
}: Pick<CheckoutState, 'draft' | 'ticket' | 'mantissa' | 'currencyCode'>): string =>
  draft.paysExact ? amountText(cashTotalOf(state), mantissa) : draft.paymentAmount

/** Reads the typed amount of cash: none, an amount, or an invalid text. */
function cashOf(state: CheckoutState): CheckoutInputs['paymentAmount'] {
  const { mantissa } = state
  const typed = cashTextOf(state)
  if (typed.trim() === '') return null
  const amount = parseAmount(typed, mantissa)
  return amount === undefined || toMajor(amount, mantissa) > LARGEST_SENT ? 'invalid' : amount
}

/** Maps the page to the input of the eleven rules. Source: 000 §3 Checkout inputs. */
export function checkoutInputs(state: CheckoutState): CheckoutInputs {
  const { contact, mode, draft, ticket, payment, timing } = state
  return {
    modeType: mode.type,
    phoneRequired: true,
    phone: draft.phone,
    phoneCountry: draft.phoneCountry,
    nameRequired: true,
    customerName: draft.customerName,
    tableNumber: draft.tableNumber,
    mandatoryEmail: contact.mandatoryEmail,
    customerEmail: draft.customerEmail,
    documentRequired: contact.documentRequired,
    customerDocument: contact.documentLabel === null ? '' : draft.customerDocument,
    paymentType: payment,
    paymentAmount: cashOf(state),
    itemsPrice: ticket.itemsPrice,
    cashTotal: cashTotalOf(state),
    delivery: deliveryOf(state),
    card: isPaidHere(payment, ticket.total)
      ? { complete: state.card?.complete ?? false, tokenFailed: state.card?.tokenFailed ?? false }
      : null,
    schedule: {
      loading: state.isScheduleLoading && timing.timing === 'scheduled',
      // A closed branch contact without scheduling has a sentence of its own.
      canOrderNow: timing.canOrderNow || !timing.canSchedule,
      scheduledAt: scheduledAtOf(state),
    },
  }
}
