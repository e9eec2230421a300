import type { Database } from '@mostrador/database/rows'
import type { Transaction } from 'kysely'

/** Deletes a role of the company's own with its memberships. Two statements. */
export async function dropRole(
  transaction: Transaction<Database>,
  companyId: string,
  key: string,
): Promise<void> {
  await transaction
    .deleteFrom('staff_memberships')
    .where('company_id', '=', companyId)
    .where('role', '=', key)
    .execute()
  await transaction
    .deleteFrom('staff_roles')
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .execute()
}

type Move = {
  readonly companyId: string
  readonly place: { readonly branch: string | null; readonly branchContact: string | null }
  readonly personId: string
  readonly id: string
  readonly now: Date
}

/** Gives a person a role at a place, or takes the person's role there for `null`. One statement. */
export async function writeRole(
  transaction: Transaction<Database>,
  { companyId, place, personId, id, now }: Move,
  role: string | null,
): Promise<void> {
  const row = { company_id: companyId, branch_id: place.branch, branch_contact_id: place.branchContact }
  if (role !== null) {
    await transaction
      .insertInto('staff_memberships')
      .values({ ...row, id, staff_user_id: personId, role, confirmed_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'staff_user_id', 'branch_id', 'branch_contact_id'])
          .doUpdateSet({ role }),
      )
      .execute()
    return
  }
  await transaction
    .deleteFrom('staff_memberships')
    .where('company_id', '=', companyId)
    .where('staff_user_id', '=', personId)
    .where('branch_id', 'is not distinct from', place.branch)
    .where('branch_contact_id', 'is not distinct from', place.branchContact)
    .execute()
}

type Role = {
  readonly companyId: string
  readonly key: string
  readonly name: string
  readonly permissions: readonly string[]
}

/** Inserts a role of the company's own. One statement. */
export async function insertRole(
  transaction: Transaction<Database>,
  { companyId, key, name, permissions, now }: Role & { readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto('staff_roles')
    .values({ company_id: companyId, key, name, permissions: [...permissions], created_at: now })
    .execute()
}

/** Writes the name and the permissions of a role. One statement. */
export async function updateRole(
  transaction: Transaction<Database>,
  { companyId, key, name, permissions }: Role,
): Promise<void> {
  await transaction
    .updateTable('staff_roles')
    .set({ name, permissions: [...permissions] })
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .execute()
}
