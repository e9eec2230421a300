import { createApiKey, listApiKeys, revokeApiKey } from '../api-key/api-keys.ts'
import type { Handlers } from '../../ground/http/handler.ts'
import { listGranters } from '../permission/list-granters.ts'
import { getTeam } from './get-team.ts'
import { inviteStaff } from './invite-staff.ts'
import { lookAtLeftBehind } from './look-at-left-behind.ts'
import { changeRole, createRole, removeRole } from './own-roles.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { setTeamRole } from './set-team-role.ts'

/**
 * The handlers of who may what: the people of a company, the roles of its own, and the keys of its
 * programs.
 */
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
