import { majorOf } from '@mostrador/contract/money/minor-of'
import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import type { OrderAdjustmentsTable, OrderLinesTable, OrdersTable } from '@mostrador/database/rows'
import type { ExtraGroup } from '@mostrador/domain/cart/cart-line'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { destinationInfo } from './destination-info.ts'

/** Fields of an online payment that only the follow-up shows. */
export type OnlinePayment = Pick<
  FollowUpOrder,
  'paymentUrl' | 'paymentExpiresAt' | 'paymentProvider' | 'paymentAttempt' | 'refund'
>
type OrderInfo = Omit<
  FollowUpOrder,
  | 'branchContact'
  | 'orderText'
  | 'transfer'
  | 'owedTransfer'
  | 'logisticsOrderId'
  | 'cancelable'
  | 'isOwn'
  | keyof OnlinePayment
>
type LineRow = Pick<
  Selectable<OrderLinesTable>,
  'id' | 'name' | 'size_name' | 'quantity' | 'notes' | 'price'
> & { readonly extras: readonly ExtraGroup[] }
type AdjustmentRow = Pick<
  Selectable<OrderAdjustmentsTable>,
  'kind' | 'origin' | 'name' | 'amount' | 'external_benefit_type'
>

/** Parts of an order in one column each, so that a list of orders is one query. */
type OrderParts = {
  readonly lines: readonly LineRow[]
  readonly adjustments: readonly AdjustmentRow[]
  readonly mode_name: string | null
  readonly mantissa: number
}

export type OrderRow = Selectable<OrdersTable> & OrderParts

export const linesJson: RawBuilder<LineRow[]> = sql`(
  select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'size_name', l.size_name,
    'quantity', l.quantity, 'notes', l.notes, 'price', l.price, 'extras', l.extras) order by l.position)
  from order_lines l where l.branch_id = o.branch_id and l.order_id = o.id)`

export const adjustmentsJson: RawBuilder<AdjustmentRow[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'origin', a.origin, 'name', a.name, 'amount', a.amount,
    'external_benefit_type', a.external_benefit_type)
    order by a.position), '[]')
  from order_adjustments a where a.branch_id = o.branch_id and a.order_id = o.id)`

/**
 * Current name of the mode of the order `o`; null for a mode that is gone, which gets the default
 * name of its type.
 */
export const modeNameOf: RawBuilder<string | null> = sql`(
  select m.show_name from order_modes m where m.branch_id = o.branch_id and m.id = o.order_mode_id)`

/** The decimals of the currency in which the order `o` counts. */
export const mantissaOf: RawBuilder<number> = sql`(
  select k.mantissa from branches b join countries k on k.id = b.country_id where b.id = o.branch_id)`

/**
 * Whether a transfer for the canceled order `o` has to be sent back by hand: a confirmed or a late
 * one.
 */
export const isTransferOwed: RawBuilder<boolean> = sql`(o.status = 'CANCELED' and exists (
  select from transfers t where t.branch_id = o.branch_id and t.order_id = o.id and t.returned_at is null
    and (t.paid_at is not null or exists (select from bank_movements m
      where m.branch_id = t.branch_id and m.order_id = t.order_id))))`

/** Refund of the canceled order `o`; null once done, and where nothing was paid. */
export const refundOf: RawBuilder<FollowUpOrder['refund']> = sql`(
  select case when ${isTransferOwed} then 'OWED' end
  union all select case when bool_or(j.failed_at is null) then 'UNDER_WAY' else 'FAILED' end
  from payment_attempts p
  join jobs j on j.kind = 'refund-payment' and j.unique_key = p.id::text and j.done_at is null
  where o.status = 'CANCELED' and p.branch_id = o.branch_id and p.order_id = o.id and p.status <> 'REFUNDED'
  having count(*) > 0
  order by 1 limit 1)`

/** Amount of a transfer owed for the order `o`: received, else asked for; null for none. */
export const owedTransferOf: RawBuilder<number | null> = sql`(
  select coalesce(m.amount, t.amount) from transfers t
  left join bank_movements m on m.branch_id = t.branch_id and m.order_id = t.order_id
  where t.branch_id = o.branch_id and t.order_id = o.id and ${isTransferOwed})`

function lineInfo(line: LineRow, mantissa: number): OrderInfo['items'][number] {
  return {
    id: line.id,
    name: line.name,
    sizeName: line.size_name,
    quantity: line.quantity,
    notes: line.notes,
    extras: line.extras.map(({ groupName, groupItems }) => ({
      groupName,
      items: groupItems.map(({ name, quantity, price }) => ({
        name,
        quantity,
        price: majorOf(price, mantissa),
      })),
    })),
    price: majorOf(line.price, mantissa),
    accPrice: majorOf(line.price * line.quantity, mantissa),
  }
}

function amountsInfo(row: OrderRow) {
  const major = (minor: number): number => majorOf(minor, row.mantissa)
  const entries = (kind: AdjustmentRow['kind']) => row.adjustments.filter((one) => one.kind === kind)
  return {
    items: row.lines.map((line) => lineInfo(line, row.mantissa)),
    itemsPrice: major(row.items_price),
    surcharges: entries('SURCHARGE').map(({ name, amount }) => ({ name, amount: major(amount) })),
    discounts: entries('DISCOUNT').map(({ name, amount, origin, external_benefit_type }) => ({
      name,
      amount: major(amount),
      origin,
      externalBenefitType: external_benefit_type,
    })),
    loyalty: { redeemedPoints: row.points_redeemed, gainedPoints: row.points_earned },
    userServiceFee: major(row.user_service_fee),
    deliveryFee: major(row.delivery_fee),
    total: major(row.total),
    cashTotal: row.payment_method === 'CASH' ? major(row.cash_total ?? row.total) : null,
    paysWith: row.pays_with === null ? null : major(row.pays_with),
  }
}

/** Returns the fields of an order that follow-up and console share; amounts in major units. */
export function orderInfo(row: OrderRow): OrderInfo {
  return {
    id: row.id,
    code: row.code,
    number: row.number,
    type: row.type,
    modeName: row.mode_name,
    status: row.status,
    confirmed: row.confirmed,
    orderedAt: row.created_at.toISOString(),
    scheduled: row.scheduled,
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    minDelayInMinutes: row.min_delay_minutes,
    maxDelayInMinutes: row.max_delay_minutes,
    promisedAt: row.promised_at?.toISOString() ?? null,
    paymentType: {
      id: row.payment_type_id ?? row.id,
      paymentMethod: row.payment_method,
      showName: row.payment_show_name,
      upload: row.payment_upload,
    },
    paymentStatus: row.payment_status,
    ...amountsInfo(row),
    notes: row.notes,
    customerName: row.customer_name,
    tableUid: row.table_uid,
    destination: destinationInfo(row.destination),
    cancelReason: row.cancel_reason,
  }
}
