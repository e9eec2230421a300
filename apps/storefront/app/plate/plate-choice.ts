import { cartTotal } from '@mostrador/domain/cart/cart'
import type { CartLine, LineSource, PlateSelection } from '@mostrador/domain/cart/cart-line'
import { priceLine } from '@mostrador/domain/cart/price-line'
import { selectionOf } from '@mostrador/domain/cart/selection-of'
import { isOffered } from '@mostrador/domain/garnish/is-offered'
import { groupProblem, type ChosenGarnishes } from '@mostrador/domain/garnish/garnish-selection'
import type { Menu, Plate } from '@mostrador/domain/menu/menu'
import type { Minor } from '@mostrador/domain/money/minor'

export type PlateChoice = {
  readonly sizeId: string | null
  readonly groups: ReadonlyMap<string, ChosenGarnishes>
  readonly notes: string
  readonly quantity: number
}

export const SIZES = 'sizes'

/** Starts a choice: empty, or that of the edited line. */
export function startChoice(plate: Plate, line?: CartLine): PlateChoice {
  if (!line) return { sizeId: onlySize(plate), groups: new Map(), notes: '', quantity: 1 }
  const { sizeId, groups, notes, quantity } = selectionOf(line)
  const isThere = plate.sizes.some(({ id, soldOut }) => id === sizeId && !soldOut)
  return {
    sizeId: isThere ? sizeId : onlySize(plate),
    groups: new Map(groups.map(({ groupId, items }) => [groupId, offeredOf(plate, groupId, items)])),
    notes,
    quantity,
  }
}

/** Keeps the garnishes that the plate still offers: the others could not be removed. */
function offeredOf(plate: Plate, groupId: string, items: ChosenGarnishes): ChosenGarnishes {
  const group = plate.garnishGroups.find(({ id }) => id === groupId)
  const offered = new Set(group?.garnishes.filter(isOffered).map(({ id }) => id))
  return items.filter(({ garnishId }) => offered.has(garnishId))
}

/** Returns the only size; null for several or none. Source: 000 §2 Plate detail. */
const onlySize = ({ sizes: [first, second] }: Plate): string | null => (first && !second ? first.id : null)

/** Makes the selection for the cart and the server. */
export const selectionFrom = (plate: Plate, choice: PlateChoice, source: LineSource): PlateSelection => ({
  plateId: plate.id,
  sizeId: choice.sizeId,
  quantity: choice.quantity,
  notes: choice.notes,
  source,
  groups: Array.from(choice.groups, ([groupId, items]) => ({ groupId, items })).filter(
    ({ items }) => items.length > 0,
  ),
})

/** Returns the missing parts of the choice in the page's order: `SIZES`, or ids of groups. */
export function missingIn(plate: Plate, choice: PlateChoice): readonly string[] {
  const groups = plate.garnishGroups.filter((group) => groupProblem(group, choice.groups.get(group.id) ?? []))
  const sizes = plate.sizes.length > 1 && choice.sizeId === null ? [SIZES] : []
  return [...sizes, ...groups.map(({ id }) => id)]
}

/** Ignores that a thing sold out during the choice, so that it has a price. */
const asIfThere = <Thing extends object>(thing: Thing): Thing => ({ ...thing, soldOut: false })

/** Other lines of the cart, without the edited one. */
export type OtherLines = readonly CartLine[]

/**
 * Returns the amount that the choice adds to the cart, in minor units. It asks the one rule of
 * prices about a plate without demands, because the total is shown from the first moment. Without
 * a size the cheapest counts. A discount over several units counts those already in the cart, so
 * that the cart's total grows by just this.
 */
export function choiceTotal(
  menu: Menu,
  {
    plate,
    choice,
    others,
  }: { readonly plate: Plate; readonly choice: PlateChoice; readonly others: OtherLines },
): Minor {
  const inOrder = plate.sizes.toSorted((a, b) => a.price - b.price)
  const cheapest = inOrder.find(({ soldOut }) => !soldOut) ?? inOrder[0]
  const undemanding: Plate = {
    ...plate,
    soldOut: false,
    maxQuantity: null,
    sizes: plate.sizes.map(asIfThere),
    garnishGroups: plate.garnishGroups.map((group) => ({
      ...group,
      mandatory: false,
      garnishes: group.garnishes.map(asIfThere),
    })),
  }
  const selection = selectionFrom(
    plate,
    { ...choice, notes: '', sizeId: choice.sizeId ?? cheapest?.id ?? null },
    'plate',
  )
  const priced = priceLine({ menu: { ...menu, plates: [undemanding] }, selection, lineId: '' })
  if (!priced.ok) return plate.price * choice.quantity
  return cartTotal([...others, priced.line], menu.discounts) - cartTotal(others, menu.discounts)
}
