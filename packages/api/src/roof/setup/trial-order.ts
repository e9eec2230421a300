import type { ProblemError } from '@mostrador/contract/problem'
import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import { LINE_REFUSAL_CODES } from '@mostrador/domain/cart/price-line'
import { groupMinimum } from '@mostrador/domain/garnish/group-minimum'
import type { Plate } from '@mostrador/domain/menu/menu'
import { isOffered } from '@mostrador/domain/payment/offered-payment'
import type { SetupLackCode } from '@mostrador/domain/setup/setup-lack'
import type { Catalog, CatalogMode } from '../../ground/catalog.ts'
import { firstSlotOf, isModeOpen, offeredSlot } from '../../shop/catalog/opening.ts'
import { paymentOf } from '../../order/order/judge-checkout.ts'
import { judgeLines } from '../../order/order/judge-lines.ts'
import { judgeMoment } from '../../order/order/judge-moment.ts'
import { judgePlace } from '../../order/order/judge-place.ts'
import { setScene } from '../../order/order/order-scene.ts'

type Item = PlacedOrderRequest['items'][number]

const HALF_HOUR = 30 * 60_000
/** Half hours in which an opening is looked for: two weeks. */
const STEPS_AHEAD = 14 * 48

/** Moment of an order: now where the mode is open, else when it opens next. */
type Moment = { readonly now: Date; readonly scheduledAt: string | null }

/** Returns the next instant at which a mode sells; undefined where none comes in two weeks. */
function openingOfMode({ contact }: Catalog, mode: CatalogMode, now: Date): Date | undefined {
  const halfHour = Math.ceil(now.getTime() / HALF_HOUR) * HALF_HOUR
  const ahead = Array.from({ length: STEPS_AHEAD }, (_, at) => new Date(halfHour + at * HALF_HOUR))
  return [now, ...ahead].find((at) => isModeOpen(contact, mode, at))
}

function momentOf(catalog: Catalog, mode: CatalogMode, now: Date): Moment | undefined {
  const { contact } = catalog
  if (mode.orderType !== 'SCHEDULED') {
    const at = openingOfMode(catalog, mode, now)
    return at && { now: at, scheduledAt: null }
  }
  const first = firstSlotOf(contact, mode, now)
  const halfHours = Array.from({ length: STEPS_AHEAD }, (_, at) => {
    return new Date((Math.ceil(now.getTime() / HALF_HOUR) + at) * HALF_HOUR)
  })
  const at = first && halfHours.find((one) => offeredSlot(contact, mode, { at: one, now }))
  return at ? { now, scheduledAt: at.toISOString() } : undefined
}

/** Returns one of a plate, with the first of each required choice. */
const itemOf = (plate: Plate): Item => ({
  referenceId: plate.id,
  referenceType: 'PLATE',
  name: plate.name,
  price: 0,
  quantity: 1,
  notes: '',
  sizeId: plate.sizes.find(({ soldOut }) => !soldOut)?.id ?? null,
  source: 'plate',
  upsell: false,
  extras: plate.garnishGroups.flatMap((group) => {
    const least = groupMinimum(group)
    const had = group.garnishes.filter(({ visible, soldOut }) => visible && !soldOut)
    const [first] = had
    if (least === 0 || !first) return []
    const chosen = group.multipleSelection
      ? [{ id: first.id, quantity: least }]
      : had.slice(0, least).map(({ id }) => ({ id, quantity: 1 }))
    const groupItems = chosen.map(({ id, quantity }) => ({
      referenceId: id,
      referenceType: 'GARNISH' as const,
      name: '',
      quantity,
      price: 0,
    }))
    return [{ ...NO_GROUP, groupId: group.id, groupItems }]
  }),
})

const NO_GROUP = {
  groupName: '',
  minGarnishAmount: 0,
  maxGarnishAmount: 0,
  cantAct: 0,
  multipleSelection: false,
  mandatory: false,
} as const

/** Returns an order of one plate with all fields filled: only the shop can be at fault. */
function requestOf(
  { contact }: Catalog,
  mode: CatalogMode,
  { items, scheduledAt }: { readonly items: readonly Item[]; readonly scheduledAt: string | null },
): PlacedOrderRequest {
  const payment = mode.paymentTypes.find(isOffered)
  return {
    orderText: '',
    items: [...items],
    type: mode.type,
    price: 0,
    userServiceFee: 0,
    paymentType: payment?.id ?? '',
    branchContact: contact.info.id,
    orderModeId: mode.id,
    phone: '',
    customerName: '',
    customerEmail: '',
    optIn: false,
    installedApp: false,
    discounts: [],
    surcharges: [],
    notes: '',
    deliveryFee: 0,
    scheduled: scheduledAt !== null,
    scheduledAt,
  }
}

const published = (catalog: Catalog): Catalog => ({
  ...catalog,
  contact: {
    ...catalog.contact,
    info: { ...catalog.contact.info, commercialTermsInfo: { blocked: false } },
  },
})

/** Most plates tried: the first hundred say enough. */
const MOST_TRIED = 100

/** Refusals of lines that come from the menu; no prices are claimed here. */
const OF_THE_MENU: ReadonlySet<string> = new Set([...LINE_REFUSAL_CODES, 'day-sold-out'])

/**
 * Returns the reasons why diners cannot order by a mode. Judges a trial order like a real one: at
 * the mode's next opening, of the first available plate, paid by a type of the mode. Empty where
 * it would be taken.
 */
export function lacksOfMode(
  unpublished: Catalog,
  mode: CatalogMode,
  { now, newId }: { readonly now: Date; readonly newId: () => string },
): readonly SetupLackCode[] {
  const catalog = published(unpublished)
  const moment = momentOf(catalog, mode, now)
  const { scheduledAt = null } = moment ?? {}
  const points = { balance: 0, isVerified: false, lock: null }
  const sceneOf = (items: readonly Item[]) =>
    setScene({
      request: requestOf(catalog, mode, { items, scheduledAt }),
      catalog,
      points,
      externalUser: { status: 'nobody' },
      isVerified: false,
      now: moment?.now ?? now,
    })
  const scene = sceneOf([])
  if ('code' in scene) return ['no-mode']
  const plates = scene.menu.plates.filter(({ visible }) => visible)
  const isSold = plates.slice(0, MOST_TRIED).some((plate) => {
    const tried = sceneOf([itemOf(plate)])
    return !('code' in tried) && judgeLines(tried, moment !== undefined, newId).errors.every(isNotOfMenu)
  })
  const isOpen = moment !== undefined && judgeMoment(scene).errors.length === 0
  return [
    ...(plates.length === 0 ? ['no-plates' as const] : isSold ? [] : ['no-plate-sold' as const]),
    ...(isOpen ? [] : ['never-open' as const]),
    ...(paymentOf(scene) ? [] : ['no-payment' as const]),
    // A mode without a payment type is off by that alone.
    ...(paymentOf(scene) && judgePlace(scene).length > 0 ? ['ordering-off' as const] : []),
  ]
}

const isNotOfMenu = ({ code }: ProblemError): boolean => !OF_THE_MENU.has(code)
