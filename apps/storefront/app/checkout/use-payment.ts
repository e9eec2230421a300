import { checkoutMessage } from '@mostrador/copy/checkout'
import { checkOut } from '@mostrador/domain/checkout/rules'
import { useToast } from '@mostrador/ui/use-toast'
import { browserApi } from '../api.ts'
import { checkoutInputs } from './checkout-inputs.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import type { CardToken } from '../payment/card-fields.ts'
import { isPaidHere } from '../payment/card-now.ts'
import { findPaymentPage, OUTCOME_TOASTS, payWithCard } from '../payment/settle-payment.ts'

type Placed = { readonly id: string; readonly code: string }

/**
 * The payment of an order at the checkout: before it the token, after it the charge or the page.
 * Source: 000 §4 Checkout flow.
 */
export function usePayment() {
  const toast = useToast()

  /**
   * A new token of the card, where one is paid with; without one nothing is ordered. Source: 000
   * §5, checkout 10.
   */
  async function takeCard(state: CheckoutState): Promise<CardToken | 'refused' | undefined> {
    const { payment, ticket, card } = state
    if (!card || !isPaidHere(payment, ticket.total)) return undefined
    const token = await card.createToken()
    if (token) return token
    const verdict = checkOut(checkoutInputs({ ...state, card: { ...card, tokenFailed: true } }))
    if (!verdict.ok) toast({ text: checkoutMessage(verdict.refusal.code), tone: 'danger' })
    return 'refused'
  }

  /**
   * Pays an order that was just placed, or answers the page to pay it at; what fails is paid from
   * the follow-up.
   */
  async function pay(state: CheckoutState, order: Placed, card: CardToken | undefined) {
    const { payment, ticket, contact, mantissa } = state
    const { client } = browserApi
    if (card) toast(OUTCOME_TOASTS[await payWithCard(client, order.id, card)])
    if (payment?.upload !== 'API' || ticket.total === 0) return undefined
    const page = await findPaymentPage(client, {
      code: order.code,
      branchContactId: contact.id,
      total: ticket.total,
      mantissa,
    })
    if ('url' in page) return page.url
    toast({ text: page.problem, tone: 'danger' })
    return undefined
  }

  return { takeCard, pay }
}
