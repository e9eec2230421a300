import { toMinor } from '@mostrador/domain/money/major'
import { type Handler, no, yes } from '../http/handler.ts'
import { type Attempt, endAttempt, keepLink, listAttempts, startAttempt } from './attempt-store.ts'
import { paymentRequest } from './ask-provider.ts'
import { findPaidOrder, isPayable, type PaidOrder } from './paid-order.ts'

const linkOf = ({ url, token }: Pick<Attempt, 'url' | 'token'>) =>
  url === null ? undefined : { url, token: token ?? '' }

/** The page of the attempt that is on its way; a diner who comes back to it gets the same one. */
const openLink = (attempts: readonly Attempt[]) => {
  const open = attempts.find(({ status }) => status === 'PENDING')
  return open && linkOf(open)
}

const mayBePaid = (order: PaidOrder, amount: number, now: Date): boolean =>
  isPayable(order, now) && order.upload === 'API' && toMinor(amount, order.mantissa) === order.total

/**
 * Makes the page where the diner pays, once for each attempt; asked again it is the same page. Source: 000 §4
 * Checkout flow 3, §7.
 */
export const createPaymentUrl: Handler<'createPaymentUrl'> = async (api, { body }) => {
  const { database, payments } = api
  const order = await findPaidOrder(database, { code: body.code, contactId: body.branchContactId })
  if (!order) return no('order-not-found')
  const now = api.now()
  const { providerName, expiresAt } = order
  if (!mayBePaid(order, body.amount, now) || !providerName || !expiresAt) return no('order-not-payable')
  const provider = await payments.open(providerName, order.branchId)
  if (!provider) return no('payment-provider-failed')

  const open = openLink(await listAttempts(database, order.id))
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
    const other = openLink(await listAttempts(database, order.id))
    return other ? yes(other) : no('order-not-payable')
  }
  const made = await provider.makeLink({
    ...paymentRequest(api, order, { attemptId, providerName }),
    returnUrl: `${api.publicUrl}/api/payments/${providerName}/return/${attemptId}`,
    expiresAt,
  })
  if (made.ok) {
    await keepLink(database, attemptId, made.value)
    return yes({ url: made.value.url, token: made.value.token })
  }
  api.log.warn('payment-link-failed', { provider: providerName, attempt: attemptId, failure: made.failure })
  await endAttempt(database, 'REJECTED', { id: attemptId, reason: made.failure, lastDigits: null, now })
  return no('payment-provider-failed')
}
