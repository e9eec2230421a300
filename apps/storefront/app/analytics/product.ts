import { majorOf } from '@mostrador/contract/money/minor-of'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { PlateView } from '../place/menu-view.ts'

export type Product = {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly variant: string | null
  readonly price: number
  readonly quantity: number
}

/** Makes the product of a viewed plate; its category is named as in a cart line. */
export const productOf = (view: PlateView, category: string, mantissa: number): Product => ({
  id: view.plate.id,
  name: view.name,
  category,
  variant: null,
  price: majorOf(view.price, mantissa),
  quantity: 1,
})

const ofLine = (line: CartLine, quantity: number, mantissa: number): Product => ({
  id: line.referenceId,
  name: line.name,
  category: line.categoryShowName,
  variant: line.sizeName,
  price: majorOf(line.price, mantissa),
  quantity,
})

/** Makes the products of an order's lines. */
export const productsOf = (lines: readonly CartLine[], mantissa: number): readonly Product[] =>
  lines.map((line) => ofLine(line, line.quantity, mantissa))

function unitsOf(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const { referenceId, quantity } of lines) {
    units.set(referenceId, (units.get(referenceId) ?? 0) + quantity)
  }
  return units
}

/** Returns the products that a change added or removed, by plate; an edited line is neither. */
export function productsChanged(
  before: readonly CartLine[],
  after: readonly CartLine[],
  mantissa: number,
): { readonly added: readonly Product[]; readonly taken: readonly Product[] } {
  const [had, has] = [unitsOf(before), unitsOf(after)]
  const more = (lines: readonly CartLine[], now: typeof had, than: typeof had): readonly Product[] =>
    [...now].flatMap(([id, units]) => {
      const quantity = units - (than.get(id) ?? 0)
      const line = lines.findLast(({ referenceId }) => referenceId === id)
      return line && quantity > 0 ? [ofLine(line, quantity, mantissa)] : []
    })
  return { added: more(after, has, had), taken: more(before, had, has) }
}
