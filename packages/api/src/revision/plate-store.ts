import type { Database } from '@mostrador/database/rows'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** A plate of a branch as its row has it, with where it stands. Amounts in minor units. */
export type StoredPlate = {
  readonly key: string
  readonly menuKey: string
  readonly name: string
  readonly showName: string
  readonly description: string
  readonly price: number
  readonly mantissa: number
}

/** A plate of a branch; undefined where the branch has none of this id. */
export async function findPlate(
  db: Kysely<Database>,
  { branchId, plateId }: { readonly branchId: string; readonly plateId: string },
): Promise<StoredPlate | undefined> {
  const { rows } = await sql<StoredPlate>`
    select p.key, m.key as "menuKey", p.name, p.show_name as "showName", p.description, p.price,
      c.mantissa
    from plates p join menus m on m.branch_id = p.branch_id and m.id = p.menu_id
      join branches b on b.id = p.branch_id join countries c on c.id = b.country_id
    where p.branch_id = ${branchId} and p.id = ${plateId}`.execute(db)
  return rows[0]
}
