import type { LeftBehindBody } from '@mostrador/contract/team/team-endpoints'
import type { Database } from '@mostrador/database/rows'
import { isGranted } from '@mostrador/domain/permission/grant'
import { refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import type { Kysely } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { placeOfContact } from '../permission/may.ts'
import { permissionsOfStored } from '../permission/stored-role.ts'
import type { StaffMember } from '../../ground/ports.ts'
import { grantsIn, listEnding, listLeftKeys, mayMakeKey } from './left-behind.ts'
import { roleMove } from './role-move.ts'
import { listOwnRoles, listTeam } from './team-store.ts'

type OfRole = Extract<LeftBehindBody, { of: 'ROLE' }>

/** Returns the team with a changed or removed role of its own. Two queries. */
async function roleChange(
  db: Kysely<Database>,
  { companyId, staff }: { readonly companyId: string; readonly staff: StaffMember },
  { role: key, permissions }: OfRole,
) {
  const role = (await listOwnRoles(db, companyId)).find((one) => one.key === key)
  if (!role) return no('role-not-found')
  const before = permissionsOfStored({ role: key, permissions: role.permissions })
  const change = { scope: { company: companyId }, before, after: permissions ?? [] }
  const refused = refusesTeamChange(staff.grants, change)
  if (refused) return no(refused)
  const rows = await listTeam(db, companyId)
  const others = rows.filter((row) => row.role !== key)
  const holders = permissions ? rows.filter((row) => row.role === key) : []
  const changed = [...others, ...holders.map((row) => ({ ...row, permissions }))]
  return { ok: true, before: { companyId, rows }, after: { companyId, rows: changed } } as const
}

/**
 * Returns the things that end with a change of a role or membership, and the keys that it has to
 * decide on, to callers who may make that change. Nothing is written.
 */
export const lookAtLeftBehind: Handler<'lookAtLeftBehind'> = async (api, { params, body, staff }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  const { database } = api
  const { grants } = staff
  const change =
    body.of === 'ROLE'
      ? await roleChange(database, { companyId, staff }, body)
      : await roleMove(database, { ...body, companyId, grants })
  if (!change.ok) return change
  const { before, after } = change
  const left = await listEnding(database, change, api.now())
  const keys = await listLeftKeys(database, before, after)
  const own = grantsIn(after, staff.id)
  const seesLinks = isGranted(grants, { permission: 'company', company: companyId })
  return yes({
    invitations: [...new Set(left.invitations.map(({ email }) => email))],
    devices: left.devices.map(({ id, name }) => ({ id, name })),
    foundingLinks: seesLinks ? left.foundingLinks.map(({ id, email, note }) => ({ id, email, note })) : [],
    keys: keys.map((key) => ({
      id: key.id,
      name: key.name,
      placeName: key.placeName,
      keeper: key.keeperName,
      mayKeep: mayMakeKey(own, companyId, key),
    })),
  })
}
