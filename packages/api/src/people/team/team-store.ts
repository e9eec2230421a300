import type { Database } from '@mostrador/database/rows'
import { ROLE_NAMES } from '@mostrador/copy/role'
import type { Grant } from '@mostrador/domain/permission/grant'
import { isBuiltInRole, type Permission } from '@mostrador/domain/permission/permission'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { StaffPlace } from '../permission/may.ts'
import { permissionsOfStored, type StoredRole } from '../permission/stored-role.ts'
import type { StaffMember } from '../../ground/ports.ts'
import { noteChange } from '../../ground/history/note-change.ts'
import { accessOfTheAbsent, staffAccess } from '../staff/staff-access.ts'

/** Role of a person at a place, by ids. */
type StoredMembership = StoredRole & {
  readonly branch: string | null
  readonly branchContact: string | null
}

/** Returns a place by its ids, without the absent ones. */
export const placeOf = (
  company: string,
  { branch, branchContact }: Pick<StoredMembership, 'branch' | 'branchContact'>,
): StaffPlace => ({
  company,
  ...(branch !== null && { branch }),
  ...(branchContact !== null && { branchContact }),
})

/** Returns the grants of a person in a company by some of the memberships. One query. */
async function grantsBy(
  db: Kysely<Database>,
  access: RawBuilder<unknown>,
  { id, companyId }: { readonly id: string; readonly companyId: string },
): Promise<readonly Grant[]> {
  const { rows } = await sql<StoredMembership>`
    select m.role, r.name, r.permissions, m.branch_id as branch, m.branch_contact_id as "branchContact"
    from ${access} m left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
    where m.staff_user_id = ${id} and m.company_id = ${companyId}`.execute(db)
  return rows.map((row) => ({ ...placeOf(companyId, row), permissions: permissionsOfStored(row) }))
}

/** Returns the present grants of a member of staff in a company, from the database. One query. */
export const grantsNow = (
  db: Kysely<Database>,
  staff: Pick<StaffMember, 'id' | 'sessionId' | 'at'>,
  companyId: string,
): Promise<readonly Grant[]> => grantsBy(db, staffAccess(staff), { id: staff.id, companyId })

/** Returns the grants of an absent person, for things to be done later. One query. */
export const grantsOfAbsent = (
  db: Kysely<Database>,
  id: string,
  companyId: string,
): Promise<readonly Grant[]> => grantsBy(db, accessOfTheAbsent, { id, companyId })

/** Person of a company with a role at one of its places, and the place's name. */
export type PersonRow = StoredMembership & {
  readonly id: string
  readonly person: string
  readonly email: string
  readonly placeName: string
}

/** Memberships `m` of a company, with person `u`, role and place. */
const memberships = (companyId: string): RawBuilder<unknown> => sql`
  staff_memberships m join staff_users u on u.id = m.staff_user_id join companies co on co.id = m.company_id
    left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
    left join branches b on b.id = m.branch_id left join branch_contacts c on c.id = m.branch_contact_id
    left join staff_invitations i on i.company_id = m.company_id and i.staff_user_id = m.staff_user_id
  where m.company_id = ${companyId}`

const person = sql`u.id, u.name as person, u.email, m.role, r.name, r.permissions, m.branch_id as branch,
  m.branch_contact_id as "branchContact", coalesce(c.name, b.name, co.name) as "placeName"`

/** Lists the valid memberships of a company by name, the widest place first. One query. */
export async function listTeam(db: Kysely<Database>, companyId: string): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${person} from ${memberships(companyId)} and m.confirmed_at is not null
    order by u.name, u.id, b.position nulls first, c.position nulls first, m.id`.execute(db)
  return rows
}

/**
 * Invited person and the waiting membership. `expiresAt` is null while the link was not sent,
 * `invitedBy` where a file lists the person.
 */
export type WaitingRow = PersonRow & {
  readonly expiresAt: Date | null
  readonly invitedBy: string | null
  /** When it was made; null where a file lists the person. */
  readonly invitedAt: Date | null
  readonly membershipId: string
}

/** Lists a company's waiting memberships, by e-mail. One query. */
export async function listWaiting(db: Kysely<Database>, companyId: string): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select ${person}, i.expires_at as "expiresAt", m.invited_by as "invitedBy", m.invited_at as "invitedAt",
      m.id as "membershipId" from ${memberships(companyId)} and m.confirmed_at is null
    order by u.email, b.position nulls first, c.position nulls first, m.id`.execute(db)
  return rows
}

