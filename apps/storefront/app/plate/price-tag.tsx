import { menuCopy } from '@mostrador/copy/menu'
import type { PlateView } from '../place/menu-view.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'

/** Price of a plate, and its price before the discount, on one line. */
export function PriceTag({ view }: { readonly view: PlateView }) {
  const format = useFormatAmount()
  const price = format(view.price)
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 pt-1">
      <span className="price text-16 font-semibold">{view.isFrom ? menuCopy.from(price) : price}</span>
      {view.priceBefore !== null && (
        <s className="price text-14 text-muted">
          <span className="sr-only">{menuCopy.before('')}</span>
          {format(view.priceBefore)}
        </s>
      )}
    </span>
  )
}
