import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { DinerEventType } from '@mostrador/domain/analytics/diner-event'
import { findOrderMode } from '../place/find-order-mode.ts'
import { findPlate, findSection } from '../place/menu-view.ts'
import { menuViewOf } from '../place/menus.ts'
import type { Listener, Told, Visit } from '../frame/bus.ts'
import { productOf, productsChanged, productsOf, type Product } from './product.ts'

/** Step of a diner and its subject. Prices and totals in major units. */
export type Step = {
  readonly type: DinerEventType
  readonly at: number
  readonly branch: string
  readonly branchContact: string | null
  readonly currency: string
  readonly products: readonly Product[]
  readonly orderMode?: string
  readonly order?: { readonly code: string; readonly total: number; readonly isPaidOnline: boolean }
  /** Whether the plate was chosen in a list, and not reached by a link. */
  readonly isChosen?: boolean
}

export type JourneyPorts = {
  readonly menus: ReadonlyMap<string, MenuInfo>
  readonly linesOf: (alias: string) => readonly CartLine[]
  /** Whether a link that counts led to this document, and not a reload or the shop's own pages. */
  readonly isArrival: (search: string) => boolean
  /** Whether the document was reloaded or gone back to, which repeats no step. */
  readonly isOpenedAnew: boolean
  /** Steps of orders until they are paid; `take` answers each once. */
  readonly unpaid: { readonly keep: (step: Step) => void; readonly take: (code: string) => Step | undefined }
  readonly onStep: (step: Step) => void
}

/** Pages whose showing is a step; an empty cart counts the showing alone. */
const PAGE_STEPS: ReadonlyMap<string, DinerEventType> = new Map([
  ['preview', 'VIEW_ORDER_SUMMARY'],
  ['checkout', 'CONTINUE_TO_CHECKOUT'],
])

type Draft = Omit<Step, 'at' | 'branch' | 'branchContact' | 'currency' | 'products'> & {
  readonly products?: readonly Product[]
}

type Segments = { readonly segment: string; readonly category: string; readonly plate: string }

function segmentsOf(pathname: string): Segments {
  const [segment = '', category = '', plate = ''] = pathname
    .split('/')
    .slice(3)
    .map((part) => decodeURIComponent(part))
  return { segment, category, plate }
}

const contactOf = ({ lookup }: Visit['place']): BranchContactInfo | undefined =>
  lookup.type === 'branchContact' ? lookup.info : undefined

function branchOf({ lookup }: Visit['place']): string | undefined {
  if (lookup.type === 'company') return undefined
  return lookup.type === 'branch' ? lookup.info.id : lookup.info.branch.id
}

function viewedPlate(visit: Visit, menus: JourneyPorts['menus']): Product | undefined {
  const contact = contactOf(visit.place)
  const { segment, category, plate } = segmentsOf(visit.pathname)
  if (!contact || plate === '') return undefined
  const menu = menus.get(findOrderMode(contact, segment)?.menuHash ?? '')
  const { mantissa } = visit.place.country
  const view = menu && menuViewOf(menu, mantissa)
  const found = view && findPlate(view, category, plate)
  return found && productOf(found, findSection(view, category)?.name ?? category, mantissa)
}

type Place = {
  last: Visit | undefined
  contactId: string | undefined
  modeType: string | undefined
  /** Whether the visit began with a link and no brand was shown yet. */
  isClickPending: boolean
}

/** Returns the steps of entering another branch contact or mode. */
function entered(place: Place, visit: Visit): readonly Draft[] {
  const drafts: Draft[] = []
  const contact = contactOf(visit.place)
  if (contact && contact.id !== place.contactId) {
    place.contactId = contact.id
    place.modeType = undefined
    drafts.push({ type: 'BRANCH_CONTACT_SELECT' })
  }
  const mode = contact && findOrderMode(contact, segmentsOf(visit.pathname).segment)
  if (mode && mode.type !== place.modeType) {
    place.modeType = mode.type
    drafts.push({ type: 'ORDER_MODE_SELECT', orderMode: mode.type })
  }
  return drafts
}

/** Returns the steps that the mere showing of a page makes. */
function shown(visit: Visit, { menus, linesOf }: JourneyPorts): readonly Draft[] {
  const type = PAGE_STEPS.get(segmentsOf(visit.pathname).segment)
  const alias = contactOf(visit.place)?.alias
  if (type && alias !== undefined) {
    const products = productsOf(linesOf(alias), visit.place.country.mantissa)
    return products.length > 0 ? [{ type, products }] : []
  }
  const plate = viewedPlate(visit, menus)
  return plate ? [{ type: 'ITEM_VIEW', products: [plate] }] : []
}

function visited(place: Place, visit: Visit, ports: JourneyPorts): readonly Draft[] {
  const { last } = place
  if (last?.key === visit.key && last.pathname === visit.pathname) return []
  place.last = visit
  if (!last) place.isClickPending = ports.isArrival(visit.search)
  const isClicked = place.isClickPending && branchOf(visit.place) !== undefined
  if (isClicked) place.isClickPending = false
  const clicked: readonly Draft[] = isClicked ? [{ type: 'LINK_CLICK' }] : []
  const selected = entered(place, visit)
  if (last ? visit.action === 'POP' : ports.isOpenedAnew) return clicked
  const pages = shown(visit, ports).map((draft) => ({ ...draft, isChosen: last !== undefined }))
  return [...clicked, ...selected, ...pages]
}

type Placed = Extract<Told, { kind: 'order' }>

function placed({ code, total, lines, isPaidOnline }: Placed, mantissa: number): Draft {
  const order = { code, total: majorOf(total, mantissa), isPaidOnline }
  return { type: 'CREATE_ORDER', products: productsOf(lines, mantissa), order }
}

type Changed = Extract<Told, { kind: 'lines' }>

function changed({ before, after }: Changed, mantissa: number): readonly Draft[] {
  const { added, taken } = productsChanged(before, after, mantissa)
  const drafts: readonly Draft[] = [
    { type: 'ADD_ITEM', products: added },
    { type: 'DELETE_ITEM', products: taken },
  ]
  return drafts.filter(({ products = [] }) => products.length > 0)
}

/**
 * Turns events of pages into the steps of the documents, each once: a page drawn twice, gone back
 * to or reloaded makes no step. Source: 000 §7 Analytics.
 */
export function createJourney(ports: JourneyPorts): Listener {
  const place: Place = { last: undefined, contactId: undefined, modeType: undefined, isClickPending: false }

  function draftsOf(told: Told): readonly Draft[] {
    const mantissa = place.last?.place.country.mantissa ?? 0
    if (told.kind === 'visit') return visited(place, told.visit, ports)
    if (told.kind === 'lines') return changed(told, mantissa)
    return told.kind === 'order' ? [placed(told, mantissa)] : []
  }

  return (told, at) => {
    const paid = told.kind === 'paid' ? ports.unpaid.take(told.code) : undefined
    if (paid) ports.onStep({ ...paid, type: 'PAY_ORDER', at })
    for (const draft of draftsOf(told)) {
      const where = place.last?.place
      const branch = where && branchOf(where)
      if (!where || branch === undefined) continue
      const branchContact = contactOf(where)?.id ?? null
      const step: Step = {
        products: [],
        ...draft,
        at,
        branch,
        branchContact,
        currency: where.country.currency.code,
      }
      if (step.type === 'CREATE_ORDER' && step.order?.isPaidOnline) ports.unpaid.keep(step)
      ports.onStep(step)
    }
  }
}