type PlaceRow = {
  readonly branch: string | null
  readonly branchContact: string | null
  readonly name: string
}

/** Lists the company, its branches and their branch contacts, in order. One query. */
export async function listPlaces(db: Kysely<Database>, companyId: string): Promise<readonly PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select null::uuid as branch, null::uuid as "branchContact", name, 0 as at, 0 as inner_at
    from companies where id = ${companyId}
    union all select id, null, name, 1 + position, 0 from branches where company_id = ${companyId}
    union all select c.branch_id, c.id, c.name, 1 + b.position, 1 + c.position
    from branch_contacts c join branches b on b.id = c.branch_id where b.company_id = ${companyId}
    order by at, inner_at`.execute(db)
  return rows.map(({ branch, branchContact, name }) => ({ branch, branchContact, name }))
}

export type OwnRoleRow = {
  readonly key: string
  readonly name: string
  readonly permissions: readonly string[]
}

/** Lists a company's own roles by name. One query. */
export const listOwnRoles = (db: Kysely<Database>, companyId: string): Promise<readonly OwnRoleRow[]> =>
  db
    .selectFrom('staff_roles')
    .select(['key', 'name', 'permissions'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('key')
    .execute()

/** Finds a company's role; undefined for an unknown one. */
export async function findRole(
  db: Kysely<Database>,
  companyId: string,
  role: string,
): Promise<StoredRole | undefined> {
  if (isBuiltInRole(role)) return { role, name: null, permissions: null }
  const own = (await listOwnRoles(db, companyId)).find(({ key }) => key === role)
  return own && { role, name: own.name, permissions: own.permissions }
}

/** Returns the name of a role. */
export const calledRole = ({ role, name }: StoredRole): string =>
  name ?? (isBuiltInRole(role) ? ROLE_NAMES[role] : role)

/** Counts the owners of a whole company. One query. */
export async function countOwners(db: Kysely<Database>, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff_memberships
    where company_id = ${companyId} and role = 'OWNER' and branch_id is null and confirmed_at is not null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Change among a company's people, as its history tells it. */
export type TeamNews = {
  readonly companyId: string
  /** Person who did it; null for a person outside of our companies, as told by the system. */
  readonly staffUserId: string | null
  readonly now: Date
  readonly sentences: readonly string[]
  readonly branchId: string | null
  /** Permission that reads it; `staff` by default. */
  readonly toldTo?: Permission
}

/** Sentence of a change among people, and its readers. */
export type TeamSentence = Pick<TeamNews, 'branchId'> & {
  readonly sentence: string
  readonly toldTo: Permission
}

/**
 * Writes one change among people as a revision for each kind of its readers, so that nobody reads
 * of things that their lists do not show.
 */
export async function recordTold(
  transaction: Transaction<Database>,
  noted: Pick<TeamNews, 'companyId' | 'staffUserId' | 'now'>,
  told: readonly TeamSentence[],
): Promise<void> {
  const byReaders = Map.groupBy(told, ({ branchId, toldTo }) => `${toldTo} ${branchId}`)
  for (const same of byReaders.values()) {
    const [first] = same
    if (first === undefined) continue
    const { branchId, toldTo } = first
    const sentences = same.map(({ sentence }) => sentence)
    await recordTeam(transaction, { ...noted, sentences, branchId, toldTo })
  }
}

/** Returns a sentence about people, for each brand of these memberships. */
export const atEachBranch = (
  rows: readonly Pick<StoredMembership, 'branch'>[],
  sentence: string,
): readonly TeamSentence[] =>
  [...new Set(rows.map(({ branch }) => branch))].map((branchId) => ({ sentence, branchId, toldTo: 'staff' }))

/**
 * Writes a change among people as the company's next revision, under its lock, without operations,
 * so that it cannot be undone.
 */
export async function recordTeam(transaction: Transaction<Database>, news: TeamNews): Promise<void> {
  const { branchId, toldTo = 'staff', ...noted } = news
  const branchKey = branchId && sql<string>`(select key from branches where id = ${branchId}::uuid)`
  const door = news.staffUserId === null ? 'SYSTEM' : 'CONSOLE'
  await noteChange(transaction, { ...noted, branchKey, door, toldTo: [toldTo] })
}
