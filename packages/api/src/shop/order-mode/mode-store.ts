import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'

/** Lists the active modes of a branch's open contacts, in order. One query. */
export const listOpenModes = (db: Kysely<Database>, branchId: string) =>
  db
    .selectFrom('order_modes as m')
    .innerJoin('branch_contacts as bc', (join) =>
      join.onRef('bc.branch_id', '=', 'm.branch_id').onRef('bc.id', '=', 'm.branch_contact_id'),
    )
    .select(['m.id', 'm.type', 'm.show_name', 'm.branch_contact_id as contactId'])
    .where('m.branch_id', '=', branchId)
    .where('m.active', '=', true)
    .where('bc.blocked', '=', false)
    .orderBy('m.position')
    .orderBy('bc.position')
    .orderBy('m.id')
    .execute()
