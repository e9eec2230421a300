import type { Database, StaffMembershipsTable } from '@mostrador/database/rows'
import type { Insertable, Kysely } from 'kysely'
import { addStaffUser, hashStaffPassword } from '../people/staff/staff-user.ts'
import type { GivenContact } from './given-contact.ts'
import { nextTestId } from './test-ports.ts'

/** How a member of staff signs in. */
export type StaffLogin = { readonly email: string; readonly password: string }

const PASSWORD = 'una clave de prueba'

/** Hashing is slow on purpose; all staff of a test process have the same password. */
let passwordHash: Promise<string> | undefined

/** Where a member of staff works, and as what. */
export type StaffOptions = {
  readonly role?: StaffMembershipsTable['role']
  readonly company?: Pick<GivenContact, 'companyId'>
  readonly branch?: GivenContact
  readonly contacts?: readonly GivenContact[]
}

const places = ({
  company,
  branch,
  contacts = [],
}: StaffOptions): Pick<
  Insertable<StaffMembershipsTable>,
  'company_id' | 'branch_id' | 'branch_contact_id'
>[] => [
  ...(company ? [{ company_id: company.companyId }] : []),
  ...(branch ? [{ company_id: branch.companyId, branch_id: branch.branchId }] : []),
  ...contacts.map((one) => ({
    company_id: one.companyId,
    branch_id: one.branchId,
    branch_contact_id: one.id,
  })),
]

/** A member of staff with a password and memberships, by default a cashier. */
export async function givenStaff(
  db: Kysely<Database>,
  { role = 'CASHIER', ...where }: StaffOptions,
): Promise<StaffLogin & { readonly id: string }> {
  const id = nextTestId()
  const login = { email: `staff-${id.slice(-12)}@example.com`, password: PASSWORD }
  passwordHash ??= hashStaffPassword(PASSWORD)
  const person = { id, accountId: nextTestId(), name: 'Sofía', email: login.email }
  await addStaffUser(db, { ...person, passwordHash: await passwordHash })
  const rows = places(where).map((place) => ({
    ...place,
    id: nextTestId(),
    staff_user_id: id,
    role,
    confirmed_at: new Date(0),
  }))
  if (rows.length > 0) await db.insertInto('staff_memberships').values(rows).execute()
  return { ...login, id }
}
