import { seenText } from '@mostrador/domain/text/seen-text'
import { typedEmail } from '@mostrador/domain/checkout/email'
import { majorOf } from '@mostrador/contract/money/minor-of'
import { orderItems, ticketClaim } from '@mostrador/contract/order/order-items'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { OPT_IN_VERSION } from '@mostrador/copy/opt-in'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { isCashDue } from '@mostrador/domain/checkout/cash-due'
import { stripDocument } from '@mostrador/domain/checkout/document'
import { parseAmount } from '@mostrador/domain/money/parse-amount'
import { roundToUnit } from '@mostrador/domain/money/round-to-unit'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { cashTextOf, cashTotalOf, scheduledAtOf, type CheckoutState } from './checkout-inputs.ts'
import { deliveryTextsOf, type DeliveryTexts } from './delivery-texts.ts'

/** Trims and cuts a text to the server's limit. */
const fit = (text: string, length: number): string => text.trim().slice(0, length)

/**
 * Builds the destination of an order, with its point. For a place without a street (a park, a pin
 * in a field) the whole address stands in. Source: 000 §3 User location.
 */
function destinationOf(
  location: UserLocation,
  { betweenStreets, details }: DeliveryTexts,
): NonNullable<OrderRequestBody['destination']> {
  return {
    street: fit(location.street || location.fullAddress, 200),
    number: fit(location.number, 30),
    city: fit(location.city, 120),
    locality: fit(location.locality, 120),
    zone: fit(location.zone ?? '', 120),
    country: fit(location.country, 60),
    postalCode: fit(location.postalCode, 20),
    fullAddress: fit(location.fullAddress, 500),
    lat: location.lat,
    lng: location.lng,
    betweenStreets: fit(betweenStreets, 200),
    details: fit(details, 1000),
    geocoded: location.geocoded,
    pointKey: fit(location.pointKey ?? '', 60),
  }
}

export type OrderOrigin = {
  readonly lines: readonly CartLine[]
  readonly query: URLSearchParams
  readonly installedApp: boolean
}

const digitsOf = ({ draft }: CheckoutState): string =>
  parsePhone(draft.phone, draft.phoneCountry)?.e164 ?? draft.phone.trim()

function paymentOf(state: CheckoutState) {
  const { payment, ticket, mantissa } = state
  const paysWith = parseAmount(cashTextOf(state), mantissa)
  const isCash = isCashDue(payment, cashTotalOf(state)) && paysWith !== undefined
  return {
    paymentType: payment?.id ?? '',
    paysWith: isCash ? majorOf(paysWith, mantissa) : null,
    paymentInfo: {
      status: 'PENDING' as const,
      paymentReferenceId: null,
      paymentUpload: payment?.upload ?? null,
      amount: majorOf(roundToUnit(ticket.total, mantissa), mantissa),
    },
  }
}

/**
 * Builds the body of an order. The same page makes the same body, letter by letter: the
 * idempotency key of an attempt rests on that. Source: 000 §3 Order payload.
 */
export function placeOrderBody(
  state: CheckoutState,
  { lines, query, installedApp }: OrderOrigin,
): OrderRequestBody {
  const { contact, mode, mantissa, draft, ticket, benefits, timing, location } = state
  const redeemedPoints = benefits?.points?.redeemed ?? 0
  const needs = ORDER_MODES[mode.type]
  return {
    items: orderItems(lines, mantissa),
    type: mode.type,
    ...ticketClaim(ticket, mantissa, {
      code: benefits?.code?.code,
      externalBenefit: benefits?.external?.benefit,
    }),
    userExternalReference: benefits?.external?.user.externalUserId ?? null,
    partnerName: benefits?.external?.user.partner ?? null,
    ...(redeemedPoints > 0 && { loyaltyInfo: { redeemedPoints } }),
    ...paymentOf(state),
    branchContact: contact.id,
    orderModeId: mode.id,
    source: query.get('source'),
    campaignId: query.get('campaignId'),
    acquisitionChannel: query.get('acquisitionChannel'),
    tableUid: needs.table ? seenText(draft.tableNumber) : null,
    destination: needs.address && location ? destinationOf(location, deliveryTextsOf(location, draft)) : null,
    phone: digitsOf(state),
    customerName: needs.name ? seenText(draft.customerName) : '',
    customerEmail: typedEmail(draft.customerEmail),
    document: contact.documentLabel === null ? null : stripDocument(draft.customerDocument) || null,
    optIn: draft.optIn,
    optInBox: { textVersion: OPT_IN_VERSION, beganTicked: draft.optInBegan },
    installedApp,
    notes: draft.notes.trim(),
    scheduled: timing.timing === 'scheduled',
    scheduledAt: scheduledAtOf(state),
    minDelayInMinutes: mode.minDelayInMinutes,
    maxDelayInMinutes: mode.maxDelayInMinutes,
  }
}
