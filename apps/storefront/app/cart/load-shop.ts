import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Client, Result } from '@mostrador/contract/client'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { Cart, CartPlace } from '@mostrador/domain/cart/cart'
import { viewMenu } from '../place/menu-view.ts'
import type { MenuView } from '../place/menu-view.ts'

/** The local, the mode and the menu of a cart as they stand now, however long the page has been open. */
export type Shop = {
  readonly contact: BranchContactInfo
  readonly mode: OrderModeInfo
  readonly view: MenuView
  /** Where the cart belongs once it was priced on this menu. */
  readonly place: CartPlace
}

/** Where a cart's shop is found. */
export type ShopKey = Pick<Cart, 'alias' | 'branchContactId' | 'orderModeId'>

const MODE_GONE = { type: 'about:blank', title: '', status: 404, code: 'order-mode-not-found', detail: '' }

/**
 * Asks for the shop of a cart anew: never by the hash that the cart was priced on. A mode that the local
 * no longer offers is refused with `order-mode-not-found`. `mantissa` is that of the country.
 */
export async function loadShop(client: Client, key: ShopKey, mantissa: number): Promise<Result<Shop>> {
  const { alias, branchContactId, orderModeId } = key
  const [contact, menu] = await Promise.all([
    client.getBranchContact({ params: { id: branchContactId } }),
    client.getMenu({ params: { alias, orderModeId } }),
  ])
  if (!contact.ok) return contact
  const mode = contact.data.deliveryConfig.orderModes.find(({ id, active }) => active && id === orderModeId)
  if (!mode) return { ok: false, problem: MODE_GONE }
  if (!menu.ok) return menu
  const view = viewMenu(menu.data, mantissa)
  const place = { alias, branchContactId, orderModeId, mode: mode.type, menuHash: view.menu.hash }
  return { ok: true, data: { contact: contact.data, mode, view, place } }
}
