import { createApiKey, listApiKeys, revokeApiKey } from '../api-key/api-keys.ts'
import type { Handlers } from '../../ground/http/handler.ts'
import { listGranters } from '../permission/list-granters.ts'
import { getTeam } from './get-team.ts'
import { inviteStaff } from './invite-staff.ts'
import { lookAtLeftBehind } from './look-at-left-behind.ts'
import { changeRole, createRole, removeRole } from './own-roles.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { setTeamRole } from './set-team-role.ts'

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
