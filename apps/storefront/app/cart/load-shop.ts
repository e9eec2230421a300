import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Result } from '@mostrador/contract/client'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { Cart, CartPlace } from '@mostrador/domain/cart/cart'
import type { Api } from '../api.ts'
import { serverNow } from '../frame/server-clock.ts'
import type { MenuView } from '../place/menu-view.ts'
import { menuViewOf } from '../place/menus.ts'

/**
 * The local, the mode and the menu of a cart as they stand now, however long the page has been
 * open.
 */
export type Shop = {
  readonly contact: BranchContactInfo
  readonly mode: OrderModeInfo
  readonly view: MenuView
  /** Where the cart belongs once it was priced on this menu. */
  readonly place: CartPlace
}

/** Where a cart's shop is found. */
export type ShopKey = Pick<Cart, 'alias' | 'branchContactId' | 'orderModeId'>

export type ShopApi = Pick<Api, 'client' | 'lookUp' | 'menus'>

const MODE_GONE = { type: 'about:blank', title: '', status: 404, code: 'order-mode-not-found', detail: '' }

/**
 * The shop of a cart by what the server said of its alias a moment ago: that names the version of
 * its menu, which is asked for where it is not here, and never by the hash that the cart was priced
 * on. A mode that the local no longer offers is refused with `order-mode-not-found`. `mantissa` is
 * that of the country. Source: docs/decisions/071.
 */
export async function loadShop(api: ShopApi, key: ShopKey, mantissa: number): Promise<Result<Shop>> {
  const { alias, branchContactId, orderModeId } = key
  const lookup = await api.lookUp(alias, 'by-self')
  if (!lookup.ok) return lookup
  const contact = lookup.data.type === 'branchContact' ? lookup.data.info : undefined
  const mode = contact?.deliveryConfig.orderModes.find(({ id, active }) => active && id === orderModeId)
  if (!contact || !mode) return { ok: false, problem: MODE_GONE }
  const call = { params: { alias, orderModeId }, query: { hash: mode.menuHash } }
  const known = api.menus.get(mode.menuHash)
  const menu = known ? { ok: true as const, data: known } : await api.client.getMenu(call)
  if (!menu.ok) return menu
  api.menus.set(menu.data.hash, menu.data)
  const whole = menuViewOf(menu.data, mantissa)
  // A cart of yesterday meets the hours of today; few menus have any.
  const part = whole.menu.saleRules[0] && (await import('../place/menu-now.ts').catch(() => undefined))
  const view = part?.menuNow(whole, { mode, timeZone: contact.timeZone, at: serverNow() }) ?? whole
  const place = { alias, branchContactId, orderModeId, mode: mode.type, menuHash: view.menu.hash }
  return { ok: true, data: { contact, mode, view, place } }
}
