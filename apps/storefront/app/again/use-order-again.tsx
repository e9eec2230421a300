import { againCopy } from '@mostrador/copy/again'
import { cartCopy } from '@mostrador/copy/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import type { Slot } from '@mostrador/domain/scheduling/slots'
import { cutNotes } from '@mostrador/domain/cart/cut-notes'
import { modeSwitchOf } from '@mostrador/domain/cart/mode-switch'
import type { RepricedCart } from '@mostrador/domain/cart/reprice-cart'
import { useToast } from '@mostrador/ui/use-toast'
import { Suspense, useState, type ReactNode } from 'react'
import { href, useNavigate } from 'react-router'
import { browserApi } from '../api.ts'
import { cartActions } from '../cart/cart-actions.ts'
import { loadShop, type Shop, type ShopKey } from '../cart/load-shop.ts'
import { useAddLine } from '../cart/use-add-line.tsx'
import { proposeDraft } from '../checkout/kept-draft.ts'
import { readCart } from '../diner/cart-store.ts'
import { saveLocation } from '../diner/location-store.ts'
import { brought } from '../frame/brought.ts'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { randomHex } from '@mostrador/live/random-hex'
import { useCurrency } from '../place/use-alias.ts'
import { fittingLines, judgeAgain } from './judge-again.ts'

const AgainDialog = brought(() => import('./again-dialog.tsx'))

/**
 * Wish to order again: the branch contact, the lines, and the notes and payment type of then. With
 * a `location` and a `slot` the very same order is wanted, to that address at that time.
 */
export type AgainWish = ShopKey & {
  readonly lines: readonly CartLine[]
  readonly notes: string
  readonly paymentTypeId: string | null
  readonly location?: UserLocation | undefined
  readonly slot?: Slot | undefined
}

type Judged = { readonly wish: AgainWish; readonly shop: Shop } & RepricedCart

/** Ways to order again; `dialog` tells changes. */
type OrderAgain = {
  readonly order: (wish: AgainWish) => Promise<void>
  readonly isBusy: boolean
  readonly dialog: ReactNode
}

/**
 * Puts an earlier order into the cart, judged on the server's current menu; dearer, sold-out and
 * missing plates are told first. The payment type and notes are proposed. It ends on the cart's
 * page. Source: docs/decisions/082.
 */
export function useOrderAgain(onDone?: () => void): OrderAgain {
  const toast = useToast()
  const navigate = useNavigate()
  const search = useKeptQuery()
  const { mantissa } = useCurrency()
  const { add, question } = useAddLine()
  const [isBusy, setIsBusy] = useState(false)
  const [changed, setChanged] = useState<Judged>()

  async function take({ wish, shop, lines }: Judged): Promise<void> {
    const { alias, notes, paymentTypeId } = wish
    const { contact, place, mode, view } = shop
    setChanged(undefined)
    const cart = readCart(alias)
    // Lines that the diner is asked to give up do not count against the maximum.
    const inCart = cart && modeSwitchOf(cart, place) !== 'empties' ? cart.lines : []
    const fitting = fittingLines(lines, inCart, view.menu)
    const { maximum } = fitting
    for (const line of fitting.lines) if (!(await add(place, line))) return
    if (maximum !== undefined) toast({ text: cartCopy.maximumReached(maximum), tone: 'danger' })
    if (inCart.length === 0) {
      if (paymentTypeId !== null) cartActions.setPaymentType(alias, paymentTypeId)
      proposeDraft(alias, { notes: cutNotes(notes, mode.notesLimit.order), slot: wish.slot })
      if (wish.location) saveLocation(contact.branch.companyId, wish.location)
    }
    onDone?.()
    await navigate({ pathname: href('/menu/:alias/preview', { alias }), search })
  }

  async function order(wish: AgainWish): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const shop = await loadShop(browserApi, wish, mantissa)
    setIsBusy(false)
    if (!shop.ok) {
      const isGone = shop.problem.code === 'order-mode-not-found'
      return toast({ text: isGone ? againCopy.modeGone : againCopy.failed, tone: 'danger' })
    }
    const { view, mode } = shop.data
    const terms = { menu: view.menu, itemNotesLimit: mode.notesLimit.item, newId: () => randomHex(12) }
    const judged = { wish, shop: shop.data, ...judgeAgain(wish.lines, terms) }
    if (judged.changes.length > 0) setChanged(judged)
    else await take(judged)
  }

  const dialog = (
    <>
      {changed && (
        <Suspense>
          <AgainDialog
            changes={changed.changes}
            isAnythingLeft={changed.lines.length > 0}
            onTake={() => void take(changed)}
            onClose={() => setChanged(undefined)}
          />
        </Suspense>
      )}
      {question}
    </>
  )
  return { order, isBusy, dialog }
}
