import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'

/** What an alias points at. */
export type AliasTarget =
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'branch'; readonly companyId: string; readonly branchId: string }
  | {
      readonly kind: 'branchContact'
      readonly companyId: string
      readonly branchId: string
      readonly branchContactId: string
    }

/** Looks an alias up, whatever the case it is written in; undefined when nobody has it. One query. */
export async function findAlias(db: Kysely<Database>, alias: string): Promise<AliasTarget | undefined> {
  const row = await db
    .selectFrom('aliases')
    .selectAll()
    .where('alias', '=', alias.toLowerCase())
    .executeTakeFirst()
  if (!row) return undefined
  const { company_id: companyId, branch_id: branchId, branch_contact_id: branchContactId } = row
  if (branchContactId && branchId) return { kind: 'branchContact', companyId, branchId, branchContactId }
  return branchId ? { kind: 'branch', companyId, branchId } : { kind: 'company', companyId }
}
