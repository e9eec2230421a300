import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { homeHost } from './home-host.ts'
import type { AliasTarget } from '../../ground/hosts.ts'

/** Target of an alias, and the host of its pages; null for the shared host. */
export type FoundAlias = AliasTarget & { readonly host: string | null }

type Ids = {
  readonly company_id: string
  readonly branch_id: string | null
  readonly branch_contact_id: string | null
}

/** Returns the narrowest entity that a row of ids names. */
export function targetOf({ company_id, branch_id, branch_contact_id }: Ids): AliasTarget {
  if (branch_contact_id && branch_id)
    return {
      kind: 'branchContact',
      companyId: company_id,
      branchId: branch_id,
      branchContactId: branch_contact_id,
    }
  return branch_id
    ? { kind: 'branch', companyId: company_id, branchId: branch_id }
    : { kind: 'company', companyId: company_id }
}

/** Finds an alias in any case. One query. */
export async function findAlias(db: Kysely<Database>, alias: string): Promise<FoundAlias | undefined> {
  const { rows } = await sql<Ids & { readonly host: string | null }>`
    select a.company_id, a.branch_id, a.branch_contact_id,
      ${homeHost(sql`a.company_id`, sql`a.branch_id`, sql`a.branch_contact_id`)} as host
    from aliases a where a.alias = ${alias.toLowerCase()}`.execute(db)
  const row = rows[0]
  return row && { ...targetOf(row), host: row.host }
}
