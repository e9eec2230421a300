import type { Database } from '@mostrador/database/rows'
import { isGranted, type Grant } from '@mostrador/domain/permission/grant'
import { refusesTeamChange } from '@mostrador/domain/permission/team-rule'
import { sql, type Kysely } from 'kysely'
import { permissionsOfKey } from '../api-key/program.ts'
import { permissionsOfStored } from '../permission/stored-role.ts'
import { ungivenOf } from '../staff/given-invitations.ts'
import { listWaiting, placeOf, type PersonRow, type WaitingRow } from './team-store.ts'

type Role = Pick<PersonRow, 'id' | 'role' | 'permissions' | 'branch' | 'branchContact'>

/** People and roles of a company, present or planned. */
export type Team = { readonly companyId: string; readonly rows: readonly Role[] }

/** Returns a person's grants by a team's roles. */
export const grantsIn = ({ companyId, rows }: Team, personId: string): readonly Grant[] =>
  rows
    .filter(({ id }) => id === personId)
    .map((row) => ({ ...placeOf(companyId, row), permissions: permissionsOfStored(row) }))

type LeftDevice = { readonly id: string; readonly name: string; readonly by: string }

type LeftLink = {
  readonly id: string
  readonly email: string | null
  readonly note: string
  /** Null where the maker's account is gone. */
  readonly by: string | null
}

/** Key of a program, with its maker or keeper. */
export type LeftKey = {
  readonly id: string
  readonly name: string
  readonly permissions: readonly string[]
  readonly branch: string | null
  readonly branchContact: string | null
  readonly placeName: string
  readonly keeper: string
  readonly keeperName: string
}

/** Waiting things whose makers may no longer make them. */
export type LeftBehind = {
  readonly invitations: readonly Pick<WaitingRow, 'id' | 'email' | 'branch' | 'membershipId'>[]
  readonly devices: readonly LeftDevice[]
  readonly foundingLinks: readonly LeftLink[]
}

/** Finds open waiting things whose makers may not make them by a team's roles. Three queries. */
export async function listLeftBehind(db: Kysely<Database>, team: Team, now: Date): Promise<LeftBehind> {
  const { companyId } = team
  const holds = (id: string, permission: 'staff' | 'company'): boolean =>
    isGranted(grantsIn(team, id), { permission, company: companyId })
  const { rows: devices } = await sql<LeftDevice>`
    select id, name, staff_user_id as by from shared_devices
    where company_id = ${companyId} order by lower(name), id`.execute(db)
  const { rows: links } = await sql<LeftLink>`
    select id, email, coalesce(note, '') as note, staff_user_id as by from founding_links
    where company_id = ${companyId} and used_at is null and expires_at > ${now}::timestamptz
    order by created_at, id`.execute(db)
  return {
    invitations: ungivenOf(await listWaiting(db, companyId), companyId, (maker) => grantsIn(team, maker)),
    devices: devices.filter(({ by }) => !holds(by, 'staff')),
    foundingLinks: links.filter(({ by }) => by === null || !holds(by, 'company')),
  }
}

/**
 * Finds invitations and devices that hold under a team and would end with the next one, and all
 * founding links whose makers may not make them. Six queries.
 */
export async function listEnding(
  db: Kysely<Database>,
  { before, after }: { readonly before: Team; readonly after: Team },
  now: Date,
): Promise<LeftBehind> {
  const already = await listLeftBehind(db, before, now)
  const left = await listLeftBehind(db, after, now)
  const wasInvited = new Set(already.invitations.map(({ membershipId }) => membershipId))
  const wasShared = new Set(already.devices.map(({ id }) => id))
  return {
    ...left,
    invitations: left.invitations.filter(({ membershipId }) => !wasInvited.has(membershipId)),
    devices: left.devices.filter(({ id }) => !wasShared.has(id)),
  }
}

/** Whether these grants may make a key, and so keep it. */
export const mayMakeKey = (grants: readonly Grant[], companyId: string, key: LeftKey): boolean =>
  !refusesTeamChange(grants, {
    scope: placeOf(companyId, key),
    before: [],
    after: permissionsOfKey(key.permissions),
    by: 'integrations',
  })

/**
 * Lists the keys whose keepers may make them before a change of the team and not after. One query.
 */
export async function listLeftKeys(
  db: Kysely<Database>,
  before: Team,
  after: Team,
): Promise<readonly LeftKey[]> {
  const { companyId } = before
  const { rows } = await sql<LeftKey>`
    select k.id, k.name, k.permissions, k.branch_id as branch, k.branch_contact_id as "branchContact",
      coalesce(c.name, b.name, co.name) as "placeName", u.id as keeper, u.name as "keeperName"
    from api_keys k join companies co on co.id = k.company_id
      left join branches b on b.id = k.branch_id left join branch_contacts c on c.id = k.branch_contact_id
      join staff_users u on u.id = coalesce(k.kept_by, k.created_by)
    where k.company_id = ${companyId} and k.revoked_at is null order by lower(k.name), k.id`.execute(db)
  const may = (team: Team, key: LeftKey): boolean => mayMakeKey(grantsIn(team, key.keeper), companyId, key)
  return rows.filter((key) => may(before, key) && !may(after, key))
}
