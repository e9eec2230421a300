import { majorOf } from '@mostrador/contract/money/minor-of'
import type { GeneralAdjustmentInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { GeneralAdjustment } from '@mostrador/domain/pricing/adjustment'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findMode } from './find-mode.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'
import { freeSchedule } from './free-schedule.ts'
import { listOpenModes } from './mode-store.ts'
import { modeInfo } from '../catalog/contact-info.ts'
import { loadBranch } from '../company/company-store.ts'

/** Returns a mode's service fee. Source: 000 §3 Fee entity, §7. */
const getFees: Handler<'getFees'> = async (api, { params }) => {
  const found = await findMode(api, params.id)
  if (!found) return no('order-mode-not-found')
  const { userFee, percentageUserFee } = found.mode.serviceFee
  return yes({ userFee: majorOf(userFee, found.catalog.contact.mantissa), percentageUserFee })
}

/** Returns the days and hours with free slots. Source: 000 §7. */
const getSchedule: Handler<'getSchedule'> = async (api, { params, call }) => {
  const found = await findMode(api, params.orderModeId)
  if (!found) return no('order-mode-not-found')
  return yes(await freeSchedule(api, found, { browserId: browserOf(api, call.headers) }))
}

const toWire = (adjustments: readonly GeneralAdjustment[], mantissa: number): GeneralAdjustmentInfo[] =>
  adjustments.map((one) => ({
    ...one,
    value: one.type === 'FIXED' ? majorOf(one.value, mantissa) : one.value,
    paymentTypeIds: [...one.paymentTypeIds],
  }))

/** Lists a mode's general discounts. Source: 000 §7. */
const listGeneralDiscounts: Handler<'listGeneralDiscounts'> = async (api, { params }) => {
  const found = await findMode(api, params.id)
  if (!found) return no('order-mode-not-found')
  return yes({ generalDiscounts: toWire(found.mode.discounts, found.catalog.contact.mantissa) })
}

/** Lists a mode's general surcharges. Source: 000 §7. */
const listGeneralSurcharges: Handler<'listGeneralSurcharges'> = async (api, { params }) => {
  const found = await findMode(api, params.id)
  if (!found) return no('order-mode-not-found')
  return yes({ generalSurcharges: toWire(found.mode.surcharges, found.catalog.contact.mantissa) })
}

/**
 * Lists the modes of a branch's open contacts, one of each type in the documents' order: of its
 * first contact, under the first given name. Source: 000 §3 Order mode, §7.
 */
const listBranchOrderModes: Handler<'listBranchOrderModes'> = async (api, { params }) => {
  const { database, catalogs } = api
  if (!(await loadBranch(database, params.branchId))) return no('branch-not-found')
  const rows = await listOpenModes(database, params.branchId)
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

/** Handlers of the noun's endpoints, by their names in the contract. */
export const orderModeHandlers = {
  getFees,
  getSchedule,
  listGeneralDiscounts,
  listGeneralSurcharges,
  listBranchOrderModes,
}
