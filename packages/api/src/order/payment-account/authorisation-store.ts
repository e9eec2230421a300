import { createHmac } from 'node:crypto'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { hashOfToken } from '../../people/staff/link-token.ts'

/** Minutes that a person may spend at the provider: its own code ends then. */
const MINUTES = 10

/** Authorisation of an account, with the place where it began. */
export type Authorisation = {
  readonly companyId: string
  readonly branchId: string
  readonly contactId: string
  readonly alias: string
  readonly providerName: string
  readonly country: string
  readonly staffUserId: string
}

/**
 * Returns the verifier of a state, so that a code is good only here (RFC 7636). It is derived from
 * the state, and stored nowhere.
 */
export const verifierOf = (secret: string, state: string): string =>
  createHmac('sha256', secret).update(`payment-authorisation:${state}`).digest('base64url')

/** Notes the start of an authorisation; false for a branch contact of another brand. */
export async function beginAuthorisation(
  db: Kysely<Database>,
  begun: {
    readonly state: string
    readonly branchId: string
    readonly contactId: string
    readonly providerName: string
    readonly staffUserId: string
    readonly now: Date
  },
): Promise<boolean> {
  const { state, branchId, contactId, providerName, staffUserId, now } = begun
  const until = new Date(now.getTime() + MINUTES * 60_000)
  const { rows } = await sql`
    insert into payment_authorisations
      (state_hash, company_id, branch_id, branch_contact_id, provider_name, staff_user_id, created_at, expires_at)
    select ${hashOfToken(state)}, company_id, branch_id, id, ${providerName}, ${staffUserId}::uuid,
      ${now}::timestamptz, ${until}::timestamptz
    from branch_contacts where branch_id = ${branchId} and id = ${contactId}
    returning branch_id`.execute(db)
  return rows.length > 0
}

/**
 * Takes a state's authorisation, once: `foreign` where another person began it, who may still
 * finish; undefined for an unknown, ended or taken one.
 */
export async function takeAuthorisation(
  db: Kysely<Database>,
  { state, staffUserId, now }: { readonly state: string; readonly staffUserId: string; readonly now: Date },
): Promise<Authorisation | 'foreign' | undefined> {
  const hash = hashOfToken(state)
  const { rows } = await sql<Authorisation>`
    select p.company_id as "companyId", p.branch_id as "branchId", p.branch_contact_id as "contactId", a.alias,
      p.provider_name as "providerName", b.country_id as country, p.staff_user_id as "staffUserId"
    from payment_authorisations p
    join branches b on b.id = p.branch_id
    join aliases a on a.branch_contact_id = p.branch_contact_id
    where p.state_hash = ${hash} and p.expires_at > ${now}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  if (found.staffUserId !== staffUserId) return 'foreign'
  const { numDeletedRows } = await db
    .deleteFrom('payment_authorisations')
    .where('state_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n ? found : undefined
}
