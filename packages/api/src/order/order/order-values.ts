import { valueOf } from '@mostrador/database/kept-statement'
import type { NewOrder } from './new-order.ts'

/** Order as its statement is sent: its rows, and the version of the catalogue that judged it. */
export type OrderToSave = { readonly rows: NewOrder; readonly version: number }

const ofRows = (read: (rows: NewOrder) => unknown) => valueOf(({ rows }: OrderToSave) => read(rows))
const ofOrder = (read: (order: NewOrder['order']) => unknown) => ofRows(({ order }) => read(order))
const asJson = (read: (rows: NewOrder) => unknown) => ofRows((rows) => JSON.stringify(read(rows)))

/**
 * Values that the parts of an order's statement are written with: the same text for all orders,
 * and these read from each. A value that stands as several types is here once for each of them.
 */
export const its = {
  version: valueOf(({ version }: OrderToSave) => version),
  companyId: ofOrder((order) => order.company_id),
  branchId: ofOrder((order) => order.branch_id),
  contactId: ofOrder((order) => order.branch_contact_id),
  modeId: ofOrder((order) => order.order_mode_id),
  id: ofOrder(({ id }) => id),
  code: ofOrder(({ code }) => code),
  phoneKey: ofOrder((order) => order.phone_key),
  browserId: ofOrder((order) => order.browser_id),
  /** Moment of the order. */
  at: ofOrder((order) => order.created_at),
  localDay: ofOrder((order) => order.local_day),
  /** Moment from which its branch contact's orders are counted for `order_flood`. */
  windowFrom: ofRows(({ order, limits }) => new Date(order.created_at.getTime() - limits.seconds * 1000)),
  scheduledAt: ofOrder((order) => order.scheduled_at),
  optIn: ofOrder((order) => order.opt_in),
  pointsRedeemed: ofOrder((order) => order.points_redeemed),
  isUnpaid: ofOrder((order) => order.payment_status === 'PENDING'),
  rehearsalId: ofOrder((order) => order.rehearsal_id),
  slotCapacity: ofRows((rows) => rows.slotCapacity),
  /** Day of sales, from which daily stock is taken. */
  day: ofRows(({ day }) => day),
  limits: asJson(({ limits }) => limits),
  plates: asJson(({ lines }) => lines.map(({ plate_id, quantity }) => ({ plate_id, quantity }))),
  rows: {
    order: asJson(({ order }) => order),
    customer: asJson(({ customer }) => customer),
    lines: asJson(({ lines }) => lines),
    adjustments: asJson(({ adjustments }) => adjustments),
    event: asJson(({ event }) => event),
    key: asJson(({ key }) => key),
  },
  /** Time of the end of its carts among their events. */
  sequence: ofOrder((order) => order.created_at.getTime()),
} as const

export const pointsEntryId = ofRows((rows) => rows.pointsEntryId)

/** Values of the jobs that an order leaves. */
export const jobOfOrder = {
  expiry: ofRows(({ expiryJobId }) => expiryJobId),
  expiresAt: ofOrder((order) => order.payment_expires_at),
  push: ofRows(({ pushJobId }) => pushJobId),
  uniqueKey: ofOrder(({ id }) => id),
  payload: ofOrder(({ id }) => JSON.stringify({ orderId: id })),
} as const

/** Values of the consent of an order's notification box. */
export const consentOf = {
  id: ofRows(({ consent }) => consent.id),
  textVersion: ofRows(({ consent }) => consent.textVersion),
  beganTicked: ofRows(({ consent }) => consent.beganTicked),
} as const

/** Values of the use of a discount code; null without one. */
export const codeOf = {
  id: ofRows(({ codeUse }) => codeUse?.row.discount_code_id),
  amount: ofRows(({ codeUse }) => codeUse?.row.amount),
  usedAt: ofRows(({ codeUse }) => codeUse?.row.used_at),
  isForFirst: ofRows(({ codeUse }) => codeUse?.firstTimeUse),
  limitOfCustomer: ofRows(({ codeUse }) => codeUse?.usageLimitPerCustomer),
  /** As `order_refusal` judges it. */
  wanted: asJson(
    ({ codeUse, order }) =>
      codeUse && {
        id: codeUse.row.discount_code_id,
        first_time_use: codeUse.firstTimeUse,
        limit_per_customer: codeUse.usageLimitPerCustomer,
        at: codeUse.row.used_at,
        // Stryker disable next-line StringLiteral: an order has a browser when it is placed
        browser: order.browser_id ?? '',
      },
  ),
} as const
