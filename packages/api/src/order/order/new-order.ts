import type {
  CustomersTable,
  IdempotencyKeysTable,
  OrderAdjustmentsTable,
  OrderEventsTable,
  OrderLinesTable,
  OrdersTable,
} from '@mostrador/database/rows'
import { isCashDue } from '@mostrador/domain/checkout/cash-due'
import { stripDocument } from '@mostrador/domain/checkout/document'
import { delaysInZone } from '@mostrador/domain/delivery/zone-delays'
import { earnedPoints } from '@mostrador/domain/loyalty/redeem-points'
import { inCash } from '@mostrador/domain/money/in-cash'
import { toMinor } from '@mostrador/domain/money/major'
import { sumOf } from '@mostrador/domain/pricing/sums'
import { salesDayOf } from '@mostrador/domain/sales/sales-day'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { minutesOf } from '@mostrador/domain/scheduling/wall-time'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import type { Selectable } from 'kysely'
import { delaysOf } from '../../shop/catalog/interrupted.ts'
import { redeemedPointsOf } from '../loyalty/points-of-order.ts'
import type { AcceptedOrder } from './judge-order.ts'
import {
  consentOf,
  customerOf,
  externalUserOf,
  orNull,
  phoneOf,
  type OrderConsent,
  type OrderNames,
  type PhoneOfOrder,
} from './order-customer.ts'
import { tenantOf } from './tenant-of.ts'
import { adjustmentsOf, codeUseOf, type CodeUse } from './order-adjustments.ts'
import { newTransfer, type NewTransfer } from '../transfer/new-transfer.ts'

/** Limits that the statement of an order checks before it saves, named as in `order_flood`. */
export type LimitsOfOrder = {
  readonly seconds: number
  readonly of_local: number
  readonly unpaid_of_local: number
  readonly unpaid_of_phone: number
}

/** Rows of an order. The database adds the number of the day, and a known customer. */
export type NewOrder = {
  readonly order: Omit<Selectable<OrdersTable>, 'number' | 'customer_id'>
  readonly customer: Selectable<CustomersTable>
  /** Consent of the notification box, as far as the browser told. */
  readonly consent: OrderConsent
  readonly lines: readonly Selectable<OrderLinesTable>[]
  /** Day of sales, from which daily stock is taken. */
  readonly day: string
  readonly adjustments: readonly Selectable<OrderAdjustmentsTable>[]
  readonly event: Selectable<OrderEventsTable>
  readonly key: Selectable<IdempotencyKeysTable>
  /** Whether its browser had an id before. */
  readonly isKnownBrowser: boolean
  /** Whether one of its plates is counted, at all or by the day. */
  readonly isCounted: boolean
  readonly codeUse: CodeUse | null
  readonly pointsEntryId: string
  readonly expiryJobId: string
  readonly pushJobId: string
  /** Transfer that the diner is to make; null for other payment types. */
  readonly transfer: NewTransfer | null
  /** Capacity of the slot; null is unlimited, or an order for now. */
  readonly slotCapacity: number | null
  /** Limits of the shop. */
  readonly limits: LimitsOfOrder
}

function linesOf(order: AcceptedOrder, { id }: OrderNames): NewOrder['lines'] {
  return order.lines.map((line, position) => ({
    ...tenantOf(order),
    order_id: id,
    position,
    id: line.id,
    plate_id: line.referenceId,
    name: line.name,
    category_id: line.categoryId,
    category_show_name: line.categoryShowName,
    size_id: line.sizeId,
    size_name: line.sizeName,
    quantity: line.quantity,
    price: line.price,
    original_price: line.originalPrice,
    price_without_modifiers: line.priceWithoutModifiers,
    discount_type: line.discount?.type ?? null,
    discount_reference_id: line.discount?.discountReferenceId ?? null,
    discount_amount: line.discount?.amount ?? 0,
    notes: line.notes,
    source: line.source,
    upsell: line.upsell,
    extras: line.extras,
    // The database says, when it takes the units.
    // Stryker disable next-line BooleanLiteral: the statement writes what the database says
    counted: false,
    counted_day: null,
  }))
}

/**
 * Returns the payment status: null where no payment is awaited, as for cash, "other" without a
 * transfer, and a total of 0.
 */
const onlinePaymentOf = (
  { upload, paymentWindowMinutes, transfer }: AcceptedOrder['payment'],
  { total }: AcceptedOrder['ticket'],
  now: Date,
) =>
  (upload === null && !transfer) || total === 0
    ? ({ payment_status: null, payment_expires_at: null } as const)
    : ({
        payment_status: 'PENDING',
        payment_expires_at: afterMinutes(now, transfer?.minutes ?? paymentWindowMinutes),
      } as const)

const afterMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

