import { teamNews } from '@mostrador/copy/permission'
import { refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import { removeIdlePeople } from '@mostrador/tenant/staff/staff-rows'
import { createApiKey, listApiKeys, revokeApiKey } from '../api-key/api-keys.ts'
import { type Handlers, no, yes, type Handler } from '../../ground/http/handler.ts'
import { listGranters } from '../permission/list-granters.ts'
import { getTeam } from './get-team.ts'
import { inviteStaff } from './invite-staff.ts'
import { openOf } from '../staff/given-invitations.ts'
import { lookAtLeftBehind } from './look-at-left-behind.ts'
import { changeRole, createRole, removeRole } from './own-roles.ts'
import { setTeamRole } from './set-team-role.ts'
import { placeOfContact } from '../permission/may.ts'
import { permissionsOfStored } from '../permission/stored-role.ts'
import { changeTeam } from './team-change.ts'
import { dropWaiting } from './waiting-store.ts'
import { atEachBranch, listWaiting, placeOf, recordTold } from './team-store.ts'

/**
 * Takes an invitation back with its link and waiting memberships. Staff cannot take back
 * memberships that they may not give; those whose days are over go along.
 */
const revokeInvitation: Handler<'revokeInvitation'> = async (api, { params, staff }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  const { personId } = params
  return changeTeam(api, { staff, companyId }, async ({ transaction, grants }) => {
    const all = (await listWaiting(transaction, companyId)).filter(({ id }) => id === personId)
    const waiting = openOf(all, api.now())
    const [person] = waiting
    if (!person) return no('invitation-ended')
    for (const row of waiting) {
      const scope = placeOf(companyId, row)
      const change = { scope, before: permissionsOfStored(row), after: [] }
      if (refusesTeamChange(grants, change)) return no('beyond-own-permissions')
    }
    await dropWaiting(transaction, { companyId, personId })
    await removeIdlePeople(transaction, [personId])
    const told = atEachBranch(waiting, teamNews.invitationRevoked(person.email))
    await recordTold(transaction, { companyId, staffUserId: staff.id, now: api.now() }, told)
    return yes(null)
  })
}

/** Handlers of permissions: people, roles and keys of a company. */
export const teamHandlers = {
  listGranters,
  getTeam,
  inviteStaff,
  lookAtLeftBehind,
  revokeInvitation,
  setTeamRole,
  createRole,
  changeRole,
  removeRole,
  listApiKeys,
  createApiKey,
  revokeApiKey,
} satisfies Partial<Handlers>
