import { loadBranch } from '../company/company-store.ts'
import { sql } from 'kysely'
import { no, type Call, type Handler } from '../../ground/http/handler.ts'
import { answerWithEtag } from '../../ground/http/answer-with-etag.ts'
import type { Api } from '../../ground/ports.ts'

const columns = [
  'i.id',
  'i.show_name as showName',
  'i.background_color as backgroundColor',
  'i.text_color as textColor',
] as const

/**
 * Condition of the rows of one branch, or of a whole company where the host is a company's;
 * undefined for neither.
 */
const whose = (branchId: string | undefined, owner: Call['owner']) => {
  if (branchId !== undefined) return sql<boolean>`i.branch_id = ${branchId}`
  if (owner === undefined) return undefined
  return owner.kind === 'company'
    ? sql<boolean>`i.company_id = ${owner.companyId}`
    : sql<boolean>`i.branch_id = ${owner.branchId}`
}

const MOST = 1_000

/**
 * Lists a branch's indicators in order. Without a branch, as the documents write it, those of the
 * host's tenant; none on the shared host. Source: 000 §7; docs/decisions/042.
 */
export const listIndicators: Handler<'listIndicators'> = async ({ database }, { query, call }) => {
  const { branchId } = query
  if (branchId !== undefined && !(await loadBranch(database, branchId))) return no('branch-not-found')
  const theirs = whose(branchId, call.owner)
  if (!theirs) return answerWithEtag({ indicators: [] }, call)
  const indicators = await database
    .selectFrom('indicators as i')
    .select(columns)
    .where(theirs)
    .orderBy('i.branch_id')
    .orderBy('i.position')
    .orderBy('i.id')
    .limit(MOST)
    .execute()
  return answerWithEtag({ indicators }, call)
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

/** Lists the indicators of a plate or category. Source: 000 §7. */
export const listEntityIndicators: Handler<'listEntityIndicators'> = async (api, { params, call }) => {
  const table = params.type === 'PLATE' ? 'plates' : 'categories'
  const entity = await api.database
    .selectFrom(table)
    .select('id')
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (!entity) return no('entity-not-found')
  const indicators = await (params.type === 'PLATE' ? ofPlate(api, params.id) : ofCategory(api, params.id))
  return answerWithEtag({ indicators }, call)
}
