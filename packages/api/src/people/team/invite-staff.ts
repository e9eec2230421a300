import { teamNews } from '@mostrador/copy/permission'
import type { Database } from '@mostrador/database/rows'
import { isEmail } from '@mostrador/domain/checkout/email'
import { refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import { inviteWaiting } from '@mostrador/tenant/staff-rows'
import { sql, type Transaction } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { secretToken } from '../../ground/http/secret-token.ts'
import { deniedReason } from '../permission/denied-response.ts'
import { placeOfContact } from '../permission/may.ts'
import { permissionsOfStored } from '../permission/stored-role.ts'
import { dropUngiven, invitationEnd } from '../staff/given-invitations.ts'
import { invitationUrl, openInvitation } from '../staff/invitation-store.ts'
import { changeTeam } from './team-change.ts'
import { calledRole, findRole, listPlaces, listWaiting, placeOf, recordTeam } from './team-store.ts'

/** Person of an e-mail, as far as an invitation asks. */
type Known = { readonly id: string; readonly hasAccount: boolean; readonly isHere: boolean }

/** Returns the person of an e-mail, and inserts one where there was none. Two statements. */
async function personOf(
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
async function writeWaiting(transaction: Transaction<Database>, wait: Wait): Promise<void> {
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

/**
 * Invites a person to work at a place, by a mail with a link, or by a link to hand over. Staff
 * cannot invite to more than they may there. A link to hand over opens no existing account, since
 * its maker would get into it.
 */
export const inviteStaff: Handler<'inviteStaff'> = async (api, { params, body, staff }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  if (!(await api.rateLimiter.take('invite-staff', staff.id))) return no('too-many-requests')
  const email = body.email.trim().toLowerCase()
  if (!isEmail(email)) return no('email-invalid')
  return changeTeam(api, { staff, companyId }, async ({ transaction, grants }) => {
    const place = (await listPlaces(transaction, companyId)).find(
      ({ branch, branchContact }) => branch === body.branch && branchContact === body.branchContact,
    )
    if (!place) return no('branch-contact-not-found')
    const role = await findRole(transaction, companyId, body.role)
    if (!role) return no('role-not-found')
    const person = await personOf(transaction, { companyId, email, id: api.newId() })
    if (person.isHere) return no('already-in-team')
    if (body.by === 'LINK' && person.hasAccount) return no('link-needs-mail')
    const { id: personId } = person
    const now = api.now()
    // A new invitation neither revives nor ends with those that come to nothing.
    await dropUngiven(transaction, { companyId, staffUserId: personId, now })
    const before = (await listWaiting(transaction, companyId)).find(
      (row) => row.id === personId && row.branch === body.branch && row.branchContact === body.branchContact,
    )
    const scope = placeOf(companyId, body)
    const refused = refusesTeamChange(grants, {
      scope,
      before: before ? permissionsOfStored(before) : [],
      after: permissionsOfStored(role),
    })
    if (refused === 'permission-missing')
      return no(refused, [await deniedReason(transaction, { permission: 'staff', place: scope })])
    if (refused) return no(refused)
    const wait = { companyId, personId, place, role: body.role, invitedBy: staff.id, id: api.newId(), now }
    await writeWaiting(transaction, wait)
    const sentences = [teamNews.invited(email, calledRole(role), place.name)]
    await recordTeam(transaction, { companyId, staffUserId: staff.id, now, sentences, branchId: body.branch })
    if (body.by === 'MAIL') {
      await inviteWaiting(transaction, companyId, { now, newId: api.newId, personId })
      return yes({ id: personId, url: null, expiresAt: invitationEnd(now).toISOString() })
    }
    const token = secretToken(api.randomBytes)
    const link = { companyId, staffUserId: personId, token, madeBy: staff.id, now }
    await openInvitation(transaction, link)
    const url = invitationUrl(api.hosts.consoleOrigin, token)
    return yes({ id: personId, url, expiresAt: invitationEnd(now).toISOString() })
  })
}
