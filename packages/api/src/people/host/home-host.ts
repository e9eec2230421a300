import { sql, type RawBuilder } from 'kysely'

/**
 * The proved host that the pages of something are at home on, inside another query: its own, else
 * that of what it belongs to; null where all of them share the one of the server. Leave out what
 * is not there.
 */
export const homeHost = (
  companyId: RawBuilder<unknown>,
  branchId: RawBuilder<unknown> = sql`null::uuid`,
  branchContactId: RawBuilder<unknown> = sql`null::uuid`,
): RawBuilder<string | null> => sql`(
  select h.host from hosts h
  join host_proofs p on p.company_id = h.company_id and p.host = h.host and p.state = 'PROVED'
  where h.company_id = ${companyId}
    and (h.branch_id is null or h.branch_id = ${branchId})
    and (h.branch_contact_id is null or h.branch_contact_id = ${branchContactId})
  order by (h.branch_contact_id is not null) desc, (h.branch_id is not null) desc limit 1)`
