import type { ProblemError } from '@mostrador/contract/problem'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { LARGEST_AMOUNT } from '@mostrador/domain/money/major'
import { makeTicket, type Ticket } from '@mostrador/domain/pricing/ticket'
import type { CatalogPaymentType } from '../../ground/catalog.ts'
import { appliedCode, judgeCode } from '../discount-code/code-of-order.ts'
import { benefitOfUser, judgeBenefit } from '../loyalty/benefit-of-order.ts'
import { judgePoints, pointsDiscount } from '../loyalty/points-of-order.ts'
import { judgeCheckout, paymentOf } from './judge-checkout.ts'
import { judgeLines } from './judge-lines.ts'
import { judgeMoment, type ScheduledMoment } from './judge-moment.ts'
import { judgePlace } from './judge-place.ts'
import { judgeTicket } from './judge-ticket.ts'
import { setScene, type OrderScene, type OrderToJudge } from './order-scene.ts'

export type AcceptedOrder = {
  readonly scene: OrderScene
  readonly lines: readonly CartLine[]
  readonly ticket: Ticket
  readonly payment: CatalogPaymentType
  readonly scheduled: ScheduledMoment
}

export type OrderVerdict =
  | { readonly ok: true; readonly order: AcceptedOrder }
  | { readonly ok: false; readonly errors: readonly ProblemError[] }

function ticketOf(scene: OrderScene, lines: readonly CartLine[]): Ticket {
  const { menu, mode, request, delivery, discountCode, externalUser } = scene
  const payment = mode.paymentTypes.find(({ id }) => id === request.paymentType)
  return makeTicket({
    lines,
    menuDiscounts: menu.discounts,
    surcharges: mode.surcharges,
    discounts: mode.discounts,
    serviceFee: mode.serviceFee,
    delivery: delivery && {
      terms: delivery.inArea ? delivery.terms : mode.deliveryTerms,
      paymentMethod: payment?.paymentMethod ?? null,
    },
    paymentTypeId: request.paymentType,
    externalBenefit: benefitOfUser(externalUser),
    code: appliedCode(discountCode),
    loyaltyDiscount: pointsDiscount(scene),
  })
}

/**
 * Judges an order by the shop's data and the browser's rules. No sent amount is believed, and all
 * faults are named. Source: decisions.md, The server is the authority.
 */
export function judgeOrder(input: OrderToJudge, newId: () => string): OrderVerdict {
  const scene = setScene(input)
  if ('code' in scene) return { ok: false, errors: [scene] }

  const moment = judgeMoment(scene)
  const judged = judgeLines(scene, moment.errors.length === 0, newId)
  const ticket = ticketOf(scene, judged.lines)
  const payment = paymentOf(scene)
  const errors = [
    ...judgePlace(scene),
    ...moment.errors,
    ...judged.errors,
    // Without all its lines the order has another total, which says nothing about the one that was
    // sent.
    ...(judged.complete ? [...judgeBenefit(scene, ticket), ...judgeTicket(scene, ticket)] : []),
    ...judgeCode(scene, judged, ticket),
    ...judgePoints(scene, judged.complete ? ticket : null),
    ...judgeCheckout(scene, ticket, { ...moment, complete: judged.complete }),
    // Amounts beyond exact cents are refused.
    ...(ticket.linesPrice > LARGEST_AMOUNT ? [scene.error('quantity-invalid', { path: 'items' })] : []),
  ]
  if (errors.length > 0 || !payment) return { ok: false, errors }
  return { ok: true, order: { scene, lines: judged.lines, ticket, payment, scheduled: moment.scheduled } }
}