function amountsOf({ ticket, payment, scene }: AcceptedOrder) {
  const { request, contact, currency } = scene
  const cashTotal = inCash(ticket.total, currency.code)
  const isCash = isCashDue(payment, cashTotal)
  return {
    items_price: ticket.itemsPrice,
    surcharges: sumOf(ticket.surcharges),
    discounts: sumOf(ticket.discounts),
    loyalty: ticket.loyaltyDiscount,
    user_service_fee: ticket.userServiceFee,
    delivery_fee: ticket.deliveryFee,
    total: ticket.total,
    cash_total: payment.paymentMethod === 'CASH' ? cashTotal : null,
    pays_with: isCash ? (toMinor(request.paysWith ?? 0, currency.mantissa) ?? null) : null,
    ticket,
    points_redeemed: contact.loyalty ? redeemedPointsOf(request) : 0,
    points_earned: contact.loyalty ? earnedPoints(ticket.total, contact.loyalty, contact.mantissa) : 0,
    payment_type_id: payment.id,
    payment_method: payment.paymentMethod,
    payment_show_name: payment.showName,
    payment_upload: payment.upload,
    ...onlinePaymentOf(payment, ticket, scene.now),
  }
}

function momentsOf({ scheduled, scene: { now, mode, contact, delivery } }: AcceptedOrder) {
  const zone = delivery?.inArea ? delivery.zone : null
  // A slot is promised without the present load; distance still counts.
  const delays = scheduled ? delaysInZone(mode, zone) : delaysOf(contact, mode, { now, zone })
  return {
    min_delay_minutes: delays.minDelayInMinutes,
    max_delay_minutes: delays.maxDelayInMinutes,
    promised_at: null,
    delays: 0,
    scheduled: scheduled !== null,
    scheduled_at: scheduled?.at ?? null,
    scheduled_day: scheduled?.slot.date ?? null,
    scheduled_minute: scheduled ? minutesOf(scheduled.slot.time) : null,
    created_at: now,
    updated_at: now,
    accepted_at: null,
    ready_at: null,
    delivered_at: null,
    canceled_at: null,
  }
}

/** Returns the destination with the source of its point; the key that proved it is dropped. */
function destinationOf({ scene }: AcceptedOrder, { pointByCustomer }: OrderNames) {
  // Stryker disable next-line ConditionalExpression: without one the checkout refuses it: refused-order.test.ts
  if (!scene.request.destination) return null
  const { pointKey: _, ...destination } = scene.request.destination
  return pointByCustomer ? { ...destination, pointByCustomer } : destination
}

function orderOf(accepted: AcceptedOrder, names: OrderNames, phone: PhoneOfOrder): NewOrder['order'] {
  const { request, contact, mode, delivery, now } = accepted.scene
  const needs = ORDER_MODES[mode.type]
  return {
    ...tenantOf(accepted),
    branch_contact_id: contact.info.id,
    id: names.id,
    code: names.code,
    local_day: wallClock(now, contact.info.timeZone).date,
    order_mode_id: mode.id,
    type: mode.type,
    status: 'GENERATED',
    confirmed: contact.info.orderChannel === 'CONSOLE',
    customer_name: request.customerName.trim(),
    customer_email: orNull(request.customerEmail),
    document: orNull(stripDocument(request.document ?? '')),
    ...phone,
    opt_in: request.optIn,
    ...amountsOf(accepted),
    table_uid: needs.table ? orNull(request.tableUid) : null,
    delivery_zone_id: delivery?.inArea ? (delivery.zone?.id ?? null) : null,
    destination: needs.address ? destinationOf(accepted, names) : null,
    notes: request.notes.trim(),
    order_text: names.orderText,
    ...momentsOf(accepted),
    source: orNull(request.source),
    campaign_id: orNull(request.campaignId),
    acquisition_channel: orNull(request.acquisitionChannel),
    installed_app: request.installedApp,
    browser_id: names.browserId,
    ...externalUserOf(accepted),
    cancel_reason: null,
    rehearsal_id: null,
    rehearsal_printed_at: null,
  }
}

/** Makes the rows of an accepted order, a snapshot with every column and no defaults. */
export function newOrder(accepted: AcceptedOrder, names: OrderNames, limits: LimitsOfOrder): NewOrder {
  const { contact, now } = accepted.scene
  const tenant = tenantOf(accepted)
  const phone = phoneOf(accepted)
  return {
    order: orderOf(accepted, names, phone),
    customer: customerOf(accepted, names, phone),
    consent: consentOf(accepted, names),
    slotCapacity: accepted.scheduled?.capacity ?? null,
    limits,
    lines: linesOf(accepted, names),
    day: salesDayOf(wallClock(accepted.scheduled?.at ?? now, contact.info.timeZone)),
    adjustments: adjustmentsOf(accepted, names.id),
    codeUse: codeUseOf(accepted, names.id),
    isKnownBrowser: names.isKnownBrowser,
    isCounted: accepted.lines.some(({ referenceId }) => accepted.scene.counted.has(referenceId)),
    pointsEntryId: names.pointsEntryId,
    expiryJobId: names.expiryJobId,
    pushJobId: names.pushJobId,
    transfer: newTransfer(accepted, names),
    event: {
      ...tenant,
      order_id: names.id,
      id: names.eventId,
      status: 'GENERATED',
      actor: 'DINER',
      staff_user_id: null,
      rider_id: null,
      promised_at: null,
      request_key: null,
      note: '',
      created_at: now,
    },
    key: {
      ...tenant,
      branch_contact_id: contact.info.id,
      key: names.idempotencyKey,
      body_hash: names.bodyHash,
      order_id: names.id,
      created_at: now,
    },
  }
}
