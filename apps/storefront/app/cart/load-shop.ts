import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Result } from '@mostrador/contract/client'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { Cart, CartPlace } from '@mostrador/domain/cart/cart'
import type { Api } from '../api.ts'
import { serverNow } from '../frame/server-clock.ts'
import type { MenuView } from '../place/menu-view.ts'
import { menuViewOf } from '../place/menus.ts'

export type Shop = {
  readonly contact: BranchContactInfo
  readonly mode: OrderModeInfo
  readonly view: MenuView
  /** Place of a cart priced on this menu. */
  readonly place: CartPlace
}

export type ShopKey = Pick<Cart, 'alias' | 'branchContactId' | 'orderModeId'>

export type ShopApi = Pick<Api, 'client' | 'lookUp' | 'menus'>

const MODE_GONE = { type: 'about:blank', title: '', status: 404, code: 'order-mode-not-found', detail: '' }

/**
 * Loads the current shop of a cart by the alias lookup, which names the menu's version; it never
 * uses the hash that the cart was priced on. Fails with `order-mode-not-found` where the mode is
 * gone. `mantissa` is the country's. Source: docs/decisions/071.
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
  // Applies the sale rules of today to the menu; few menus have any.
  const part = whole.menu.saleRules[0] && (await import('../place/menu-now.ts').catch(() => undefined))
  const view = part?.menuNow(whole, { mode, timeZone: contact.timeZone, at: serverNow() }) ?? whole
  const place = { alias, branchContactId, orderModeId, mode: mode.type, menuHash: view.menu.hash }
  return { ok: true, data: { contact, mode, view, place } }
}
