import type { Database } from '@mostrador/database/rows'
import { isGranted } from '@mostrador/domain/permission/grant'
import type { Permission } from '@mostrador/domain/permission/permission'
import { sql, type Kysely } from 'kysely'
import type { StaffPlace } from './may.ts'
import { permissionsOfStored, type StoredRole } from './stored-role.ts'

/** Most names in a sentence. */
const MOST_NAMES = 3

type Row = StoredRole & {
  readonly person: string
  readonly branch: string | null
  readonly branchKey: string | null
  readonly branchContact: string | null
  readonly branchContactKey: string | null
}

const placed = (branch: string | null, branchContact: string | null) => ({
  ...(branch !== null && { branch }),
  ...(branchContact !== null && { branchContact }),
})

/**
 * Returns the names of the people who can give a permission at a place: those with `staff` there
 * who have it themselves. The place is known by ids, or inside its company by keys. One query.
 */
export async function grantersOf(
  db: Kysely<Database>,
  { permission, place }: { readonly permission: Permission; readonly place: StaffPlace },
): Promise<readonly string[]> {
  const { rows } = await sql<Row>`
    select u.name as person, m.role, r.name, r.permissions, m.branch_id as branch, b.key as "branchKey",
      m.branch_contact_id as "branchContact", c.key as "branchContactKey"
    from staff_memberships m join staff_users u on u.id = m.staff_user_id
      left join staff_roles r on r.company_id = m.company_id and r.key = m.own_role
      left join branches b on b.id = m.branch_id left join branch_contacts c on c.id = m.branch_contact_id
    where m.company_id = ${place.company} and m.confirmed_at is not null
    order by (m.branch_id is not null), (m.branch_contact_id is not null), u.name, u.id`.execute(db)
  const granting = rows.filter((row) => {
    const permissions = permissionsOfStored(row)
    const grants = [
      { permissions, ...placed(row.branch, row.branchContact) },
      { permissions, ...placed(row.branchKey, row.branchContactKey) },
    ]
    const needed = ['staff', permission] as const
    return needed.every((one) => isGranted(grants, { ...place, permission: one }))
  })
  return [...new Set(granting.map(({ person }) => person))].slice(0, MOST_NAMES)
}
