import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { companyAlias } from '../founding/company-alias.ts'
import type { RowChange } from '../mapping/plan.ts'
import { problem, type Problem } from '../check/problems.ts'
import type { Tenant } from '../schema/tenant-schema.ts'

/** Aliases of a file that lead to another company. */
export async function aliasesTaken(
  db: Kysely<Database>,
  { tenant, companyId }: { readonly tenant: Tenant; readonly companyId: string },
): Promise<readonly Problem[]> {
  const wanted = aliasesOf(tenant)
  const taken = await db
    .selectFrom('aliases')
    .select('alias')
    .where('alias', 'in', [...wanted.keys()])
    .where('company_id', '!=', companyId)
    .execute()
  return taken.map(({ alias }) => problem(wanted.get(alias) ?? '', 'alias-taken', { alias }))
}

/** Returns each alias of a tenant with the path of its field. */
function aliasesOf(tenant: Tenant): ReadonlyMap<string, string> {
  const named = (path: string, thing: { readonly key: string; readonly alias?: string | undefined }) =>
    [thing.alias ?? thing.key, `${path}.${thing.alias === undefined ? 'key' : 'alias'}`] as const
  return new Map([
    [
      companyAlias(tenant.company, tenant.branches),
      `company.${tenant.company.alias === undefined ? 'key' : 'alias'}`,
    ],
    ...tenant.branches.flatMap((branch, b) => [
      named(`branches[${b}]`, branch),
      ...branch.branchContacts.map((contact, c) => named(`branches[${b}].branchContacts[${c}]`, contact)),
    ]),
  ])
}

/**
 * Branch contacts that are gone from the file but have orders, which are kept with their branch
 * contact.
 */
export async function contactsWithOrders(
  db: Kysely<Database>,
  removals: readonly RowChange[],
): Promise<readonly Problem[]> {
  const contacts = removals.filter(({ table }) => table === 'branch_contacts').map(({ row }) => row)
  if (contacts.length === 0) return []
  const ids = contacts.map((row) => String(row.id))
  const used = await db
    .selectFrom('orders')
    .select('branch_contact_id')
    .distinct()
    .where('branch_contact_id', 'in', ids)
    .execute()
  return contacts
    .filter((row) => used.some(({ branch_contact_id }) => branch_contact_id === row.id))
    .map((row) => problem('branches', 'contact-has-orders', { key: String(row.key) }))
}

/**
 * Finds roles that are gone from the file but asked for a second factor: only an owner ends that,
 * by name and in Actividad, and no file by an omission.
 */
export async function rolesAskedForFactor(
  db: Kysely<Database>,
  removals: readonly RowChange[],
): Promise<readonly Problem[]> {
  const roles = removals.filter(({ table }) => table === 'staff_roles').map(({ row }) => row)
  const [first] = roles
  if (!first) return []
  const asks = await db
    .selectFrom('staff_factor_asks')
    .select('role')
    .where('company_id', '=', String(first.company_id))
    .execute()
  return roles
    .filter((row) => asks.some(({ role }) => role === row.key))
    .map((row) => problem('roles', 'role-asked-for-factor', { key: String(row.key), name: String(row.name) }))
}

/** Discount codes that were used stay, inactive: the orders that used them point at them. */
export async function keepUsedCodes(
  db: Kysely<Database>,
  removals: readonly RowChange[],
): Promise<{ readonly removals: readonly RowChange[]; readonly archived: readonly RowChange[] }> {
  const ids = removals.filter(({ table }) => table === 'discount_codes').map(({ row }) => String(row.id))
  if (ids.length === 0) return { removals, archived: [] }
  const used = await db
    .selectFrom('discount_code_uses')
    .select('discount_code_id')
    .distinct()
    .where('discount_code_id', 'in', ids)
    .execute()
  const isUsed = (id: unknown): boolean => used.some(({ discount_code_id }) => discount_code_id === id)
  const kept = removals.filter(({ table, row }) => table === 'discount_codes' && isUsed(row.id))
  return {
    removals: removals.filter(
      ({ table, row }) =>
        !(table === 'discount_codes' && isUsed(row.id)) &&
        !(table === 'discount_code_payment_types' && isUsed(row.discount_code_id)),
    ),
    archived: kept
      .filter(({ row }) => row.active || row.required_plate_id || row.required_category_id)
      .map(({ table, row }) => ({
        table,
        before: row,
        // The plate or category that it required may be gone with the same file.
        row: { active: false, required_plate_id: null, required_category_id: null },
      })),
  }
}
