import type { Database, OrdersTable } from '@mostrador/database/rows'
import type { Statement } from '@mostrador/database/statement'
import type { ColorConfig } from '@mostrador/domain/branding/theme-tokens'
import type { ExtraGroup } from '@mostrador/domain/cart/cart-line'
import type { Currency, Minor } from '@mostrador/domain/money/minor'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import { sql, type Kysely, type Selectable } from 'kysely'
import { homeHost } from '../../people/host/home-host.ts'
import { jobFollowing } from '../../ground/job/job-store.ts'

export const MAIL_RECEIPT = 'order-receipt'

/**
 * Part of an acceptance that leaves the receipt's job for the order `changed`, where an address
 * was left. The order is accepted once, paid or payable at the door.
 */
export const receiptOfAccepted =
  ({ orderId, jobId, now }: { readonly orderId: string; readonly jobId: string; readonly now: Date }) =>
  (all: Statement<'changed'>): Statement<'changed'> =>
    all
      .part(
        'addressed',
        ({ changed }) => sql`select company_id, branch_id from ${changed} where customer_email is not null`,
      )
      .write('receipt_job', ({ addressed }) =>
        jobFollowing(addressed, {
          id: jobId,
          kind: MAIL_RECEIPT,
          uniqueKey: orderId,
          payload: { orderId },
          runAt: now,
          createdAt: now,
        }),
      )

/** Order as its receipt shows it. */
export type OrderToReceipt = Pick<
  Selectable<OrdersTable>,
  'code' | 'number' | 'type' | 'status' | 'payment_method' | 'payment_show_name' | 'payment_status'
> & {
  readonly to: string | null
  readonly branchId: string
  readonly at: Date
  readonly scheduledAt: Date | null
  readonly ticket: Ticket
  /** Cash to hand over where that is not the total. */
  readonly cashTotal: number | null
  readonly modeName: string | null
  readonly lines: readonly {
    readonly name: string
    readonly size: string | null
    readonly quantity: number
    readonly price: Minor
    readonly extras: readonly ExtraGroup[]
  }[]
  readonly currency: Currency
  readonly brand: string
  readonly colors: ColorConfig
  readonly country: string
  readonly pointsName: string | null
  readonly contact: string
  readonly timeZone: string
  readonly alias: string
  /** Host of the branch contact's pages; null for the shared one. */
  readonly host: string | null
}

/** Finds a receipt's order, with its brand. One query. */
export async function findOrderToReceipt(
  db: Kysely<Database>,
  orderId: string,
): Promise<OrderToReceipt | undefined> {
  const { rows } = await sql<OrderToReceipt>`
    select o.code, o.number, o.type, o.status, o.payment_method, o.payment_show_name, o.payment_status,
      o.customer_email as "to", o.branch_id as "branchId", o.created_at as at, o.scheduled_at as "scheduledAt", o.ticket,
      o.cash_total as "cashTotal",
      (select m.show_name from order_modes m where m.branch_id = o.branch_id and m.id = o.order_mode_id) as "modeName",
      (select jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size_name, 'quantity', l.quantity,
        'price', l.price, 'extras', l.extras) order by l.position)
        from order_lines l where l.branch_id = o.branch_id and l.order_id = o.id) as lines,
      jsonb_build_object('code', k.currency_code, 'symbol', k.currency_symbol, 'mantissa', k.mantissa) as currency,
      b.name as brand, branding_of(b.id) -> 'colorConfig' as colors, b.country_id as country,
      (select p.name from loyalty_programs p where p.branch_id = b.id) as "pointsName",
      c.name as contact, c.time_zone as "timeZone", a.alias,
      ${homeHost(sql`o.company_id`, sql`o.branch_id`, sql`c.id`)} as host
    from orders o
    join branches b on b.id = o.branch_id join countries k on k.id = b.country_id
    join branch_contacts c on c.branch_id = o.branch_id and c.id = o.branch_contact_id
    join aliases a on a.branch_contact_id = c.id
    where o.id = ${orderId}`.execute(db)
  return rows[0]
}
