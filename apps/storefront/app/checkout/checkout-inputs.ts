import type { OrderModeInfo, PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { deliveryTermsFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import type { CheckoutInputs } from '@mostrador/domain/checkout/checkout-inputs'
import { parseAmount } from '@mostrador/domain/money/format-amount'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import { slotInstant } from '@mostrador/domain/scheduling/slots'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { Timing } from './timing.ts'

/** Everything that an order is made of, as the page holds it. */
export type CheckoutState = {
  readonly contact: BranchContactInfo
  readonly mode: OrderModeInfo
  readonly mantissa: number
  readonly draft: CheckoutDraft
  readonly ticket: Ticket
  readonly payment: PaymentTypeInfo | null
  readonly cashIsOnlyPayment: boolean
  readonly timing: Timing
  readonly isScheduleLoading: boolean
}

/** The instant of the chosen slot on the shop's wall, ISO 8601 in UTC; null for now and where none was chosen. */
export function scheduledAtOf({ timing, contact }: Pick<CheckoutState, 'timing' | 'contact'>): string | null {
  const { slot } = timing
  return (slot && slotInstant(slot.date, slot.time, contact.timeZone)?.toISOString()) ?? null
}

function deliveryOf(state: CheckoutState): CheckoutInputs['delivery'] {
  const { contact, mode, draft, mantissa } = state
  const terms = mode.type === 'DELIVERY' ? deliveryTermsFromWire(mode.deliveryTerms, mantissa) : null
  if (!terms) return null
  return {
    hasAddress: draft.street.trim() !== '' && draft.streetNumber.trim() !== '',
    betweenStreets: draft.betweenStreets,
    betweenStreetsRequired: contact.deliveryConfig.betweenStreetsRequired,
    minimumOrderPrice: terms.minimumOrderPrice,
    providersFailed: false,
    outsideZone: false,
    loading: false,
    cashAllowed: terms.cash !== null,
    cashIsOnlyPayment: state.cashIsOnlyPayment,
  }
}

/** The page as the eleven rules judge it; the server makes the same of what is sent. Source: 000 §3 Checkout inputs. */
export function checkoutInputs(state: CheckoutState): CheckoutInputs {
  const { contact, mode, mantissa, draft, ticket, payment, timing } = state
  const isDelivery = mode.type === 'DELIVERY'
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
    customerDocument: contact.documentLabel === null ? '' : draft.customerDocument,
    paymentType: payment,
    paymentAmount: parseAmount(draft.paymentAmount, mantissa) ?? null,
    itemsPrice: ticket.itemsPrice,
    total: ticket.total,
    delivery: isDelivery ? deliveryOf(state) : null,
    card: null,
    schedule: {
      loading: state.isScheduleLoading && timing.timing === 'scheduled',
      // A closed local that cannot be scheduled is told by a sentence of its own.
      canOrderNow: timing.canOrderNow || !timing.canSchedule,
      scheduledAt: scheduledAtOf(state),
    },
  }
}
