import { majorOf } from '@mostrador/contract/money/minor-of'
import type { Client } from '@mostrador/contract/client'
import { cardCopy } from '@mostrador/copy/card'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { paymentCopy } from '@mostrador/copy/payment'
import type { ToastMessage } from '@mostrador/ui/toast-queue'
import type { CardToken } from './card-fields.ts'

/** Outcome of a card payment. `unavailable`: its provider cannot be reached; `failed`: unknown. */
export type CardOutcome = 'approved' | 'rejected' | 'pending' | 'unavailable' | 'failed'

/** Toasts of a payment's outcome. Source: 000 §8, Payment result. */
export const OUTCOME_TOASTS = {
  approved: { text: paymentCopy.approved, tone: 'positive' },
  rejected: { text: paymentCopy.rejected, tone: 'danger' },
  pending: { text: cardCopy.pending },
  unavailable: { text: cardCopy.problem, tone: 'danger' },
  failed: { text: paymentCopy.failed, tone: 'danger' },
} as const satisfies Record<CardOutcome, ToastMessage>

/** Sends a card's token for an order, by the order's id. Source: 000 §4 Checkout flow 5, §7. */
export async function payWithCard(client: Client, orderId: string, card: CardToken): Promise<CardOutcome> {
  const paid = await client.payOrder({
    body: { ...card, dinerOrderId: orderId, identificationType: 'DNI' },
  })
  if (!paid.ok) return paid.problem.code === 'payment-provider-failed' ? 'unavailable' : 'failed'
  const { status } = paid.data
  if (status === 'APPROVED') return 'approved'
  return status === 'PENDING' ? 'pending' : 'rejected'
}

export type LinkedOrder = {
  readonly code: string
  readonly branchContactId: string
  readonly total: number
  readonly mantissa: number
}

/** Returns the payment page, or the toast for none. Source: 000 §4 Checkout flow 3, §8. */
export async function findPaymentPage(
  client: Client,
  { code, branchContactId, total, mantissa }: LinkedOrder,
): Promise<{ readonly url: string } | { readonly problem: string }> {
  const link = await client.createPaymentUrl({
    body: { code, branchContactId, amount: majorOf(total, mantissa) },
  })
  if (!link.ok) return { problem: cardCopy.linkFailed }
  const { url } = link.data
  const isPage = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  return isPage ? { url } : { problem: checkoutCopy.textFailed }
}
