import type { BranchCard } from '@mostrador/contract/branch/branch-card-schema'
import { searchWords } from '@mostrador/domain/search/plain-text'
import { sql, type RawBuilder } from 'kysely'
import type { HostOwner } from '../../ground/hosts.ts'
import { yes, type Handler } from '../../ground/http/handler.ts'

const MOST_WORDS = 6

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

/**
 * Lists the brands of all companies with an open branch contact, by name and page; every word of
 * `search` is in their names. One query. Source: 000 §2 Routes, /menu; docs/decisions/010.
 */
export const listBranches: Handler<'listBranches'> = async ({ database }, { query, call }) => {
  const { search = '', offset, pageSize } = query
  const words = searchWords(search).slice(0, MOST_WORDS)
  const { rows } = await sql<BranchCard>`
    select b.id, a.alias, b.name, b.description,
      (select '/files/' || f.sha256 || '/640.webp' from files f where f.owner_id = b.id and f.kind = 'LOGO') as "customLogoURL"
    from branches b
    join companies co on co.id = b.company_id
    join aliases a on a.company_id = b.company_id and a.branch_id = b.id and a.kind = 'branch'
    where exists (select 1 from branch_contacts bc where bc.branch_id = b.id and not bc.blocked)
      and ${isShown(call.owner)} and ${isFound(words)}
    order by plain_text(b.name) collate "C", b.id
    offset ${offset} limit ${pageSize + 1}`.execute(database)
  const home = call.owner?.alias ?? null
  return yes({ branches: rows.slice(0, pageSize), more: rows.length > pageSize, home })
}
