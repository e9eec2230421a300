import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { secondsText } from '../../shop/catalog/load-contact.ts'
import { homeHost } from '../../people/host/home-host.ts'
import type { HostOwner } from '../../ground/hosts.ts'

/** Whether an alias is at home on a tenant's host, or on the shared one without an owner. */
const isAtHome = (owner: HostOwner | undefined): RawBuilder<boolean> => {
  const home = homeHost(sql`a.company_id`, sql`a.branch_id`, sql`a.branch_contact_id`)
  return owner ? sql`a.company_id = ${owner.companyId} and ${home} = ${owner.host}` : sql`${home} is null`
}

const sells = sql`not bc.blocked and exists (
  select from order_modes m where m.branch_id = bc.branch_id and m.branch_contact_id = bc.id and m.active)`

const contacts = (owner: HostOwner | undefined): RawBuilder<unknown> => sql`
  from aliases a join branch_contacts bc on bc.branch_id = a.branch_id and bc.id = a.branch_contact_id
  where a.kind = 'branchContact' and ${sells} and ${isAtHome(owner)}`

/** Counts the branch contacts at home on a host. One query. */
export async function countContacts(db: Kysely<Database>, owner: HostOwner | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${contacts(owner)}`.execute(db)
  return rows[0]?.count ?? 0
}

type Page = { readonly offset: number; readonly limit: number }

/** Alias of a page, and the instant since which it shows its present content. */
export type ListedAlias = { readonly alias: string; readonly changedAt: string }

/** Lists the aliases of branch contacts at home on a host, in a stable order. One query. */
export async function listContacts(
  db: Kysely<Database>,
  owner: HostOwner | undefined,
  { offset, limit }: Page,
): Promise<readonly ListedAlias[]> {
  const { rows } = await sql<ListedAlias>`
    select a.alias, ${secondsText(sql`bc.catalog_changed_at`)} as "changedAt" ${contacts(owner)} order by a.alias collate "C" offset ${offset} limit ${limit}`.execute(
    db,
  )
  return rows
}

/**
 * Lists the aliases of companies and brands at home on a host with a choice: a brand with one
 * branch contact redirects to it, and one without any is left out. One query.
 */
export async function listBrands(
  db: Kysely<Database>,
  owner: HostOwner | undefined,
  { offset, limit }: Page,
): Promise<readonly ListedAlias[]> {
  const { rows } = await sql<ListedAlias>`
    select a.alias, (select ${secondsText(sql`max(bc.catalog_changed_at)`)} from branch_contacts bc
      where bc.company_id = a.company_id and (a.branch_id is null or bc.branch_id = a.branch_id)
        and not bc.blocked) as "changedAt"
    from aliases a
    where a.kind <> 'branchContact' and ${isAtHome(owner)} and (
      select count(*) from (
        select from branches b join branch_contacts bc on bc.branch_id = b.id
        where b.company_id = a.company_id and (a.branch_id is null or b.id = a.branch_id) and not bc.blocked limit 2
      ) open) >= case when a.kind = 'branch' then 2 else 1 end
    order by a.alias collate "C" offset ${offset} limit ${limit}`.execute(db)
  return rows
}
