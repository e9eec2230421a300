import { teamNews } from '@mostrador/copy/permission'
import { isEmail } from '@mostrador/domain/checkout/email'
import { refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import { inviteWaiting } from '@mostrador/tenant/staff/staff-rows'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { secretToken } from '../../ground/http/secret-token.ts'
import { deniedReason } from '../permission/denied-response.ts'
import { placeOfContact } from '../permission/may.ts'
import { permissionsOfStored } from '../permission/stored-role.ts'
import { dropUngiven, invitationEnd } from '../staff/given-invitations.ts'
import { invitationUrl, openInvitation } from '../staff/invitation-store.ts'
import { changeTeam } from './team-change.ts'
import { calledRole, findRole, listPlaces, listWaiting, placeOf, recordTeam } from './team-store.ts'
import { personOf, writeWaiting } from './waiting-store.ts'

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
