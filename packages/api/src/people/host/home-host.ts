import { sql, type RawBuilder } from 'kysely'

/**
 * Proved host of a thing's pages, inside another query: its own, else that of its owner; null for
 * the shared one. Absent ids are left out.
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
