import { loadBranch } from '../company/company-store.ts'
import { type Handler, no } from '../http/handler.ts'
import { answerTagged } from '../http/tagged.ts'
import type { Api } from '../ports.ts'

const columns = [
  'i.id',
  'i.show_name as showName',
  'i.background_color as backgroundColor',
  'i.text_color as textColor',
] as const

/** The indicators of a branch. Source: 000 §7. */
export const listIndicators: Handler<'listIndicators'> = async ({ database }, { query, call }) => {
  if (!(await loadBranch(database, query.branchId))) return no('branch-not-found')
  const indicators = await database
    .selectFrom('indicators as i')
    .select(columns)
    .where('i.branch_id', '=', query.branchId)
    .orderBy('i.position')
    .execute()
  return answerTagged({ indicators }, call)
}

const ofPlate = ({ database }: Pick<Api, 'database'>, id: string) =>
  database
    .selectFrom('plate_indicators as e')
    .innerJoin('indicators as i', (on) =>
      on.onRef('i.branch_id', '=', 'e.branch_id').onRef('i.id', '=', 'e.indicator_id'),
    )
    .select(columns)
    .where('e.plate_id', '=', id)
    .orderBy('e.position')
    .execute()

const ofCategory = ({ database }: Pick<Api, 'database'>, id: string) =>
  database
    .selectFrom('category_indicators as e')
    .innerJoin('indicators as i', (on) =>
      on.onRef('i.branch_id', '=', 'e.branch_id').onRef('i.id', '=', 'e.indicator_id'),
    )
    .select(columns)
    .where('e.category_id', '=', id)
    .orderBy('e.position')
    .execute()

/** The indicators of one plate or category. Source: 000 §7. */
export const listEntityIndicators: Handler<'listEntityIndicators'> = async (api, { params, call }) => {
  const table = params.type === 'PLATE' ? 'plates' : 'categories'
  const entity = await api.database
    .selectFrom(table)
    .select('id')
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (!entity) return no('entity-not-found')
  const indicators = await (params.type === 'PLATE' ? ofPlate(api, params.id) : ofCategory(api, params.id))
  return answerTagged({ indicators }, call)
}
