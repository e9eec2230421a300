import { majorOf } from '@mostrador/contract/money/minor-of'
import type { ProblemError } from '@mostrador/contract/problem'
import { orderErrorText } from '@mostrador/copy/order-errors'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import type { Currency, Minor } from '@mostrador/domain/money/minor'
import type { OrderRefusalCode } from '@mostrador/domain/order/order-refusal'

/** Place of a fault in an order, with the server's value. */
type OrderErrorDetails = {
  /** Item's index, and path in the request, as `items.2.price`. */
  readonly item?: number
  readonly path?: string
  /** Amount that the server computed, in minor units. */
  readonly expected?: Minor
  /** Amount of the request, in major units. */
  readonly claimed?: number
  readonly plateName?: string | null
  readonly name?: string | null | undefined
  readonly limit?: number | null
  readonly minimum?: Minor | undefined
  /** Next sale of the plate, or end of the pause. */
  readonly when?: string | undefined
  /** The shop's own words about a pause. */
  readonly note?: string
  readonly isForNow?: boolean
}

/** Writes an entry of a refusal, amounts in major units. Source: decisions.md, Wire conventions. */
export type OrderErrorWriter = (code: OrderRefusalCode, details?: OrderErrorDetails) => ProblemError

export const orderErrorIn =
  (currency: Currency): OrderErrorWriter =>
  (code, { item, path, expected, claimed, minimum, ...said } = {}) => ({
    code,
    message: orderErrorText(code, {
      ...said,
      // Stryker disable next-line ConditionalExpression: a text that names no amount looks at none
      expected: expected === undefined ? undefined : formatAmount(expected, currency),
      // Stryker disable next-line ConditionalExpression: a text that names no amount looks at none
      minimum: minimum === undefined ? undefined : formatAmount(minimum, currency),
    }),
    // Stryker disable ConditionalExpression: JSON leaves out what is undefined
    ...(item !== undefined && { item }),
    ...(path !== undefined && { path }),
    ...(expected !== undefined && { expected: majorOf(expected, currency.mantissa) }),
    ...(claimed !== undefined && { claimed }),
    // Stryker restore ConditionalExpression
  })

/** Entry of an order whose shop changed at each try. */
export const menuChanged: ProblemError = { code: 'menu-changed', message: orderErrorText('menu-changed') }
