import type { BranchCard } from '@mostrador/contract/branch/branch-card-schema'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { CompanyInfo } from '@mostrador/contract/company/company-schema'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { HostOwner } from '../../ground/hosts.ts'
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
async function loadBranches(
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

/** Brand as jobs and files name it, with the currency of its country. */
export type Brand = {
  readonly name: string
  readonly country: string
  readonly currency: string
  readonly mantissa: number
}

/** Finds a brand by its id. One query. */
export async function findBrand(db: Kysely<Database>, branchId: string): Promise<Brand | undefined> {
  const { rows } = await sql<Brand>`
    select b.name, k.id as country, k.currency_code as currency, k.mantissa
    from branches b join countries k on k.id = b.country_id where b.id = ${branchId}`.execute(db)
  return rows[0]
}

/** Company by its key of the document. */
type KeyedCompany = { readonly id: string; readonly key: string; readonly name: string }

/** Finds a company by its id. One query. */
export const findCompany = (db: Kysely<Database>, id: string): Promise<KeyedCompany | undefined> =>
  db.selectFrom('companies').select(['id', 'key', 'name']).where('id', '=', id).executeTakeFirst()

/** Loads a page of a company's branches, as `loadBranches` does. */
export const listBranchesOf = (
  db: Kysely<Database>,
  companyId: string,
  page: { readonly offset: number; readonly limit: number },
) => loadBranches(db, sql`b.company_id = ${companyId}`, page)

/** Returns a word as a `like` pattern, with its own wildcards literal. */
const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Names of a brand: its own, its company's, and those of its open branch contacts. */
const names = sql`plain_text(concat_ws(' ', b.name, co.name, (
  select string_agg(bc.name, ' ') from branch_contacts bc where bc.branch_id = b.id and not bc.blocked)))`

/** Whether every word of a search is in a brand's names, which are made once for all words. */
const isFound = (words: readonly string[]): RawBuilder<boolean> =>
  words.length === 0 ? sql`true` : sql`${names} like all (${words.map(anywhere)}::text[])`

const isShown = (owner: HostOwner | undefined): RawBuilder<boolean> => {
  if (!owner) return sql`true`
  return owner.kind === 'company' ? sql`b.company_id = ${owner.companyId}` : sql`b.id = ${owner.branchId}`
}

type Search = {
  readonly owner: HostOwner | undefined
  readonly words: readonly string[]
  readonly offset: number
  readonly limit: number
}

/** Lists brands with an open branch contact and all words in their names, by name. One query. */
export async function listOpenBrands(
  db: Kysely<Database>,
  { owner, words, offset, limit }: Search,
): Promise<readonly BranchCard[]> {
  const { rows } = await sql<BranchCard>`
    select b.id, a.alias, b.name, b.description,
      (select '/files/' || f.sha256 || '/640.webp' from files f where f.owner_id = b.id and f.kind = 'LOGO') as "customLogoURL"
    from branches b
    join companies co on co.id = b.company_id
    join aliases a on a.company_id = b.company_id and a.branch_id = b.id and a.kind = 'branch'
    where exists (select 1 from branch_contacts bc where bc.branch_id = b.id and not bc.blocked)
      and ${isShown(owner)} and ${isFound(words)}
    order by plain_text(b.name) collate "C", b.id
    offset ${offset} limit ${limit}`.execute(db)
  return rows
}
