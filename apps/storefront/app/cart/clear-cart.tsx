import { cartPageCopy } from '@mostrador/copy/cart-page'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { restoreLine } from '@mostrador/domain/cart/change-line'
import { useToast } from '@mostrador/ui/use-toast'
import type { MouseEvent } from 'react'
import { readCart } from '../diner/cart-store.ts'
import { changeLines } from './cart-actions.ts'

/** Removes every line. Source: 000 §4 Cart. */
export const emptyCart = (alias: string): void => changeLines(alias, () => [])

/** Puts the lines of an emptied cart back, beside those added since. */
export const refillCart = (alias: string, lines: readonly CartLine[]): void =>
  changeLines(alias, (since) => lines.reduceRight((all, line) => restoreLine(all, line, 0), since))

/** Button that empties the cart at once; its toast undoes that. */
export function ClearCart({ alias }: { readonly alias: string }) {
  const toast = useToast()
  function clear({ currentTarget }: MouseEvent<HTMLElement>): void {
    const before = readCart(alias)?.lines ?? []
    emptyCart(alias)
    const undo = { label: cartPageCopy.undo, run: () => refillCart(alias, before) }
    toast({ text: cartPageCopy.cleared, action: undo })
    const place = currentTarget.closest('main, aside')
    place?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      onClick={clear}
      className="hit-44 shrink-0 text-14 font-medium underline underline-offset-4"
    >
      {cartPageCopy.clear}
    </button>
  )
}
