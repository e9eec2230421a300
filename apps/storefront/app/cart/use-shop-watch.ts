import { cartPageCopy } from '@mostrador/copy/cart-page'
import { useFetched } from '@mostrador/live/use-fetched'
import { usePolling } from '@mostrador/live/use-polling'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef } from 'react'
import { browserApi } from '../api.ts'
import { loadMenuHashes } from '../place/load-menu-hashes.ts'
import { standingText } from '../place/standing-text.ts'
import { compareCart } from './cart-changes.ts'
import type { Shop } from './load-shop.ts'
import { readCart } from '../diner/cart-store.ts'

/**
 * Interval in milliseconds between questions whether the menu of an open cart or checkout is
 * current: the diner is about to order from it.
 */
const EVERY_MS = 15_000

type Heard = Pick<Shop['mode'], 'pause' | 'busy'> & { readonly hash: string }

/** The shop was just loaded: it is not asked for again at once. */
const NOTHING_HEARD: Heard = { hash: '', pause: null, busy: null }

/** Writes the state of a shop as a text that changes with its menu or its interruptions. */
const textOf = (heard: Heard): string => `${heard.hash} ${standingText(heard)}`

const changesOf = (alias: string, shop: Shop | undefined) =>
  shop ? compareCart(readCart(alias)?.lines ?? [], shop.view.menu).changes : []

/**
 * Follows the shop of an open cart: the hash of its menu, and the interruptions of its mode.
 * `reload` runs once for each change, and a change to the cart is told at once, before the diner
 * orders; the page shows which. Source: decisions.md, Beyond the documents (sold-out plates).
 */
export function useShopWatch(shop: Shop | undefined, reload: () => Promise<Shop | undefined>): void {
  const toast = useToast()
  const followed = useRef('')
  const { alias = '', orderModeId = '' } = shop?.place ?? {}
  const here = shop && textOf({ ...shop.mode, hash: shop.view.menu.hash })

  const { answer, again } = useFetched(shop && `${alias}/${orderModeId}`, {
    first: NOTHING_HEARD,
    ask: () => loadMenuHashes(browserApi.client, { alias, orderModeId }),
    // After a failure, or without the mode, the page stays as it is.
    take: (hashes) => hashes.find((one) => one.orderModeId === orderModeId && one.hash !== ''),
  })
  usePolling(shop && again, { everyMs: EVERY_MS })

  useEffect(() => {
    if (!answer || answer === NOTHING_HEARD) return
    const heard = textOf(answer)
    if (heard === here || heard === followed.current) return
    followed.current = heard
    const known = changesOf(alias, shop)
    void reload().then((fresh) => {
      // A failed reload is tried again at the next poll.
      if (!fresh) followed.current = ''
      const now = changesOf(alias, fresh)
      if (now.length > 0 && JSON.stringify(now) !== JSON.stringify(known))
        toast({ text: cartPageCopy.changedWhileOpen })
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [answer, here])
}
