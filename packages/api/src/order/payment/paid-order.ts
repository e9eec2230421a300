import type { Database, OrdersTable } from '@mostrador/database/rows'
import { isUnpaid } from '@mostrador/domain/order/order-status'
import { sql, type Kysely } from 'kysely'
import { REHEARSAL_BANK } from '../rehearsal/rehearsal-bank.ts'

/** Order to pay. Amounts in minor units. */
export type PaidOrder = Pick<OrdersTable, 'status'> & {
  readonly id: string
  readonly code: string
  readonly branchId: string
  readonly contactId: string
  readonly alias: string
  readonly shop: string
  readonly total: number
  readonly upload: 'APP' | 'API' | null
  readonly paymentStatus: OrdersTable['payment_status']
  readonly expiresAt: Date | null
  readonly providerName: string | null
  readonly isRehearsed: boolean
  readonly currency: string
  readonly mantissa: number
  readonly email: string
  readonly name: string
  readonly phone: string
}

const orders = (db: Kysely<Database>) =>
  db
    .selectFrom('orders as o')
    .innerJoin('aliases as a', 'a.branch_contact_id', 'o.branch_contact_id')
    .innerJoin('branches as b', 'b.id', 'o.branch_id')
    .innerJoin('countries as k', 'k.id', 'b.country_id')
    .leftJoin('payment_types as t', (join) =>
      join.onRef('t.branch_id', '=', 'o.branch_id').onRef('t.id', '=', 'o.payment_type_id'),
    )
    .select((eb) => [
      'o.id',
      'o.code',
      'o.status',
      'o.branch_id as branchId',
      'o.branch_contact_id as contactId',
      'a.alias',
      'b.name as shop',
      'o.total',
      'o.payment_upload as upload',
      'o.payment_status as paymentStatus',
      'o.payment_expires_at as expiresAt',
      // In a rehearsal the built-in bank plays all of them.
      sql<string | null>`case when o.rehearsal_id is null then t.provider_name
        when o.payment_upload is not null then ${REHEARSAL_BANK} end`.as('providerName'),
      sql<boolean>`o.rehearsal_id is not null`.as('isRehearsed'),
      'k.currency_code as currency',
      'k.mantissa',
      eb.fn.coalesce('o.customer_email', eb.val('')).as('email'),
      'o.customer_name as name',
      'o.phone',
    ])

/** Loads an order. One query. */
export const loadPaidOrder = (db: Kysely<Database>, id: string): Promise<PaidOrder | undefined> =>
  orders(db).where('o.id', '=', id).executeTakeFirst()

/** Finds an order by code at a branch contact. One query. */
export const findPaidOrder = (
  db: Kysely<Database>,
  { code, contactId }: { readonly code: string; readonly contactId: string },
): Promise<PaidOrder | undefined> =>
  orders(db).where('o.code', '=', code).where('o.branch_contact_id', '=', contactId).executeTakeFirst()

/** Whether an order may still be paid at an instant. */
export const isPayable = (order: PaidOrder, now: Date): boolean =>
  isUnpaid(order) && (order.expiresAt ?? now) > now
