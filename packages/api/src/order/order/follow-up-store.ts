import { majorOf } from '@mostrador/contract/money/minor-of'
import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import type { Database } from '@mostrador/database/rows'
import { isCancelableByDiner } from '@mostrador/domain/order/order-status'
import { sql, type Kysely } from 'kysely'
import { sessionHashes } from '../../people/customer/diner-session.ts'
import type { Api } from '../../ground/ports.ts'
import { REHEARSAL_BANK } from '../rehearsal/rehearsal-bank.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'
import {
  adjustmentsJson,
  linesJson,
  mantissaOf,
  modeNameOf,
  orderInfo,
  owedTransferOf,
  refundOf,
  type OnlinePayment,
} from './order-info.ts'

const contactJson = sql<FollowUpOrder['branchContact']>`jsonb_build_object(
  'id', c.id, 'alias', a.alias, 'name', c.name,
  'address', jsonb_build_object('street', c.street, 'number', c.number, 'zone', c.zone,
    'locality', c.locality, 'city', c.city, 'country', c.country),
  'lat', c.lat, 'lng', c.lng, 'callPhone', c.call_phone, 'whatsAppPhone', c.whatsapp_phone,
  'timeZone', c.time_zone, 'country', (select b.country_id from branches b where b.id = c.branch_id))`

/**
 * Payment of the order `o`: its provider, the state of the latest attempt, and the page of an
 * attempt on its way.
 */
const paymentJson = sql<Omit<OnlinePayment, 'paymentExpiresAt' | 'refund'>>`(
  select jsonb_build_object('paymentProvider', case when o.rehearsal_id is null then t.provider_name
      when o.payment_upload is not null then ${REHEARSAL_BANK} end, 'paymentAttempt', p.status,
    'paymentUrl', case when p.status = 'PENDING' and p.url is not null
      then '/api/payments/' || p.provider_name || '/page/' || p.id end)
  from (select 1) one
  left join payment_types t on t.branch_id = o.branch_id and t.id = o.payment_type_id
  left join lateral (
    select a.id, a.status, a.url, a.provider_name from payment_attempts a
    where a.branch_id = o.branch_id and a.order_id = o.id
    order by a.id desc limit 1) p on true)`

/** Transfer that the diner of the order `o` is to make; amounts in minor units. */
const transferJson = sql<FollowUpOrder['transfer']>`(
  select jsonb_build_object('amount', t.amount, 'reference', t.reference, 'alias', t.told -> 'alias',
    'account', t.told -> 'account', 'holder', t.told -> 'holder', 'bank', t.told -> 'bank', 'note', t.told -> 'note',
    'saidAt', t.said_at)
  from transfers t where t.branch_id = o.branch_id and t.order_id = o.id)`

/** Whether the transfer of the order `o` was sent back, as one that came too late. */
const isTransferReturned = sql<boolean>`exists (
  select from transfers t where t.branch_id = o.branch_id and t.order_id = o.id and t.returned_at is not null)`

const logisticsOrderIdOf = sql<string | null>`(
  select l.id from logistics_orders l where l.branch_id = o.branch_id and l.order_id = o.id)`

/** Proofs of a browser by which its own orders are known. */
export type OrderAsker = {
  readonly browserId: string | undefined
  readonly sessions: readonly string[]
  readonly now: Date
}

/** Returns the asker who sent these headers. */
export const askerOf = (api: Pick<Api, 'cookieSecret' | 'now'>, headers: Headers): OrderAsker => ({
  browserId: browserOf(api, headers),
  sessions: sessionHashes(headers),
  now: api.now(),
})

/**
 * Whether the order `o` is the asker's: placed by this browser, or by a phone verified there. A
 * typed phone opens nothing. Source: decisions.md, Who sees what.
 */
const isOwnOrder = ({ browserId, sessions, now }: OrderAsker) => sql<boolean>`(
  coalesce(o.browser_id = ${browserId ?? null}, false) or exists (select from customer_sessions s
    where s.branch_id = o.branch_id and s.phone_key = o.phone_key and s.verified
      and s.token_hash = any(${[...sessions]}::text[]) and s.expires_at > ${now}))`

type TransferRow = {
  readonly transfer: FollowUpOrder['transfer']
  readonly owed_transfer: number | null
  readonly mantissa: number
}

/** Returns the transfer of a follow-up; amounts in major units. */
const transferOf = ({ transfer, owed_transfer: owed, mantissa }: TransferRow) => ({
  transfer: transfer && {
    ...transfer,
    amount: majorOf(transfer.amount, mantissa),
    saidAt: transfer.saidAt && new Date(transfer.saidAt).toISOString(),
  },
  owedTransfer: owed === null ? null : majorOf(owed, mantissa),
})

/** Finds the order of a code at an alias's branch contact, as the asker may see it: one query. */
export async function loadFollowUp(
  db: Kysely<Database>,
  { code, alias, asker }: { readonly code: string; readonly alias: string; readonly asker: OrderAsker },
): Promise<FollowUpOrder | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('branch_contacts as c', (join) =>
      join.onRef('c.branch_id', '=', 'o.branch_id').onRef('c.id', '=', 'o.branch_contact_id'),
    )
    .innerJoin('aliases as a', 'a.branch_contact_id', 'c.id')
    .selectAll('o')
    .select([
      linesJson.as('lines'),
      adjustmentsJson.as('adjustments'),
      modeNameOf.as('mode_name'),
      mantissaOf.as('mantissa'),
      contactJson.as('contact'),
      paymentJson.as('payment'),
      refundOf.as('refund'),
      transferJson.as('transfer'),
      owedTransferOf.as('owed_transfer'),
      isTransferReturned.as('is_returned'),
      logisticsOrderIdOf.as('logistics_order_id'),
      'c.cancel_until_accepted',
      isOwnOrder(asker).as('is_own'),
    ])
    .where('o.code', '=', code)
    .where('a.alias', '=', alias)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    ...orderInfo(row),
    paymentStatus: row.is_returned ? 'REFUNDED' : row.payment_status,
    branchContact: row.contact,
    orderText: row.order_text || null,
    ...row.payment,
    refund: row.refund,
    ...transferOf(row),
    paymentExpiresAt: row.payment_expires_at?.toISOString() ?? null,
    logisticsOrderId: row.logistics_order_id,
    cancelable:
      row.cancel_until_accepted &&
      isCancelableByDiner({ status: row.status, paymentStatus: row.payment_status }),
    isOwn: row.is_own,
  }
}
