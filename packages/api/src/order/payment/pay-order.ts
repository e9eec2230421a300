import type { CardPayment, PaymentProvider } from '@mostrador/payments/payment-provider'
import { no, yes, type Handler, type HandlerInput, type Outcome } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { applyState } from './apply-state.ts'
import { askProvider, paymentRequest, type Asked } from './ask-provider.ts'
import { findAttempt, listAttempts, startAttempt, type Attempt } from './attempt-store.ts'
import { isPayable, loadPaidOrder, type PaidOrder } from './paid-order.ts'

type Input = HandlerInput<'payOrder'>

const STATUS = {
  approved: 'APPROVED',
  rejected: 'REJECTED',
  refunding: 'EXPIRED',
  pending: 'PENDING',
} as const

/** Returns the page's answer. An unknown state is pending: the follow-up goes on asking. */
const answerTo = (asked: Asked): Outcome<'payOrder'> =>
  yes({ status: STATUS[asked === 'unknown' ? 'pending' : asked] })

const cardPayment = (
  api: Api,
  { body }: Input,
  { order, attempt }: { readonly order: PaidOrder; readonly attempt: Attempt },
): CardPayment => ({
  ...paymentRequest(api, order, { attemptId: attempt.id, providerName: attempt.providerName }),
  token: body.token,
  paymentMethodId: body.paymentMethodId,
  cardName: body.cardName,
  document: { type: body.identificationType, number: body.identificationNumber },
})

/** Charges the card of an attempt; without an answer the provider is asked for the outcome. */
async function charge(
  api: Api,
  provider: PaymentProvider,
  { attempt, payment }: { readonly attempt: Attempt; readonly payment: CardPayment },
): Promise<Asked> {
  const answer = await provider.payCard(payment)
  if (answer.ok) return applyState(api, attempt, answer.value)
  const { failure, detail } = answer
  api.log.warn('payment-failed', { provider: provider.name, attempt: attempt.id, failure, detail })
  // A charge that was refused or never arrived is over; one that timed out may be on its way.
  const isOver = failure === 'refused' || failure === 'unreachable'
  return askProvider(api, { provider, attempt, isOver })
}

/**
 * Pays an order with a card's token. Asks about an attempt on its way before a new one begins, so
 * that a card is charged once in any number of calls. Tries are counted, since thieves try cards
 * by the hundred. Source: 000 §4 Checkout flow 5, §7.
 */
export const payOrder: Handler<'payOrder'> = async (api, input) => {
  const { database, payments, rateLimiter } = api
  if (!(await rateLimiter.take('pay-address', input.call.ip))) return no('too-many-requests')
  const order = await loadPaidOrder(database, input.body.dinerOrderId)
  if (!order) return no('order-not-found')
  if (order.paymentStatus === 'APPROVED') return answerTo('approved')
  const now = api.now()
  const { providerName } = order
  if (!isPayable(order, now) || order.upload !== 'APP' || !providerName) return no('order-not-payable')
  if (!order.isRehearsed && !payments.isOpen(providerName)) return no('payment-provider-failed')
  if (!(await rateLimiter.take('pay-order', order.id))) return no('too-many-requests')
  const provider = await payments.open(providerName, order.branchId)
  if (!provider) return no('payment-provider-failed')

  const underWay = (await listAttempts(database, order.id)).find(({ status }) => status === 'PENDING')
  if (underWay) {
    const asked = await askProvider(api, { provider, attempt: underWay })
    if (asked !== 'rejected') return answerTo(asked)
  }
  const id = api.newId()
  const { cardName } = input.body
  const started = await startAttempt(database, {
    id,
    orderId: order.id,
    providerName,
    upload: 'APP',
    cardName,
    now,
  })
  const attempt = started ? await findAttempt(database, { id }) : undefined
  if (!attempt) return answerTo('pending')
  return answerTo(
    await charge(api, provider, { attempt, payment: cardPayment(api, input, { order, attempt }) }),
  )
}
