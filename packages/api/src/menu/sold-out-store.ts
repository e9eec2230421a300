import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { Parts } from '@mostrador/database/statement'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A plate that a member of staff marks at a branch contact. */
export type SoldOutMark = {
  readonly contactId: string
  readonly plateId: string
  readonly staffUserId: string
  readonly now: Date
}

const plateOfContact = ({ contactId, plateId }: SoldOutMark) => sql`
  select c.company_id, c.branch_id, c.id as branch_contact_id, p.id as plate_id
  from branch_contacts c join plates p on p.branch_id = c.branch_id and p.id = ${plateId}
  where c.id = ${contactId} and exists (select from order_modes m
    where m.branch_id = c.branch_id and m.branch_contact_id = c.id and m.menu_id = p.menu_id)`

function nextVersion({ now }: SoldOutMark, { place }: Parts<'place'>) {
  const { catalog_version, catalog_changed_at } = nextCatalog(now)
  return sql`
    update branch_contacts c set catalog_version = ${catalog_version}, catalog_changed_at = ${catalog_changed_at}
    from ${place} where c.branch_id = place.branch_id and c.id = place.branch_contact_id
    returning c.id`
}

/**
 * Marks a plate sold out, or sells it again, under a new version of the catalogue. False when it is
 * not sold here.
 */
export async function markSoldOut(
  db: Kysely<Database>,
  mark: SoldOutMark,
  soldOut: boolean,
): Promise<boolean> {
  const written = ({ place }: Parts<'place'>) =>
    soldOut
      ? sql`
        insert into sold_out_plates (company_id, branch_id, branch_contact_id, plate_id, since, staff_user_id)
        select company_id, branch_id, branch_contact_id, plate_id, ${mark.now}::timestamptz,
          ${mark.staffUserId}::uuid from ${place}
        on conflict (branch_id, branch_contact_id, plate_id) do update set until = null`
      : sql`
        delete from sold_out_plates s using ${place} where s.branch_id = place.branch_id
          and s.branch_contact_id = place.branch_contact_id and s.plate_id = place.plate_id`
  const marking = statement()
    .part('place', () => plateOfContact(mark))
    .write('written', written)
    .part('version', (parts) => nextVersion(mark, parts))
    .answer(({ version }) => sql`select id from ${version}`)
  const { rows } = await marking.execute(db)
  return rows.length > 0
}
