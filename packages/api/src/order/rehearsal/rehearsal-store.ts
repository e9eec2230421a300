import { createHmac } from 'node:crypto'
import { isSameSecret } from '@mostrador/outbound/same-secret'
import type { Database } from '@mostrador/database/rows'
import { readRehearsalToken, rehearsalToken } from '@mostrador/domain/rehearsal/rehearsal-token'
import { sql, type Kysely } from 'kysely'
import type { OpenRehearsal } from '../../ground/preview.ts'

type Signer = { readonly cookieSecret: string }

/** The purpose is part of the signed text, since the secret signs other things too. */
const signatureOf = ({ cookieSecret }: Signer, id: string): string =>
  createHmac('sha256', cookieSecret).update(`rehearsal:${id}`).digest('base64url')

/** Returns a rehearsal's token, which the secret can make again at any time. */
export const tokenOfRehearsal = (signer: Signer, id: string): string =>
  rehearsalToken(id, signatureOf(signer, id))

/** Returns the rehearsal of a token at an instant; undefined for a forged or ended one. */
export async function findRehearsal(
  { database, ...signer }: Signer & { readonly database: Kysely<Database> },
  token: string,
  now: Date,
): Promise<OpenRehearsal | undefined> {
  const read = readRehearsalToken(token)
  if (!read) return undefined
  if (!isSameSecret(read.signature, signatureOf(signer, read.id))) return undefined
  return database
    .selectFrom('rehearsals')
    .select(['id', 'branch_contact_id as contactId', 'ends_at as endsAt'])
    .where('id', '=', read.id)
    .where('ends_at', '>', now)
    .executeTakeFirst()
}

/** Finds the latest rehearsal of a branch contact, open or ended; undefined for none. One query. */
export const latestRehearsal = (
  db: Kysely<Database>,
  contactId: string,
): Promise<OpenRehearsal | undefined> =>
  db
    .selectFrom('rehearsals')
    .select(['id', 'branch_contact_id as contactId', 'ends_at as endsAt'])
    .where('branch_contact_id', '=', contactId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Begins a rehearsal of a branch contact, or returns the open one; two calls at once get one. One
 * statement, in the turn of its orders.
 */
export async function beginRehearsal(
  db: Kysely<Database>,
  made: {
    readonly id: string
    readonly contactId: string
    readonly staffUserId: string
    readonly now: Date
    readonly endsAt: Date
  },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select take_turn(${made.contactId}::uuid)`.execute(tx)
    await sql`
      insert into rehearsals (company_id, branch_id, branch_contact_id, id, staff_user_id, created_at, ends_at)
      select c.company_id, c.branch_id, c.id, ${made.id}::uuid, ${made.staffUserId}::uuid, ${made.now}::timestamptz,
        ${made.endsAt}::timestamptz
      from branch_contacts c
      where c.id = ${made.contactId} and not exists (
        select from rehearsals r where r.branch_contact_id = c.id and r.ends_at > ${made.now}::timestamptz)`.execute(
      tx,
    )
  })
}

/** Ends the open rehearsal of a branch contact. */
export async function endRehearsals(db: Kysely<Database>, contactId: string, now: Date): Promise<void> {
  await db
    .updateTable('rehearsals')
    .set({ ends_at: now })
    .where('branch_contact_id', '=', contactId)
    .where('ends_at', '>', now)
    .execute()
}

/** Marks a rehearsed order as printed; undefined for any other order. */
export async function markPrinted(
  db: Kysely<Database>,
  {
    id,
    contactIds,
    now,
  }: { readonly id: string; readonly contactIds: readonly string[]; readonly now: Date },
): Promise<{ readonly id: string; readonly contactId: string; readonly status: string } | undefined> {
  const { rows } = await sql<{ id: string; contactId: string; status: string }>`
    update orders set rehearsal_printed_at = coalesce(rehearsal_printed_at, ${now}::timestamptz)
    where id = ${id} and rehearsal_id is not null and branch_contact_id = any(${[...contactIds]}::uuid[])
    returning id, branch_contact_id as "contactId", status`.execute(db)
  return rows[0]
}

export type RehearsedRow = {
  readonly id: string
  readonly number: number
  readonly placedAt: Date
  readonly acceptedAt: Date | null
  readonly printedAt: Date | null
  readonly canceledAt: Date | null
  readonly isOnline: boolean
  readonly paymentStatus: Database['orders']['payment_status']
}

/** Lists a rehearsal's orders, the newest first. One query. */
export const listRehearsed = (db: Kysely<Database>, rehearsalId: string): Promise<RehearsedRow[]> =>
  db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.created_at as placedAt', 'o.accepted_at as acceptedAt'])
    .select(['o.rehearsal_printed_at as printedAt', 'o.canceled_at as canceledAt'])
    .select(['o.payment_status as paymentStatus', sql<boolean>`o.payment_upload is not null`.as('isOnline')])
    .where('o.rehearsal_id', '=', rehearsalId)
    .orderBy('o.number', 'desc')
    .execute()
