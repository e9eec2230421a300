import type { Menu, Plate } from '../menu/menu.ts'
import type { OrderModeType } from '../order-mode/order-mode-type.ts'
import { wallClock } from '../scheduling/wall-clock.ts'
import { withBack, type RunsOut } from './as-chosen.ts'
import {
  isForMode,
  isFull,
  nextOnSale,
  rulesOf,
  type LocalMoment,
  type OffSale,
  type SaleTerms,
} from './sale-rule.ts'

/**
 * Time and mode of an order: now, or at its slot. `latest` is the end of the time in which it may
 * be wanted, where that is not settled yet.
 */
export type Fulfilment = LocalMoment & { readonly mode: OrderModeType; readonly latest?: Date }

/**
 * Availability of a plate for a fulfilment. `from` is the first moment after it at which the plate
 * is available, where that is known.
 */
type Standing = { readonly soldOut: boolean; readonly offSale?: OffSale; readonly from?: Date }

/** Returns when a sold-out thing is back, in milliseconds; long ago for an available one. */
function backOf({ soldOut, backAt }: RunsOut): number {
  if (!soldOut) return -Infinity
  return backAt === undefined ? Infinity : Date.parse(backAt)
}

/**
 * Returns the availability of a plate for a fulfilment, by marks and by all the rules that hold
 * for it.
 */
export function standingFor(
  plate: RunsOut,
  rules: readonly SaleTerms[],
  { at, timeZone, mode }: Fulfilment,
): Standing {
  const back = backOf(plate)
  const soldOut = back > at.getTime()
  if (!isForMode(rules, mode)) return { soldOut, offSale: 'mode' }
  const isKnown = Number.isFinite(back)
  const from = nextOnSale(rules, { at: soldOut && isKnown ? new Date(back) : at, timeZone })
  const isFullThen = isFull(rules, wallClock(at, timeZone))
  if (!from) return { soldOut, offSale: isFullThen ? 'full' : 'over' }
  if (soldOut) return isKnown ? { soldOut, from } : { soldOut }
  return from > at ? { soldOut, offSale: isFullThen ? 'full' : 'hours', from } : { soldOut }
}

function plateFor(plate: Plate, menu: Menu, fulfilment: Fulfilment): Plate {
  const { at, latest = at } = fulfilment
  const { from, ...standing } = standingFor(plate, rulesOf(menu.saleRules, plate.id), fulfilment)
  const later = from && from <= latest ? { later: from.toISOString() } : {}
  return { ...withBack(plate, (thing) => backOf(thing) <= at.getTime()), ...standing, ...later }
}

/**
 * Returns a menu for a fulfilment, as far as these plates of it: things that are back by then are
 * available, and those not sold then, or not in that mode, are not. Lines are judged on it.
 */
export const menuFor = (menu: Menu, plateIds: ReadonlySet<string>, fulfilment: Fulfilment): Menu => ({
  ...menu,
  plates: menu.plates.map((plate) => (plateIds.has(plate.id) ? plateFor(plate, menu, fulfilment) : plate)),
})
