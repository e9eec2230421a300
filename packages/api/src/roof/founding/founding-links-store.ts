import type { FoundingLinkWire } from '@mostrador/contract/founding/founding-link-endpoints'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { MailLook } from '../../ground/mail/write-mail.ts'
import { whileRun } from './founding-store.ts'

/** Kind of a link's mail job; its id is the link's. */
export const MAIL_FOUNDING_LINK = 'founding-link'

type LinkRow = {
  readonly id: string
  readonly note: string
  readonly email: string | null
  readonly madeAt: Date
  readonly madeBy: string | null
  readonly expiresAt: Date
  readonly usedAt: Date | null
  /** Whether its maker may still make it. */
  readonly isStanding: boolean
  readonly company: string | null
  readonly isMailed: boolean
  readonly mailedAt: Date | null
  readonly isTried: boolean
  readonly isGivenUp: boolean
}

const MOST_SHOWN = 200

function mailOf(link: LinkRow): FoundingLinkWire['mail'] {
  const { isMailed, mailedAt, isTried, isGivenUp, isStanding } = link
  if (!isMailed) return null
  if (mailedAt !== null) return 'SENT'
  // Nothing is on its way of a link that opens nothing.
  if (!isStanding) return null
  if (isGivenUp) return 'FAILED'
  return isTried ? 'RETRYING' : 'WAITING'
}

function stateOf({ usedAt, expiresAt, isStanding }: LinkRow, now: Date): FoundingLinkWire['state'] {
  if (usedAt !== null) return 'USED'
  return expiresAt <= now || !isStanding ? 'ENDED' : 'OPEN'
}

/** Lists a company's links, open ones first, then the newest. One query. */
export async function readFoundingLinks(
  db: Kysely<Database>,
  { companyId, now }: { readonly companyId: string; readonly now: Date },
): Promise<FoundingLinkWire[]> {
  const { rows } = await sql<LinkRow>`
    select l.id, coalesce(l.note, '') as note, l.email, l.created_at as "madeAt", u.name as "madeBy",
      l.expires_at as "expiresAt", l.used_at as "usedAt", l."isStanding", c.name as company,
      l.is_mailed as "isMailed", l.mailed_at as "mailedAt", j.last_error is not null as "isTried",
      j.failed_at is not null as "isGivenUp"
    from (select *, ${whileRun} as "isStanding" from founding_links where company_id = ${companyId}) l
      left join staff_users u on u.id = l.staff_user_id
      left join companies c on c.id = l.founded_company_id
      left join jobs j on j.id = l.id and j.kind = ${MAIL_FOUNDING_LINK}
    order by l.used_at is null and l.expires_at > ${now} and l."isStanding" desc, l.created_at desc, l.id
    limit ${MOST_SHOWN}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    note: row.note,
    email: row.email,
    madeAt: row.madeAt.toISOString(),
    madeBy: row.madeBy,
    expiresAt: row.expiresAt.toISOString(),
    state: stateOf(row, now),
    usedAt: row.usedAt?.toISOString() ?? null,
    company: row.company,
    mail: mailOf(row),
  }))
}

/**
 * Whether an e-mail belongs to staff or to an invited person, who cannot found with it. One query.
 */
export async function isSomebodys(db: Kysely<Database>, email: string): Promise<boolean> {
  const { rows } = await sql`select from staff_users where email = ${email}`.execute(db)
  return rows.length > 0
}

/** Link that was mailed, or waits to be, and is still good. */
type MailedLink = {
  readonly id: string
  readonly note: string
  readonly madeAt: Date
  readonly expiresAt: Date
}

/**
 * Finds a company's newest good link mailed to an address, unless its mail was given up. Called
 * under the company's lock, so that of two calls the second finds the first's. One query.
 */
export async function findMailedLink(
  tx: Transaction<Database>,
  asked: { readonly companyId: string; readonly email: string; readonly now: Date },
): Promise<MailedLink | undefined> {
  const { rows } = await sql<MailedLink>`
    select id, coalesce(note, '') as note, created_at as "madeAt", expires_at as "expiresAt" from founding_links
    where company_id = ${asked.companyId} and email = ${asked.email} and is_mailed
      and used_at is null and expires_at > ${asked.now}::timestamptz and ${whileRun}
      and not exists (select from jobs j
        where j.id = founding_links.id and j.kind = ${MAIL_FOUNDING_LINK} and j.failed_at is not null)
    order by created_at desc limit 1`.execute(tx)
  return rows[0]
}

/** Leaves a link's mail, in its transaction. */
export async function leaveFoundingMail(
  tx: Transaction<Database>,
  { id, companyId, now }: { readonly id: string; readonly companyId: string; readonly now: Date },
): Promise<void> {
  const payload = JSON.stringify({ linkId: id })
  await tx
    .insertInto('jobs')
    .values({
      company_id: companyId,
      id,
      kind: MAIL_FOUNDING_LINK,
      unique_key: id,
      payload,
      run_at: now,
      created_at: now,
    })
    .execute()
}

/**
 * Deletes an unused link, and returns its addressee; undefined for a used or unknown one. Of this
 * and a founding at once one comes first.
 */
export async function takeLinkBack(
  tx: Transaction<Database>,
  { id, companyId }: { readonly id: string; readonly companyId: string },
): Promise<{ readonly email: string | null; readonly note: string } | undefined> {
  const { rows } = await sql<{ email: string | null; note: string }>`
    delete from founding_links where id = ${id} and company_id = ${companyId} and used_at is null
    returning email, coalesce(note, '') as note`.execute(tx)
  return rows[0]
}

/** Link to mail, in the name and look of the operator company. */
type LinkToMail = MailLook & { readonly email: string; readonly branchId: string }

/** Finds a good link whose mail has not gone out. One query. */
export async function findLinkToMail(
  db: Kysely<Database>,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<LinkToMail | undefined> {
  const { rows } = await sql<LinkToMail>`
    select founding_links.email, c.name, b.id as "branchId", b.country_id as country,
      branding_of(b.id) -> 'colorConfig' as colors
    from founding_links join companies c on c.id = founding_links.company_id join branches b on b.company_id = c.id
    where founding_links.id = ${id} and founding_links.email is not null and founding_links.mailed_at is null
      and founding_links.used_at is null and founding_links.expires_at > ${now} and ${whileRun}
    order by b.position, b.id limit 1`.execute(db)
  return rows[0]
}

/** Notes that a link's mail was sent. */
export async function noteMailed(
  db: Kysely<Database>,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await db.updateTable('founding_links').set({ mailed_at: now }).where('id', '=', id).execute()
}
