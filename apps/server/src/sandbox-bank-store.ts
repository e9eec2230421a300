import type { Database } from '@mostrador/database/rows'
import type { BankPayment, BankStore } from '@mostrador/payments/sandbox/bank/bank-payment'
import { sql, type Kysely, type Selectable } from 'kysely'

type Row = Selectable<Database['sandbox_payments']>

const paymentOf = (row: Row): BankPayment => ({
  id: row.id,
  merchant: row.merchant,
  idempotencyKey: row.idempotency_key,
  bodyHash: row.body_hash,
  externalReference: row.external_reference,
  tokenId: row.token_id,
  status: row.status,
  reason: row.reason,
  amount: row.amount,
  currency: row.currency,
  mantissa: row.mantissa,
  description: row.description,
  cardLastDigits: row.card_last_digits,
  behavior: row.behavior,
  notificationUrl: row.notification_url,
  returnUrl: row.return_url,
  expiresAt: row.expires_at,
  settlesAt: row.settles_at,
  notifiedStatus: row.notified_status,
  createdAt: row.created_at,
})

const rowOf = (payment: BankPayment): Row => ({
  id: payment.id,
  merchant: payment.merchant,
  idempotency_key: payment.idempotencyKey,
  body_hash: payment.bodyHash,
  external_reference: payment.externalReference,
  token_id: payment.tokenId,
  status: payment.status,
  reason: payment.reason,
  amount: payment.amount,
  currency: payment.currency,
  mantissa: payment.mantissa,
  description: payment.description,
  card_last_digits: payment.cardLastDigits,
  behavior: payment.behavior,
  notification_url: payment.notificationUrl,
  return_url: payment.returnUrl,
  expires_at: payment.expiresAt,
  settles_at: payment.settlesAt,
  notified_status: payment.notifiedStatus,
  created_at: payment.createdAt,
})

const asPayment = (row: Row | undefined): BankPayment | undefined => row && paymentOf(row)

/** Stores the payments of the built-in bank in a table of its own, which outlives the process. */
export function sandboxBankStore(db: Kysely<Database>): BankStore {
  const all = () => db.selectFrom('sandbox_payments').selectAll()
  const byKey = async (merchant: string, key: string): Promise<BankPayment | undefined> =>
    asPayment(
      await all().where('merchant', '=', merchant).where('idempotency_key', '=', key).executeTakeFirst(),
    )
  return {
    insert: async (payment) => {
      const row = await db
        .insertInto('sandbox_payments')
        .values(rowOf(payment))
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      return asPayment(row) ?? (await byKey(payment.merchant, payment.idempotencyKey)) ?? 'token-used'
    },
    byKey,
    byId: async (id) => asPayment(await all().where('id', '=', id).executeTakeFirst()),
    byReference: async (merchant, reference) => {
      const found = all().where('merchant', '=', merchant).where('external_reference', '=', reference)
      return (await found.orderBy('created_at', 'desc').execute()).map(paymentOf)
    },
    move: async (id, { from, to, reason }) => {
      const { numUpdatedRows } = await db
        .updateTable('sandbox_payments')
        .set({ status: to, reason })
        .where('id', '=', id)
        .where('status', '=', from)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    markNotified: async (id, status) => {
      await db.updateTable('sandbox_payments').set({ notified_status: status }).where('id', '=', id).execute()
    },
    listUntold: async (since) => {
      const untold = all()
        .where('created_at', '>=', since)
        .where('status', 'not in', ['CREATED', 'REFUNDED'])
        .where(sql<boolean>`notified_status is distinct from status`)
      return (await untold.limit(1000).execute()).map(paymentOf)
    },
  }
}
