import { groupProblem } from '../garnish/garnish-selection.ts'
import type { GarnishGroup, Plate } from '../menu/menu.ts'
import type { ExtraGroup, ExtraItem, PlateSelection } from './cart-line.ts'

type ChosenGroups = PlateSelection['groups']

type GarnishRefusal = 'garnish-missing' | 'option-sold-out' | 'garnish-amount'

/** The extras of a line, or the group in which the choice does not hold. */
export type ChosenExtras =
  | { readonly ok: true; readonly extras: readonly ExtraGroup[] }
  | { readonly ok: false; readonly code: GarnishRefusal; readonly groupId: string }

/**
 * Adds up how often each garnish of a group was chosen, however often the group and the garnish are
 * named.
 */
function quantitiesIn(groupId: string, groups: ChosenGroups): ReadonlyMap<string, number> {
  const items = groups.filter((group) => group.groupId === groupId).flatMap((group) => group.items)
  const quantities = new Map<string, number>()
  for (const { garnishId, quantity } of items) {
    quantities.set(garnishId, (quantities.get(garnishId) ?? 0) + quantity)
  }
  return quantities
}

const isAmount = (group: GarnishGroup, quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity >= 1 && (group.multipleSelection || quantity === 1)

function extraGroup(group: GarnishGroup, quantities: ReadonlyMap<string, number>): ExtraGroup {
  const groupItems: ExtraItem[] = group.garnishes.flatMap(({ id, name, price }) => {
    const quantity = quantities.get(id)
    return quantity === undefined
      ? []
      : [{ referenceId: id, referenceType: 'GARNISH', name, quantity, price }]
  })
  return {
    groupId: group.id,
    groupName: group.name,
    minGarnishAmount: group.minGarnishAmount,
    maxGarnishAmount: group.maxGarnishAmount,
    multipleSelection: group.multipleSelection,
    mandatory: group.mandatory,
    cantAct: groupItems.reduce((sum, item) => sum + item.quantity, 0),
    groupItems,
  }
}

/**
 * Chooses the extras of a selection, in the order of the menu and not of choosing, without empty
 * groups. Every group of the plate is judged, chosen or not.
 */
export function chooseExtras(plate: Plate, groups: ChosenGroups): ChosenExtras {
  const stray = groups.find(({ groupId }) => !plate.garnishGroups.some((group) => group.id === groupId))
  if (stray) return { ok: false, code: 'garnish-missing', groupId: stray.groupId }

  const extras: ExtraGroup[] = []
  for (const group of plate.garnishGroups) {
    const quantities = quantitiesIn(group.id, groups)
    const chosen = Array.from(quantities, ([garnishId, quantity]) => ({ garnishId, quantity }))
    for (const { garnishId } of chosen) {
      const garnish = group.garnishes.find(({ id }) => id === garnishId)
      if (!garnish?.visible) return { ok: false, code: 'garnish-missing', groupId: group.id }
      if (garnish.soldOut) return { ok: false, code: 'option-sold-out', groupId: group.id }
    }
    if (chosen.some((item) => !isAmount(group, item.quantity)) || groupProblem(group, chosen)) {
      return { ok: false, code: 'garnish-amount', groupId: group.id }
    }
    if (chosen.length > 0) extras.push(extraGroup(group, quantities))
  }
  return { ok: true, extras }
}
