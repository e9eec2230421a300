import { cartCopy } from '@mostrador/copy/cart'
import { cartTotal, countItems, type Cart } from '@mostrador/domain/cart/cart'
import type { MenuDiscount } from '@mostrador/domain/menu/menu'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { BAR_BUTTON } from '../frame/bar-button.ts'
import { BottomBar } from '../frame/bottom-bar.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import { useAdded } from './added-signal.ts'

export type OrderBarProps = {
  readonly alias: string
  readonly cart: Cart | undefined
  readonly discounts: readonly MenuDiscount[]
  readonly children: ReactNode
}

/**
 * Bar "Ver mi pedido" with count and total, while the total is above 0. For 1450 ms after an
 * addition a check replaces the count; the link stays the same. Source: 000 §2 Menu page, §9.
 */
export function OrderBar({ alias, cart, discounts, children }: OrderBarProps) {
  const added = useAdded()
  const lines = cart?.lines ?? []
  const count = countItems(lines)
  return (
    <>
      <output className="sr-only">{added && cartCopy.added(added.name)}</output>
      {cartTotal(lines, discounts) > 0 && (
        <nav aria-label={cartCopy.title} className="order-bar">
          <BottomBar>
            <KeptLink to={href('/menu/:alias/preview', { alias })} prefetch="render" className={BAR_BUTTON}>
              <Count key={added ? added.at : 'still'} count={count} isAdded={added !== undefined} />
              <span className="grow">{cartCopy.see}</span>
              {children}
            </KeptLink>
          </BottomBar>
        </nav>
      )}
    </>
  )
}

/** Number of units; after an addition a check that pops, in a ring that spreads. */
function Count({ count, isAdded }: { readonly count: number; readonly isAdded: boolean }) {
  return (
    <span className="relative grid size-8 shrink-0 place-items-center">
      {isAdded && <span aria-hidden className="absolute inset-0 animate-beacon rounded-full bg-on-brand" />}
      <span
        className={classNames(
          'price relative grid size-full place-items-center rounded-full bg-on-brand text-14 font-bold text-brand',
          isAdded && 'animate-pop',
        )}
      >
        {isAdded ? <Icon name="check" /> : <span aria-hidden>{count}</span>}
      </span>
      <span className="sr-only">{cartCopy.itemCount(count)}</span>
    </span>
  )
}
