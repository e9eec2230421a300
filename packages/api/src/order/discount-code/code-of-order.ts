import type { PlacedOrderRequest } from '@mostrador/contract/order/place-order-schema'
import type { ProblemError } from '@mostrador/contract/problem'
import { discountCodeCopy, unmetConditionText } from '@mostrador/copy/discount-code'
import { problemDetail } from '@mostrador/copy/problem'
import type { AppliedCode } from '@mostrador/domain/discount-code/code-entry'
import { codeCartOf, unmetConditions } from '@mostrador/domain/discount-code/unmet-conditions'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import { readDinerPhone } from '@mostrador/domain/phone/diner-phone'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import type { Catalog } from '../../ground/catalog.ts'
import type { JudgedLines } from '../order/judge-lines.ts'
import type { OrderScene } from '../order/order-scene.ts'
import type { Api } from '../../ground/ports.ts'
import { findCode, type StoredCode } from './code-store.ts'
import { refuseCode } from './refuse-code.ts'

/** Returns the code named by an order, and its path. Source: 000 §3 Discount entry in an order. */
function codeEntryOf({ discounts }: PlacedOrderRequest): { code: string; path: string } | undefined {
  const index = discounts.findIndex(({ code }) => code)
  const code = discounts[index]?.code
  return code ? { code, path: `discounts.${index}` } : undefined
}

/** Loads the code named by an order: one query, none without a code. */
export async function loadCodeOf(
  { database, now }: Pick<Api, 'database' | 'now'>,
  request: PlacedOrderRequest,
  { contact, browserId }: Pick<Catalog, 'contact'> & { readonly browserId: string | undefined },
): Promise<StoredCode | undefined> {
  const named = codeEntryOf(request)
  if (!named) return undefined
  return findCode(database, {
    branchId: contact.branch.id,
    code: named.code,
    // Stryker disable next-line LogicalOperator: what a phone has used the database judges, in the same words
    phoneKey: readDinerPhone(request.phone, contact.branch.country)?.key ?? null,
    browserId,
    now: now(),
  })
}

/** The code as the ticket computes it. */
export const appliedCode = (stored: StoredCode | undefined): AppliedCode | undefined =>
  stored && {
    code: stored.code,
    name: discountCodeCopy.rowName(stored.code.code, stored.code.deliveryFee),
  }

/**
 * Returns why the code of an order does not apply: it cannot be used at all, or all conditions
 * that the cart does not meet. A cart with unavailable lines is not judged.
 */
export function judgeCode(
  scene: OrderScene,
  { lines, complete }: Pick<JudgedLines, 'lines' | 'complete'>,
  ticket: Ticket,
): readonly ProblemError[] {
  const { request, discountCode, delivery, currency, at, error } = scene
  const named = codeEntryOf(request)
  if (!named) return []
  const say = (message: string): ProblemError => ({
    ...error('discount-code-gone', { path: named.path }),
    message,
  })
  if (!discountCode) return [say(problemDetail('discount-code-not-found'))]
  const refusal = refuseCode(discountCode, { moments: [at], paymentTypeId: request.paymentType })
  if (refusal) return [say(problemDetail(refusal))]
  if (!complete) return []
  const { code } = discountCode
  // Stryker disable next-line ConditionalExpression: delivery.test.ts proves it, beside the areas
  const isOutside = delivery?.inArea === false
  const cart = codeCartOf(code, { ticket, lines, hasDelivery: delivery !== null, isOutside })
  return unmetConditions(code, cart).map((unmet) =>
    say(unmetConditionText(unmet, (amount) => formatAmount(amount, currency))),
  )
}
