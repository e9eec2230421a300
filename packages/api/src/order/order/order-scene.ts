import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import type { ProblemError } from '@mostrador/contract/problem'
import type { Point } from '@mostrador/domain/delivery/contains-point'
import type { ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import type { PointsLock } from '@mostrador/domain/loyalty/points-lock'
import type { Menu } from '@mostrador/domain/menu/menu'
import type { Currency } from '@mostrador/domain/money/minor'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import type { Catalog, ContactRow, CatalogMode } from '../../ground/catalog.ts'
import type { StoredCode } from '../discount-code/code-store.ts'
import { deliveryAt, type DeliveryAt } from '../../shop/delivery/delivery-at.ts'
import { orderErrorIn, type OrderErrorWriter } from './order-error.ts'

/**
 * Points of the diner. None can be spent while the branch contact wants the phone verified and it
 * is not.
 */
export type PointsAtHand = {
  readonly balance: number
  readonly isVerified: boolean
  /** Other reason that keeps them from being spent; null for none. */
  readonly lock: PointsLock | null
}

/**
 * External loyalty user of an order: `nobody` is named; `known` by the partner, with the benefit
 * that applies or none; `unconfirmed` where the partner refused, or could not be asked.
 */
export type UserOfOrder =
  | { readonly status: 'nobody' | 'unconfirmed' }
  | { readonly status: 'known'; readonly benefit: ExternalBenefit | undefined }

/** Request and offer, at one version and instant, by which an order is judged. */
export type OrderScene = {
  readonly request: PlacedOrderRequest
  readonly contact: ContactRow
  readonly mode: CatalogMode
  readonly menu: Menu
  /** Plates of the menu that are counted, at all or by the day. */
  readonly counted: ReadonlySet<string>
  readonly currency: Currency
  /**
   * Terms of the delivery; null in the other modes. Without a point the mode's own terms hold, and
   * zones refuse it.
   */
  readonly delivery: DeliveryAt | null
  /** Stored discount code of the order; undefined for none or an unknown one. */
  readonly discountCode: StoredCode | undefined
  readonly points: PointsAtHand
  /** Named external loyalty user, as the partner answered. */
  readonly externalUser: UserOfOrder
  readonly isVerified: boolean
  readonly now: Date
  /** Moment of the order, by which menus, discounts and codes with hours are judged. */
  readonly at: Date
  readonly error: OrderErrorWriter
}

/** Order before it is judged. */
export type OrderToJudge = {
  readonly request: PlacedOrderRequest
  readonly catalog: Catalog
  readonly discountCode?: StoredCode | undefined
  readonly points: PointsAtHand
  readonly externalUser: UserOfOrder
  readonly isVerified: boolean
  readonly now: Date
}

/** Finds an order's mode and menu, or the entry that they are not offered. */
export function setScene({
  request,
  catalog,
  discountCode,
  points,
  externalUser,
  isVerified,
  now,
}: OrderToJudge): OrderScene | ProblemError {
  const { contact, modes, menus } = catalog
  const error = orderErrorIn(contact.currency)
  const mode = modes.find((one) => one.id === request.orderModeId && one.type === request.type && one.active)
  const offered = mode && menus.get(mode.menuId)
  // Stryker disable next-line LogicalOperator: a mode that is offered has a menu
  if (!mode || !offered) return error('order-mode-unavailable', { path: 'orderModeId' })
  const at = wantedAt(request, now)
  const delivery = ORDER_MODES[mode.type].address ? deliveryTo({ request, catalog, at }, mode) : null
  return {
    request,
    contact,
    mode,
    menu: offered.menu,
    counted: offered.counted,
    delivery,
    discountCode,
    points,
    externalUser,
    isVerified,
    currency: contact.currency,
    now,
    at,
    error,
  }
}

/**
 * Returns the moment at which an order is judged: its slot when scheduled, else now. An order for
 * now may carry an hour, which is ignored; `judgeMoment` tells whether the slot exists. Source:
 * decisions.md, The server is the authority.
 */
function wantedAt({ scheduled, scheduledAt }: PlacedOrderRequest, now: Date): Date {
  return scheduled && scheduledAt ? new Date(scheduledAt) : now
}

export function destinationPoint({ destination }: PlacedOrderRequest): Point | null {
  const { lat, lng } = destination ?? {}
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null
}

function deliveryTo(
  { request, catalog, at }: Pick<OrderToJudge, 'request' | 'catalog'> & Pick<OrderScene, 'at'>,
  mode: CatalogMode,
): DeliveryAt {
  const point = destinationPoint(request)
  // A zone has hours of its own: those of the moment at which the food arrives.
  if (point) return deliveryAt(catalog, mode, { point, now: at })
  return { inArea: true, zone: null, terms: mode.deliveryTerms }
}
