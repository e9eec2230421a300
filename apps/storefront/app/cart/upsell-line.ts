import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { priceLine } from '@mostrador/domain/cart/price-line'
import type { Menu } from '@mostrador/domain/menu/menu'
import type { PlateView } from '../place/menu-view.ts'
import { selectionFrom, startChoice } from '../plate/plate-choice.ts'
import { randomHex } from '../frame/random-hex.ts'

/** One unit of a recommended plate, or undefined when it asks something first. */
export function newUpsellLine(menu: Menu, { plate }: PlateView): CartLine | undefined {
  const selection = selectionFrom(plate, startChoice(plate), 'upselled')
  const priced = priceLine({ menu, selection, lineId: randomHex(12) })
  return priced.ok ? priced.line : undefined
}
