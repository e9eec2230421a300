import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { CompanyInfo } from '@mostrador/contract/company/company-schema'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { branchJson } from '../catalog/load-contact.ts'

/** Loads a company with alias, its first branch's country, and vos where all of them speak it. */
export async function loadCompany(db: Kysely<Database>, companyId: string): Promise<CompanyInfo | undefined> {
  const { rows } = await sql<CompanyInfo>`
    select co.id, co.name, a.alias,
      coalesce((select b.country_id from branches b where b.company_id = co.id order by b.position, b.id limit 1), '') as country,
      coalesce((select min(b.voice) from branches b where b.company_id = co.id), 'TU') as voice
    from companies co join aliases a on a.company_id = co.id and a.kind = 'company'
    where co.id = ${companyId}`.execute(db)
  return rows[0]
}

/** Loads branches under `where` (`b`) with branding; `total` ignores the page. */
export async function loadBranches(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly branches: BranchInfo[]; readonly total: number }> {
  const found = sql`from branches b join companies co on co.id = b.company_id where ${where}`
  const { rows } = await sql<{ branches: BranchInfo[]; total: number }>`
    select (select count(*)::int ${found}) as total, coalesce((
      select jsonb_agg(page.branch order by page.position, page.id)
      from (
        select ${branchJson} as branch, b.position, b.id ${found}
        order by b.position, b.id offset ${page.offset} limit ${page.limit}
      ) as page), '[]') as branches`.execute(db)
  return rows[0] ?? { branches: [], total: 0 }
}

/** Loads a branch with its branding. */
export async function loadBranch(db: Kysely<Database>, branchId: string): Promise<BranchInfo | undefined> {
  const { branches } = await loadBranches(db, sql`b.id = ${branchId}`, { offset: 0, limit: 1 })
  return branches[0]
}
