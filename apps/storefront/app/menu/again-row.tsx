import { againCopy } from '@mostrador/copy/again'
import { cartCopy } from '@mostrador/copy/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { cartTotal } from '@mostrador/domain/cart/cart'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { Spinner } from '@mostrador/ui/spinner.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useMemo } from 'react'
import { againOffers, fittingLines } from '../again/judge-again.ts'
import { useOrderAgain } from '../again/use-order-again.tsx'
import { signalAdded } from '../cart/added-signal.ts'
import { takesOrders } from '../cart/takes-orders.ts'
import { useAddLine } from '../cart/use-add-line.tsx'
import { readCart } from '../diner/cart-store.ts'
import { useKeptOrders } from '../diner/kept-orders.ts'
import { randomHex } from '@mostrador/live/random-hex'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { useMenu } from './use-menu.ts'

/** Offers from the diner's own orders on the menu of this mode, where it takes orders. */
function useOffers() {
  const { contact, place, view, mode } = useMenu()
  const orders = useKeptOrders(place.alias)
  const { menu } = view
  const itemNotesLimit = mode.notesLimit.item
  const newId = () => randomHex(12)
  const offers = useMemo(
    () => againOffers(orders, place.orderModeId, { menu, itemNotesLimit, newId }),
    // oxlint-disable-next-line react/exhaustive-deps -- the orders are told apart by their codes
    [orders.map(({ code }) => code).join(), place.orderModeId, menu, itemNotesLimit],
  )
  return takesOrders({ contact, mode }) ? offers : undefined
}

/**
 * Row "Volver a pedir" for a diner who ordered here before: the last order with one tap, and the
 * favourites. It is drawn when the page is idle, into reserved space.
 */
export function AgainRow() {
  const { place, view } = useMenu()
  const offers = useOffers()
  const format = useFormatAmount()
  const { order, isBusy, dialog } = useOrderAgain()
  const { add, question } = useAddLine()
  const toast = useToast()
  const isEmpty = !offers
  useEffect(() => {
    // Nothing to offer: the reserved space is given back.
    const { dataset } = document.documentElement
    if (isEmpty) delete dataset.again
    else dataset.again = ''
  }, [isEmpty])
  if (!offers) return null
  const { order: last, lines, favourites } = offers

  async function addFavourite(line: CartLine): Promise<void> {
    const inCart = readCart(place.alias)?.lines ?? []
    const { maximum } = fittingLines([line], inCart, view.menu)
    if (maximum !== undefined) return toast({ text: cartCopy.maximumReached(maximum), tone: 'danger' })
    // The next unit needs another line id; the cart merges equal lines.
    if (await add(place, { ...line, id: randomHex(12) })) signalAdded(line.name)
  }

  return (
    <section aria-label={againCopy.title} className="pt-4">
      <ul className="scroll-row -mx-4 scroll-px-4 gap-3 px-4 pb-1">
        <Offer
          icon="refresh"
          label={againCopy.title}
          text={againCopy.lines(lines)}
          price={format(cartTotal(lines, view.menu.discounts))}
          isBusy={isBusy}
          onPress={() => void order({ ...last, location: undefined, orderModeId: place.orderModeId })}
        />
        {favourites.map((line) => (
          <Offer
            key={line.id}
            icon="plus"
            label={againCopy.favourite}
            text={line.name}
            price={format(line.price)}
            onPress={() => void addFavourite(line)}
          />
        ))}
      </ul>
      {dialog}
      {question}
    </section>
  )
}

type OfferProps = {
  readonly icon: IconName
  readonly label: string
  readonly text: string
  readonly price: string
  readonly isBusy?: boolean
  readonly onPress: () => void
}

function Offer({ icon, label, text, price, isBusy = false, onPress }: OfferProps) {
  return (
    <li className="w-72 max-w-[85vw] shrink-0 snap-start">
      <button
        type="button"
        aria-busy={isBusy || undefined}
        onClick={onPress}
        className="flex h-full min-h-16 w-full items-center gap-3 rounded-card border border-line bg-surface px-3 py-2 text-left transition-[border-color] hover:border-line-strong"
      >
        {isBusy ? <Spinner /> : <Icon name={icon} size={24} className="shrink-0 text-brand-ink" />}
        <span className="min-w-0 grow">
          <span className="flex justify-between gap-3 text-14 font-semibold">
            {label}
            <span className="price">{price}</span>
          </span>
          <span className="line-clamp-1 text-14 text-muted">{text}</span>
        </span>
      </button>
    </li>
  )
}
