import type { CartLine, LineSource } from '@mostrador/domain/cart/cart-line'
import { priceLine } from '@mostrador/domain/cart/price-line'
import type { Menu } from '@mostrador/domain/menu/menu'
import type { PlateView } from '../place/menu-view.ts'
import { selectionFrom, startChoice } from '../plate/plate-choice.ts'
import { randomHex } from '@mostrador/live/random-hex'

/** Makes a line of one unit without choices; undefined for a plate that asks something first. */
export function untouchedLine(menu: Menu, { plate }: PlateView, source: LineSource): CartLine | undefined {
  const priced = priceLine({
    menu,
    selection: selectionFrom(plate, startChoice(plate), source),
    lineId: randomHex(12),
  })
  return priced.ok ? priced.line : undefined
}
