import type { ProblemError } from '@mostrador/contract/problem'
import { toMinor } from '@mostrador/domain/money/major'
import type { Minor } from '@mostrador/domain/money/minor'
import { roundToUnit } from '@mostrador/domain/money/round-to-unit'
import type { OrderProblemCode } from '@mostrador/domain/order/order-refusal'
import { sumOf } from '@mostrador/domain/pricing/sums'
import { priceOf, type Ticket } from '@mostrador/domain/pricing/ticket'
import type { TicketEntry } from '@mostrador/domain/pricing/ticket-entry'
import { benefitRow, isOfPartner } from '../loyalty/benefit-of-order.ts'
import type { OrderScene } from './order-scene.ts'

/** Ticket row claimed by the browser; `amount` in major units. */
type ClaimedRow = {
  readonly referenceId: string | undefined
  readonly name: string
  readonly amount: number
  readonly path: string
}

type Comparison = {
  readonly code: OrderProblemCode
  readonly path: string
  readonly expected: readonly TicketEntry[]
  readonly claimed: readonly ClaimedRow[]
}

/**
 * Compares two sets of rows in any order, by rule and amount. The rows of one rule (a MULTIPLE
 * discount of two plates) are compared together.
 */
function compareRows(
  { currency, error }: OrderScene,
  { code, path, expected, claimed }: Comparison,
): ProblemError[] {
  const minor = (amount: number): Minor => toMinor(amount, currency.mantissa) ?? Number.NaN
  const ids = new Set([...expected, ...claimed].map(({ referenceId }) => referenceId))
  return [...ids].flatMap((id) => {
    const ours = expected.filter(({ referenceId }) => referenceId === id)
    const theirs = claimed.filter(({ referenceId }) => referenceId === id)
    const sum = sumOf(ours)
    // An empty row is none of ours.
    if (ours.length > 0 && sum === sumOf(theirs.map(({ amount }) => ({ amount: minor(amount) })))) return []
    return [
      error(code, {
        path: theirs[0]?.path ?? path,
        name: ours[0]?.name ?? theirs[0]?.name,
        expected: sum,
        claimed: theirs.reduce((total, { amount }) => total + amount, 0),
      }),
    ]
  })
}

/**
 * Compares each shown amount with the server's ticket exactly, in minor units; too many decimals
 * are a fault. Source: decisions.md, The server is the authority.
 */
export function judgeTicket(scene: OrderScene, ticket: Ticket): readonly ProblemError[] {
  const { request, currency, error } = scene
  const benefit = benefitRow(scene, ticket)?.entry
  const compare = (code: OrderProblemCode, path: string, pair: { claimed: number; expected: Minor }) =>
    toMinor(pair.claimed, currency.mantissa) === pair.expected ? [] : [error(code, { path, ...pair })]
  return [
    ...compareRows(scene, {
      code: 'discounts-changed',
      path: 'discounts',
      expected: [...ticket.menuDiscounts, ...ticket.discounts].filter((row) => row !== benefit),
      claimed: request.discounts.flatMap((row, index) =>
        // An unknown code is reported once, by its own name, and so is the benefit.
        (row.code && !scene.discountCode) || isOfPartner(scene, row)
          ? []
          : [
              {
                referenceId: row.discountReferenceId,
                name: row.name,
                amount: row.amount,
                path: `discounts.${index}`,
              },
            ],
      ),
    }),
    ...compareRows(scene, {
      code: 'surcharges-changed',
      path: 'surcharges',
      expected: ticket.surcharges,
      claimed: request.surcharges.map(({ surchargeReferenceId, name, amount }, index) => ({
        name,
        referenceId: surchargeReferenceId,
        amount,
        path: `surcharges.${index}`,
      })),
    }),
    ...compare('service-fee-changed', 'userServiceFee', {
      claimed: request.userServiceFee,
      expected: ticket.userServiceFee,
    }),
    ...compare('delivery-fee-changed', 'deliveryFee', {
      claimed: request.deliveryFee,
      expected: ticket.deliveryFee,
    }),
    ...compare('loyalty-changed', 'loyaltyInfo.redeemedPoints', {
      claimed: request.loyaltyInfo?.redeemedPoints ?? 0,
      expected: ticket.loyaltyDiscount,
    }),
    ...judgeSums(scene, ticket),
  ]
}

/**
 * Compares price, total and the rounded payment; a difference in any is answered with the total.
 * Source: 000 §9.
 */
function judgeSums({ request, currency, error }: OrderScene, ticket: Ticket): readonly ProblemError[] {
  const { price, total, paymentInfo } = request
  const { mantissa } = currency
  const sums = [
    { path: 'price', claimed: price, expected: priceOf(ticket) },
    { path: 'total', claimed: total, expected: ticket.total },
    {
      path: 'paymentInfo.amount',
      claimed: paymentInfo?.amount,
      expected: roundToUnit(ticket.total, mantissa),
    },
  ]
  const { message } = error('total-changed', { expected: ticket.total })
  return sums.flatMap(({ path, claimed, expected }) =>
    claimed === undefined || toMinor(claimed, mantissa) === expected
      ? []
      : [{ ...error('total-changed', { path, expected, claimed }), message }],
  )
}
