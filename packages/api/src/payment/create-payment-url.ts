import { toMinor } from '@mostrador/domain/money/major'
import type { PaymentProvider } from '@mostrador/payments/payment-provider'
import { type Handler, no, yes } from '../http/handler.ts'
import { type Attempt, endAttempt, keepLink, listAttempts, startAttempt } from './attempt-store.ts'
import { paymentRequest } from './ask-provider.ts'
import { findPaidOrder, isPayable, type PaidOrder } from './paid-order.ts'

type Link = { readonly url: string; readonly token: string }

/** Where the diner is sent: to the provider's page, or to ours that posts its token there. */
const linkTo = (
  origin: string,
  { name, tokenField }: PaymentProvider,
  { id, url, token }: Link & { readonly id: string },
): Link =>
  tokenField === null ? { url, token } : { url: `${origin}/api/payments/${name}/page/${id}`, token }

/** The page of the attempt that is on its way; a diner who comes back to it gets the same one. */
function openLink(origin: string, provider: PaymentProvider, attempts: readonly Attempt[]): Link | undefined {
  const open = attempts.find(({ status }) => status === 'PENDING')
  if (!open || open.url === null) return undefined
  return linkTo(origin, provider, { id: open.id, url: open.url, token: open.token ?? '' })
}

const mayBePaid = (order: PaidOrder, amount: number, now: Date): boolean =>
  isPayable(order, now) && order.upload === 'API' && toMinor(amount, order.mantissa) === order.total

/**
 * Makes the page where the diner pays, once for each attempt; asked again it is the same page. It leads back to the
 * host where the order was placed, which has the diner's cookies. Source: 000 §4
 * Checkout flow 3, §7.
 */
export const createPaymentUrl: Handler<'createPaymentUrl'> = async (api, { body, call }) => {
  const { database, payments } = api
  const origin = await api.hosts.originOf(call.url)
  const order = await findPaidOrder(database, { code: body.code, contactId: body.branchContactId })
  if (!order) return no('order-not-found')
  const now = api.now()
  const { providerName, expiresAt } = order
  if (!mayBePaid(order, body.amount, now) || !providerName || !expiresAt) return no('order-not-payable')
  const provider = await payments.open(providerName, order.branchId)
  if (!provider) return no('payment-provider-failed')

  const open = openLink(origin, provider, await listAttempts(database, order.id))
  if (open) return yes(open)
  const attemptId = api.newId()
  const attempt = {
    id: attemptId,
    orderId: order.id,
    providerName,
    upload: 'API',
    cardName: null,
    now,
  } as const
  if (!(await startAttempt(database, attempt))) {
    const other = openLink(origin, provider, await listAttempts(database, order.id))
    return other ? yes(other) : no('order-not-payable')
  }
  const made = await provider.makeLink({
    ...paymentRequest(api, order, { attemptId, providerName }),
    returnUrl: `${origin}/api/payments/${providerName}/return/${attemptId}`,
    expiresAt,
  })
  if (made.ok) {
    await keepLink(database, attemptId, made.value)
    return yes(linkTo(origin, provider, { ...made.value, id: attemptId }))
  }
  api.log.warn('payment-link-failed', { provider: providerName, attempt: attemptId, failure: made.failure })
  await endAttempt(database, 'REJECTED', { id: attemptId, reason: made.failure, lastDigits: null, now })
  return no('payment-provider-failed')
}
