import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { menuFor, standingFor, type Fulfilment } from '@mostrador/domain/availability/plate-for'
import { saleMoment } from '@mostrador/domain/availability/sale-moment'
import { nextBorder, rulesOf } from '@mostrador/domain/availability/sale-rule'
import type { Plate } from '@mostrador/domain/menu/menu'
import { saleText, saleWords } from '@mostrador/copy/sale-hours'
import { serverNow } from '../frame/server-clock.ts'
import type { MenuView, PlateView } from './menu-view.ts'

export type Looking = {
  readonly mode: Pick<OrderModeInfo, 'type' | 'orderType'>
  readonly timeZone: string
  readonly at: Date
}

const END_OF_TIME = new Date(8.64e15)

/** Fulfilment wanted: now, or any later moment where the mode takes orders for later. */
const fulfilmentOf = ({ mode, timeZone, at }: Looking): Fulfilment => ({
  at,
  timeZone,
  mode: mode.type,
  ...(mode.orderType !== 'ON_DEMAND' && { latest: END_OF_TIME }),
})

/** Tells when a plate that is off sale is sold; the page does not tell in which other mode. */
function whenText({ saleRules }: MenuView['menu'], plate: Plate, looking: Looking): string {
  if (plate.offSale === 'mode') return saleWords.notInMode
  const rules = rulesOf(saleRules, plate.id)
  const { from } = standingFor({}, rules, fulfilmentOf(looking))
  const { at: now, timeZone } = looking
  const next = from && saleText(saleMoment(rules, { from, now, timeZone }))
  if (plate.offSale === 'full') return next ? `${saleWords.full}. ${next}` : saleWords.full
  return next ?? saleWords.over
}

/**
 * Applies hours, days and modes of sale to a menu: plates off sale say so, and when they return.
 * The same object for a menu without sale rules.
 */
export function menuNow(view: MenuView, looking: Looking): MenuView {
  const { saleRules } = view.menu
  if (saleRules.length === 0) return view
  const ruled = new Set(saleRules.flatMap(({ plates }) => plates))
  const menu = menuFor(view.menu, ruled, fulfilmentOf(looking))
  const now = (one: PlateView): PlateView => {
    const plate = ruled.has(one.plate.id) && menu.plates.find(({ id }) => id === one.plate.id)
    if (!plate) return one
    return { ...one, plate, ...(plate.offSale && { onSale: whenText(menu, plate, looking) }) }
  }
  const plates = new Map([...view.plates].map(([id, one]) => [id, now(one)]))
  const asNow = (list: readonly PlateView[]) => list.map((one) => plates.get(one.plate.id) ?? one)
  return {
    menu,
    plates,
    sections: view.sections.map((section) => ({ ...section, plates: asNow(section.plates) })),
    remarked: asNow(view.remarked),
    upselled: asNow(view.upselled),
  }
}

/** Returns the next instant at which a menu changes by the clock; undefined for never. */
export function nextStanding({ menu }: MenuView, { at, timeZone }: Omit<Looking, 'mode'>): Date | undefined {
  const borders = menu.saleRules.flatMap((rule) => nextBorder(rule, { at, timeZone }) ?? [])
  return borders.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

/** Longest delay of a browser's timer; a later change is left to the next page. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

type Following = { readonly show: (view: MenuView) => void; readonly leaving: AbortController }

/** Shows a menu now and at each change by the clock, until aborted. */
export function followMenu(view: MenuView, how: Omit<Looking, 'at'>, { show, leaving }: Following): void {
  if (leaving.signal.aborted) return
  const looking = { ...how, at: serverNow() }
  show(menuNow(view, looking))
  const next = nextStanding(view, looking)
  const wait = next === undefined ? Infinity : next.getTime() - looking.at.getTime()
  if (wait > LONGEST_TIMER_MS) return
  const timer = setTimeout(() => followMenu(view, how, { show, leaving }), wait)
  leaving.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}
