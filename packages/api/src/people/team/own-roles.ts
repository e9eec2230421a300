import { PERMISSION_NAMES, teamNews } from '@mostrador/copy/permission'
import type { Permission } from '@mostrador/domain/permission/permission'
import { givesMore, refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import { freeSlug } from '@mostrador/domain/revision/slug'
import { removeIdlePeople } from '@mostrador/tenant/staff/staff-rows'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { permissionsOfStored } from '../permission/stored-role.ts'
import { listAsks } from '../staff/policy-store.ts'
import { endWhatWaits } from './end-what-waits.ts'
import { changeTeam } from './team-change.ts'
import {
  listOwnRoles,
  listTeam,
  recordTeam,
  recordTold,
  type OwnRoleRow,
  type TeamSentence,
} from './team-store.ts'
import { dropRole, insertRole, updateRole } from './role-store.ts'

const hasName = (roles: readonly OwnRoleRow[], name: string, but?: string): boolean =>
  roles.some((role) => role.key !== but && role.name.toLowerCase() === name.toLowerCase())

const ofStored = ({ key, permissions }: OwnRoleRow): readonly Permission[] =>
  permissionsOfStored({ role: key, permissions })

/** Returns a sentence about a role, which is of the whole company. */
const ofRole = (sentence: string): TeamSentence => ({ sentence, branchId: null, toldTo: 'staff' })

/** Makes a role of the company's own, with permissions of its maker in the whole company. */
export const createRole: Handler<'createRole'> = async (api, { params, body, staff }) => {
  const companyId = params.id
  const { name, permissions } = body
  return changeTeam(api, { staff, companyId }, async ({ transaction, grants }) => {
    const refused = refusesTeamChange(grants, {
      scope: { company: companyId },
      before: [],
      after: permissions,
    })
    if (refused) return no(refused)
    const roles = await listOwnRoles(transaction, companyId)
    if (hasName(roles, name)) return no('role-name-taken')
    const key = freeSlug(name, new Set(roles.map((role) => role.key)))
    const now = api.now()
    await insertRole(transaction, { companyId, key, name, permissions, now })
    const sentences = [teamNews.roleMade(name, permissions.length)]
    await recordTeam(transaction, { companyId, staffUserId: staff.id, now, sentences, branchId: null })
    return yes({ role: key })
  })
}

/** Returns the sentences of a role's change: its name, added and removed permissions. */
function changesOf(before: OwnRoleRow, after: Pick<OwnRoleRow, 'name' | 'permissions'>): readonly string[] {
  const [had, has] = [new Set(ofStored(before)), new Set(after.permissions as readonly Permission[])]
  const more = [...has].filter((one) => !had.has(one)).map((one) => PERMISSION_NAMES[one])
  const less = [...had].filter((one) => !has.has(one)).map((one) => PERMISSION_NAMES[one])
  return [
    ...(before.name === after.name ? [] : [teamNews.roleRenamed(before.name, after.name)]),
    ...(more.length > 0 ? [teamNews.roleMore(after.name, more)] : []),
    ...(less.length > 0 ? [teamNews.roleLess(after.name, less)] : []),
  ]
}

const isSame = (
  before: OwnRoleRow,
  { name, permissions }: Pick<OwnRoleRow, 'name' | 'permissions'>,
): boolean =>
  before.name === name &&
  before.permissions.length === permissions.length &&
  permissions.every((permission) => before.permissions.includes(permission))

/** Renames a role of the company's own, and sets its holders' permissions. */
export const changeRole: Handler<'changeRole'> = async (api, { params, body, staff }) => {
  const companyId = params.id
  return changeTeam(api, { staff, companyId }, async ({ transaction, grants }) => {
    const roles = await listOwnRoles(transaction, companyId)
    const before = roles.find(({ key }) => key === params.key)
    if (!before) return no('role-not-found')
    const refused = refusesTeamChange(grants, {
      scope: { company: companyId },
      before: ofStored(before),
      after: body.permissions,
    })
    if (refused) return no(refused)
    if (staff.owesPasskey && givesMore(ofStored(before), body.permissions)) return no('passkey-first')
    if (!isSame(before, body.seen)) return no('team-changed-meanwhile')
    if (hasName(roles, body.name, params.key)) return no('role-name-taken')
    const team = { companyId, rows: await listTeam(transaction, companyId) }
    const now = api.now()
    await updateRole(transaction, { companyId, key: params.key, ...body })
    const ended = await endWhatWaits(transaction, { before: team, keys: body.keys, staff, now })
    if ('refused' in ended) return no(ended.refused)
    const told = [...changesOf(before, body).map(ofRole), ...ended.told]
    await recordTold(transaction, { companyId, staffUserId: staff.id, now }, told)
    return yes({ role: params.key })
  })
}

/**
 * Removes a role of the company's own from as many holders as were seen; those without another
 * role leave the company.
 */
export const removeRole: Handler<'removeRole'> = async (api, { params, body, staff }) => {
  const companyId = params.id
  return changeTeam(api, { staff, companyId }, async ({ transaction, grants }) => {
    const before = (await listOwnRoles(transaction, companyId)).find(({ key }) => key === params.key)
    if (!before) return no('role-not-found')
    const scope = { company: companyId }
    const refused = refusesTeamChange(grants, { scope, before: ofStored(before), after: [] })
    if (refused) return no(refused)
    // A role with an ask of a second factor stays until an owner takes the ask back.
    const asks = await listAsks(transaction, companyId)
    if (asks.some(({ role }) => role === params.key)) return no('role-asked-for-factor')
    const team = await listTeam(transaction, companyId)
    const people = new Set(team.filter(({ role }) => role === params.key).map(({ id }) => id))
    const holders = people.size
    if (holders !== body.holders) return no('team-changed-meanwhile')
    await dropRole(transaction, companyId, params.key)
    const [taken, now] = [{ companyId, rows: team }, api.now()]
    const ended = await endWhatWaits(transaction, { before: taken, keys: body.keys, staff, now })
    if ('refused' in ended) return no(ended.refused)
    await removeIdlePeople(transaction, [...people])
    const told = [ofRole(teamNews.roleRemoved(before.name, holders)), ...ended.told]
    await recordTold(transaction, { companyId, staffUserId: staff.id, now }, told)
    return yes({ holders })
  })
}
