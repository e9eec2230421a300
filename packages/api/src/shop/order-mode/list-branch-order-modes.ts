import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { modeInfo } from '../catalog/contact-info.ts'
import { loadBranch } from '../company/company-store.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'

/**
 * Lists the modes of a branch’s open contacts, one of each type in the documents’ order: of its
 * first contact, under the first given name. Source: 000 §3 Order mode, §7.
 */
export const listBranchOrderModes: Handler<'listBranchOrderModes'> = async (api, { params }) => {
  const { database, catalogs } = api
  if (!(await loadBranch(database, params.branchId))) return no('branch-not-found')
  const rows = await database
    .selectFrom('order_modes as m')
    .innerJoin('branch_contacts as bc', (join) =>
      join.onRef('bc.branch_id', '=', 'm.branch_id').onRef('bc.id', '=', 'm.branch_contact_id'),
    )
    .select(['m.id', 'm.type', 'm.show_name', 'm.branch_contact_id as contactId'])
    .where('m.branch_id', '=', params.branchId)
    .where('m.active', '=', true)
    .where('bc.blocked', '=', false)
    .orderBy('m.position')
    .orderBy('bc.position')
    .orderBy('m.id')
    .execute()
  const now = api.now()
  const found = ORDER_MODE_TYPES.map(async (type) => {
    const own = rows.filter((row) => row.type === type)
    const [first] = own
    const catalog = first && (await catalogs.get(first.contactId))
    const mode = catalog?.modes.find(({ id }) => id === first?.id)
    if (!catalog || !mode) return []
    const menuHash = catalog.menus.get(mode.menuId)?.hash ?? ''
    const showName = own.find((row) => row.show_name)?.show_name ?? null
    return [{ ...modeInfo(mode, catalog.contact, { menuHash, now }), showName }]
  })
  return yes({ orderModes: (await Promise.all(found)).flat() })
}
