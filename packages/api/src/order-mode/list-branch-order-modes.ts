import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { loadBranch } from '../company/company-store.ts'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'

/**
 * The order modes that the contacts of a branch that are not blocked offer between them, in the
 * documents' order. Source: 000 §7.
 */
export const listBranchOrderModes: Handler<'listBranchOrderModes'> = async ({ database }, { params }) => {
  if (!(await loadBranch(database, params.branchId))) return no('branch-not-found')
  const rows = await database
    .selectFrom('order_modes as m')
    .innerJoin('branch_contacts as bc', (join) =>
      join.onRef('bc.branch_id', '=', 'm.branch_id').onRef('bc.id', '=', 'm.branch_contact_id'),
    )
    .select(['m.type', 'm.show_name'])
    .where('m.branch_id', '=', params.branchId)
    .where('m.active', '=', true)
    .where('bc.blocked', '=', false)
    .orderBy('m.position')
    .execute()
  const orderModes = ORDER_MODE_TYPES.flatMap((type) => {
    const own = rows.filter((row) => row.type === type)
    return own.length > 0 ? [{ type, showName: own.find((row) => row.show_name)?.show_name ?? null }] : []
  })
  return yes({ orderModes })
}
