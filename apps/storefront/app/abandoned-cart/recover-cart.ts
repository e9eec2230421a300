import { lineOfItem } from '@mostrador/contract/order/line-of-item'
import type { OrderItemInput } from '@mostrador/contract/order/order-item-schema'
import { abandonedCartCopy } from '@mostrador/copy/abandoned-cart'
import type { CartPlace } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { repriceCart } from '@mostrador/domain/cart/reprice-cart'
import { selectionOf } from '@mostrador/domain/cart/selection-of'
import type { Menu } from '@mostrador/domain/menu/menu'
import { loadShop, type ShopApi } from '../cart/load-shop.ts'

/** Restored cart for the current menu; `isAnythingLeft`: a part of it can still be had. */
export type RecoveredCart = {
  readonly place: CartPlace
  readonly lines: readonly CartLine[]
  readonly isAnythingLeft: boolean
}

/** The phone of a link that asks for a cart; undefined for a link that does not. */
export function phoneOfLink(search: string): string | null | undefined {
  const query = new URLSearchParams(search)
  const flag = query.get('abandoned')
  if (flag === null || flag === 'false' || flag === '0') return undefined
  return query.get('phone') || null
}

const sizeNameOf = (menu: Menu, { referenceId, sizeId }: OrderItemInput): string | null =>
  menu.plates.find(({ id }) => id === referenceId)?.sizes.find(({ id }) => id === sizeId)?.name ?? null

/** The token of a link that asks for a cart; null for one that was not sent by the shop. */
export const tokenOfLink = (search: string): string | null => new URLSearchParams(search).get('cartToken')

export type Recovery = {
  readonly api: ShopApi
  readonly alias: string
  readonly branchContactId: string
  readonly mantissa: number
  readonly phone: string | null
  readonly token: string | null
  readonly newId: () => string
}

/**
 * Loads the cart that a phone left, for the current menu. Changes since then are kept as they were
 * left, so that the cart's page tells them line by line. Undefined without a cart, or where its
 * mode is no longer offered, which is logged. Source: 000 §4 Abandoned-cart restore.
 */
export async function recoverCart(recovery: Recovery): Promise<RecoveredCart | undefined> {
  const { api, alias, branchContactId, mantissa, phone, token, newId } = recovery
  const { client } = api
  const notFound = (reason: string): undefined => {
    const payload = { message: abandonedCartCopy.notFoundLog, reason }
    const url = typeof location === 'undefined' ? null : location.href
    void client.logDinerError({ body: { bcId: branchContactId, url, component: 'abandoned-cart', payload } })
  }
  if (phone === null) return notFound('no phone')
  const found = await client.recoverCart({
    params: { phone, branchContactId },
    query: token === null ? {} : { token },
  })
  if (!found.ok) return notFound(found.problem.code)
  const { orderModeId, items } = found.data
  const shop = await loadShop(api, { alias, branchContactId, orderModeId }, mantissa)
  if (!shop.ok) return notFound(shop.problem.code)

  const { menu } = shop.data.view
  const left = items.map((item) =>
    lineOfItem(item, { id: newId(), mantissa, sizeName: sizeNameOf(menu, item) }),
  )
  const { lines, changes } = repriceCart(left, menu)
  const { place } = shop.data
  if (changes.length === 0) return { place, lines, isAnythingLeft: true }
  return { place: { ...place, menuHash: '' }, lines: left, isAnythingLeft: lines.length > 0 }
}

/** Whether two carts hold the same lines, in any order; notes do not come back with a cart. */
export function areSameLines(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const written = (lines: readonly CartLine[]) =>
    lines
      .map((line) => JSON.stringify({ ...selectionOf(line), notes: '' }))
      .toSorted()
      .join()
  return written(one) === written(other)
}
