import type { Database } from '@mostrador/database/rows'
import { sql, type Transaction } from 'kysely'

/** Person of an e-mail, as far as an invitation asks. */
type Known = { readonly id: string; readonly hasAccount: boolean; readonly isHere: boolean }

/** Returns the person of an e-mail, and inserts one where there was none. Two statements. */
export async function personOf(
  transaction: Transaction<Database>,
  asked: { readonly companyId: string; readonly email: string; readonly id: string },
): Promise<Known> {
  const { companyId, email, id } = asked
  await sql`
    insert into staff_users (id, name, email) values (${id}, ${email.split('@')[0]}, ${email})
    on conflict (email) do nothing`.execute(transaction)
  const { rows } = await sql<Known>`
    select u.id, exists (select from staff_accounts a where a.staff_user_id = u.id) as "hasAccount",
      exists (select from staff_memberships m where m.staff_user_id = u.id and m.company_id = ${companyId}
        and m.confirmed_at is not null) as "isHere"
    from staff_users u where u.email = ${email}`.execute(transaction)
  const [person] = rows
  if (!person) throw new Error('The person who was just written is not there.')
  return person
}

type Wait = {
  readonly companyId: string
  readonly personId: string
  readonly place: { readonly branch: string | null; readonly branchContact: string | null }
  readonly role: string
  readonly invitedBy: string
  readonly id: string
  readonly now: Date
}

/** Writes a waiting role at a place; the former link ends. Two statements. */
export async function writeWaiting(transaction: Transaction<Database>, wait: Wait): Promise<void> {
  const { companyId, personId, place, role, invitedBy, id, now } = wait
  await transaction
    .insertInto('staff_memberships')
    .values({
      company_id: companyId,
      branch_id: place.branch,
      branch_contact_id: place.branchContact,
      id,
      staff_user_id: personId,
      role,
      confirmed_at: null,
      invited_by: invitedBy,
      invited_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'staff_user_id', 'branch_id', 'branch_contact_id'])
        .doUpdateSet({ role, invited_by: invitedBy, invited_at: now }),
    )
    .execute()
  await transaction
    .deleteFrom('staff_invitations')
    .where('company_id', '=', companyId)
    .where('staff_user_id', '=', personId)
    .execute()
}

/** Drops the link of a person and what waits for it. Two statements. */
export async function dropWaiting(
  transaction: Transaction<Database>,
  { companyId, personId }: Pick<Wait, 'companyId' | 'personId'>,
): Promise<void> {
  const theirs = sql`company_id = ${companyId} and staff_user_id = ${personId}`
  await sql`delete from staff_invitations where ${theirs}`.execute(transaction)
  await sql`delete from staff_memberships where ${theirs} and confirmed_at is null`.execute(transaction)
}
