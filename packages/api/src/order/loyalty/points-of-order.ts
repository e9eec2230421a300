import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import type { ProblemError } from '@mostrador/contract/problem'
import { lockedPointsText, loyaltyCopy, pointsRefusalText } from '@mostrador/copy/loyalty'
import { pointsAccess } from '@mostrador/domain/loyalty/points-lock'
import { pointsToMinor, refusePoints } from '@mostrador/domain/loyalty/redeem-points'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import type { Minor } from '@mostrador/domain/money/minor'
import { readDinerPhone } from '@mostrador/domain/phone/diner-phone'
import { amountBeforePoints, type Ticket } from '@mostrador/domain/pricing/ticket'
import type { Catalog } from '../../ground/catalog.ts'
import { findCustomer } from '../../people/customer/customer-store.ts'
import type { OrderScene, PointsAtHand } from '../order/order-scene.ts'
import type { Api } from '../../ground/ports.ts'

const NONE: PointsAtHand = { balance: 0, isVerified: true, lock: null }

/** A phone without a record is a stranger's. */
const NOBODY = { isOwnBrowser: false, wasVerified: false, hasPaid: false, hasPaidHere: false }

/** How many points an order spends. */
export const redeemedPointsOf = ({ loyaltyInfo }: PlacedOrderRequest): number =>
  loyaltyInfo?.redeemedPoints ?? 0

/**
 * Diner who wants to spend points: the branch contact, the browser, and whether the phone was
 * verified in it.
 */
export type PointsOwner = Pick<Catalog, 'contact'> & {
  readonly browserId: string | undefined
  readonly isVerified: boolean
}

/**
 * Loads the points of an order that spends some; one query at most. Where the branch contact
 * verifies numbers, only verified ones spend; other reasons are the programme's. Source:
 * decisions.md, Settled since; docs/decisions/031.
 */
export async function loadPointsOf(
  { database, pointsProtection }: Pick<Api, 'database' | 'pointsProtection'>,
  request: PlacedOrderRequest,
  { contact, browserId, isVerified }: PointsOwner,
): Promise<PointsAtHand> {
  // Stryker disable next-line ConditionalExpression: what is not spent is not judged either, and costs a query
  if (redeemedPointsOf(request) === 0 || !contact.loyalty) return NONE
  const phone = readDinerPhone(request.phone, contact.branch.country)
  if (!phone) return NONE
  const owner = { branchId: contact.branch.id, phoneKey: phone.key }
  const customer = await findCustomer(database, { ...owner, browserId })
  const wantsCode = contact.info.signIn === 'CODE'
  const protection = contact.loyalty.protection ?? pointsProtection
  return {
    balance: customer?.points ?? 0,
    isVerified: !wantsCode || isVerified,
    lock: pointsAccess(protection, { ...(customer ?? NOBODY), isVerified }).lock,
  }
}

/** Returns the discount of the points: one point is one unit of currency; 0 without a programme. */
export const pointsDiscount = ({ request, contact }: Pick<OrderScene, 'request' | 'contact'>): Minor =>
  contact.loyalty ? pointsToMinor(redeemedPointsOf(request), contact.mantissa) : 0

/**
 * Returns the reasons against the points of an order: the four limits in their order, and a code
 * beside them where none may be. Without a ticket, because lines are unavailable, the limits are
 * not judged.
 */
export function judgePoints(scene: OrderScene, ticket: Ticket | null): readonly ProblemError[] {
  const { request, contact, points, discountCode, error } = scene
  const redeemed = redeemedPointsOf(request)
  const { loyalty, mantissa } = contact
  // Without a programme the ticket has no points, which its comparison tells.
  if (redeemed === 0 || !loyalty) return []
  const say = (message: string): readonly ProblemError[] => [
    { ...error('points-refused', { path: 'loyaltyInfo.redeemedPoints' }), message },
  ]
  if (!points.isVerified) return say(loyaltyCopy.verifyFirst(loyalty.name))
  // Before the balance is compared, which a refusal would tell.
  if (points.lock) return say(lockedPointsText(points.lock, loyalty.name))
  if (discountCode && !loyalty.supportsDiscounts) return say(loyaltyCopy.notWithCode(loyalty.name))
  if (!ticket) return []
  const order = { balance: points.balance, amount: amountBeforePoints(ticket), mantissa }
  const refusal = refusePoints(redeemed, loyalty, order)
  return refusal ? say(pointsRefusalText(refusal.code, formatWhole(refusal.limit), loyalty.name)) : []
}
