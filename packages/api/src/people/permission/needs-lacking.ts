import type { ChangeNeed, LackedNeed } from '@mostrador/domain/permission/change-needs'
import { isGranted, type Grant } from '@mostrador/domain/permission/grant'
import type { Permission } from '@mostrador/domain/permission/permission'
import { suffices, type PersonProof, type Proof } from '@mostrador/domain/permission/proof'
import type { Database } from '@mostrador/database/rows'
import type { TenantChange } from '@mostrador/tenant/document/tenant-change'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { permissionsOfKey } from '../api-key/program.ts'
import type { Program, StaffMember } from '../../ground/ports.ts'
import {
  accessOfTheAbsent,
  cameByFactor,
  hasNoFactor,
  showedFactor,
  staffAccess,
} from '../staff/staff-access.ts'
import { needsOfAccounts } from './needs-of-accounts.ts'
import { permissionsOfStored, type StoredRole } from './stored-role.ts'

type Membership = StoredRole & {
  readonly branch: string | null
  readonly branchContact: string | null
}

type Lacks = NonNullable<TenantChange['lacks']>

type Present = Pick<StaffMember, 'id' | 'sessionId' | 'at' | 'sharedDevice'>

/** Absent person, and the proof shown earlier; null, where it is unknown, counts as a PIN. */
type Absent = { readonly absent: string; readonly shown: PersonProof | null }

/** Owner of permissions: a person, present or absent, or a key. */
export type Asker = Present | Pick<Program, 'key'> | Absent

/**
 * Returns the needs of a change that a member of staff, or the key of a program, lacks by the
 * database at that time: permissions, and proofs beyond those shown. Two queries at most.
 */
export const lacksOf = (who: Asker, companyKey: string): Lacks => {
  const lacks = lacksAll(who, companyKey)
  return async (db, needs) => lacks(db, await needsOfAccounts(db, companyKey, needs))
}

const lacksAll = (who: Asker, companyKey: string): Lacks => {
  if ('key' in who) return lacksOfKey(who.key.id, companyKey)
  if ('absent' in who) return lacksOfTheAbsent(who, companyKey)
  return lacking(who.id, companyKey, {
    access: staffAccess(who),
    isByPin: who.sharedDevice !== null,
    hasShown: showedFactor(who),
  })
}

type Placed = Pick<Membership, 'branch' | 'branchContact'>

const grantOf = ({ branch, branchContact }: Placed, permissions: readonly Permission[]): Grant => ({
  permissions,
  ...(branch !== null && { branch }),
  ...(branchContact !== null && { branchContact }),
})

/** A key revoked meanwhile lacks everything. */
const lacksOfKey =
  (apiKeyId: string, companyKey: string): Lacks =>
  async (db, needs: readonly ChangeNeed[]) => {
    const { rows } = await sql<Placed & { readonly permissions: readonly string[] }>`
      select k.permissions, branches.key as branch, branch_contacts.key as "branchContact"
      from api_keys k join companies on companies.id = k.company_id
        left join branches on branches.id = k.branch_id
        left join branch_contacts on branch_contacts.id = k.branch_contact_id
      where k.id = ${apiKeyId} and k.revoked_at is null and companies.key = ${companyKey}`.execute(db)
    return lackingOf(
      rows.map((row) => grantOf(row, permissionsOfKey(row.permissions))),
      needs,
      'KEY',
    )
  }

/**
 * Returns the needs that an absent author lacks, by the proof shown then. A password suffices only
 * while the person has no second factor.
 */
const lacksOfTheAbsent = ({ absent, shown }: Absent, companyKey: string): Lacks =>
  lacking(absent, companyKey, {
    access: accessOfTheAbsent,
    isByPin: shown === null || shown === 'PIN',
    hasShown: shown === 'SECOND_FACTOR' ? sql`true` : hasNoFactor,
  })

/**
 * Returns the proof that staff have shown in the session, kept with a change that is made in their
 * absence. One query.
 */
export async function shownBy(db: Kysely<Database>, staff: Present): Promise<PersonProof> {
  if (staff.sharedDevice) return 'PIN'
  const { rows } = await sql`
    select from staff_users u where u.id = ${staff.id} and ${cameByFactor(staff)}`.execute(db)
  return rows.length > 0 ? 'SECOND_FACTOR' : 'PERSON'
}

/** Returns the needs that are not granted, or that take a stronger proof. */
const lackingOf = (
  grants: readonly Grant[],
  needs: readonly ChangeNeed[],
  shown: Proof,
): readonly LackedNeed[] =>
  needs.flatMap((need): readonly LackedNeed[] => {
    if (!('takes' in need)) return isGranted(grants, need) ? [] : [need]
    return shown === 'SECOND_FACTOR' || suffices(shown, need.takes) ? [] : [{ ...need, shown }]
  })

type Session = {
  readonly access: RawBuilder<unknown>
  readonly isByPin: boolean
  /** Whether an existing second factor was shown. */
  readonly hasShown: RawBuilder<unknown>
}

/**
 * Returns a text that is another one once a person, absent, has other roles in a company, or these
 * have other permissions. One query.
 */
export async function grantsStamp(
  db: Kysely<Database>,
  staffUserId: string,
  companyKey: string,
): Promise<string> {
  const session = { access: accessOfTheAbsent, isByPin: true, hasShown: sql.lit(false) }
  const rows = await membershipsOf(db, { staffUserId, companyKey, session })
  return JSON.stringify(rows.map((row) => JSON.stringify(grantOf(row, permissionsOfStored(row)))).toSorted())
}

type Asked = { readonly staffUserId: string; readonly companyKey: string; readonly session: Session }

async function membershipsOf(
  db: Kysely<Database>,
  { staffUserId, companyKey, session: { access, hasShown } }: Asked,
) {
  const { rows } = await sql<Membership & { readonly hasShown: boolean }>`
      select m.role, r.name, r.permissions, branches.key as branch,
        branch_contacts.key as "branchContact", ${hasShown} as "hasShown"
      from ${access} m join staff_users u on u.id = m.staff_user_id join companies on companies.id = m.company_id
        left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
        left join branches on branches.id = m.branch_id
        left join branch_contacts on branch_contacts.id = m.branch_contact_id
      where m.staff_user_id = ${staffUserId} and companies.key = ${companyKey}`.execute(db)
  return rows
}

const lacking =
  (staffUserId: string, companyKey: string, session: Session): Lacks =>
  async (db, needs: readonly ChangeNeed[]) => {
    const rows = await membershipsOf(db, { staffUserId, companyKey, session })
    return lackingOf(
      rows.map((row) => grantOf(row, permissionsOfStored(row))),
      needs,
      session.isByPin ? 'PIN' : rows.some((row) => row.hasShown) ? 'SECOND_FACTOR' : 'PERSON',
    )
  }
