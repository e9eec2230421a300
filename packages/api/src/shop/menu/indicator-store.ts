import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import type { AliasTarget } from '../../ground/hosts.ts'

const columns = [
  'i.id',
  'i.show_name as showName',
  'i.background_color as backgroundColor',
  'i.text_color as textColor',
] as const

/** Most indicators of a company that one answer has. */
const MOST = 1_000

type Place = AliasTarget | { readonly branchId: string }

/** Lists the indicators of a branch, or of a whole company, in order. One query. */
export const listIndicatorsOf = (db: Kysely<Database>, place: Place) =>
  db
    .selectFrom('indicators as i')
    .select(columns)
    .where((eb) =>
      'branchId' in place ? eb('i.branch_id', '=', place.branchId) : eb('i.company_id', '=', place.companyId),
    )
    .orderBy('i.branch_id')
    .orderBy('i.position')
    .orderBy('i.id')
    .limit(MOST)
    .execute()

const ofPlate = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('plate_indicators as e')
    .innerJoin('indicators as i', (on) =>
      on.onRef('i.branch_id', '=', 'e.branch_id').onRef('i.id', '=', 'e.indicator_id'),
    )
    .select(columns)
    .where('e.plate_id', '=', id)
    .orderBy('e.position')
    .execute()

const ofCategory = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('category_indicators as e')
    .innerJoin('indicators as i', (on) =>
      on.onRef('i.branch_id', '=', 'e.branch_id').onRef('i.id', '=', 'e.indicator_id'),
    )
    .select(columns)
    .where('e.category_id', '=', id)
    .orderBy('e.position')
    .execute()

/** Lists the indicators of a plate or category; undefined for an unknown one. Two queries. */
export async function listIndicatorsOn(
  db: Kysely<Database>,
  { type, id }: { readonly type: 'PLATE' | 'CATEGORY'; readonly id: string },
) {
  const table = type === 'PLATE' ? 'plates' : 'categories'
  const thing = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  if (!thing) return undefined
  return type === 'PLATE' ? ofPlate(db, id) : ofCategory(db, id)
}
