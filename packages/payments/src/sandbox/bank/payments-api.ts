import { setTimeout as pause } from 'node:timers/promises'
import { numberOf, textOf } from '../../http/read-untrusted.ts'
import { json, refused, shown, type Answer, type BankOptions } from './bank.ts'
import { hashOf, merchantOf } from './bank-keys.ts'
import { statusAt, type BankPayment } from './bank-payment.ts'
import { readToken } from './card-tokens.ts'
import type { Notifier } from './notifier.ts'
import { isDown, outcomeOf } from './outcomes.ts'
import { parseJson, readText } from './read-json.ts'

/** Request of a shop whose key is right. */
type Call = {
  readonly merchant: string
  readonly key: string
  readonly bodyHash: string
  readonly body: unknown
}

async function readCall({ secret }: BankOptions, request: Request): Promise<Call | Response> {
  const merchant = merchantOf(secret, request.headers.get('authorization'))
  if (!merchant) return refused(401, 'secret_key_invalid')
  const key = request.headers.get('idempotency-key') ?? ''
  if (request.method === 'POST' && !/^[\w-]{8,80}$/.test(key)) return refused(400, 'idempotency_key_missing')
  const text = await readText(request)
  const body = parseJson(text || '{}')
  if (text === undefined || body === undefined) return refused(400, 'invalid_json')
  return { merchant, key, body, bodyHash: hashOf(text) }
}

const isAddress = (text: string | null): text is string => text !== null && /^https?:\/\//.test(text)

/** Makes the payment that a shop asks for; undefined where a field is missing. */
function paymentOf({ now, newId }: BankOptions, { merchant, key, bodyHash, body }: Call) {
  const amount = numberOf(body, 'amount')
  const currency = textOf(body, 'currency')
  const externalReference = textOf(body, 'externalReference')
  const notificationUrl = textOf(body, 'notificationUrl')
  if (!amount || !Number.isSafeInteger(amount) || amount < 0) return undefined
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return undefined
  if (!externalReference || !isAddress(notificationUrl)) return undefined
  const payment: BankPayment = {
    id: newId(),
    merchant,
    idempotencyKey: key,
    bodyHash,
    externalReference,
    tokenId: null,
    status: 'CREATED',
    reason: null,
    amount,
    currency,
    mantissa: numberOf(body, 'mantissa') === 0 ? 0 : 2,
    description: (textOf(body, 'description') ?? '').slice(0, 200),
    cardLastDigits: null,
    behavior: '',
    notificationUrl,
    returnUrl: null,
    expiresAt: null,
    settlesAt: null,
    notifiedStatus: null,
    createdAt: now(),
  }
  return payment
}

/** Keeps a payment, or refuses it: the key of another one, or a token that has paid. */
async function keep(
  { store }: BankOptions,
  payment: BankPayment,
): Promise<{ readonly payment: BankPayment; readonly isNew: boolean } | Response> {
  const kept = await store.insert(payment)
  if (kept === 'token-used') return refused(400, 'card_token_used')
  if (kept.bodyHash !== payment.bodyHash) return refused(409, 'idempotency_key_reused')
  return { payment: kept, isNew: kept.id === payment.id }
}

/** Charges a card: once for a key, with the outcome of its holder's name. */
function createPayment(parts: BankOptions, notifier: Notifier): Answer {
  return async (request) => {
    const call = await readCall(parts, request)
    if (call instanceof Response) return call
    const now = parts.now()
    const card = readToken(parts.secret, textOf(call.body, 'token') ?? '', now)
    if (card?.merchant !== call.merchant) return refused(400, 'card_token_not_found')
    if (isDown(card.behavior)) return new Response('Service Unavailable', { status: 503 })
    const wanted = paymentOf(parts, call)
    if (!wanted) return refused(400, 'invalid_payment')
    const outcome = outcomeOf(card.behavior)
    const { status, reason } = outcome
    const { tokenId, behavior, lastDigits: cardLastDigits } = card
    const settlesAt = status === 'PENDING' ? new Date(now.getTime() + parts.times.pending) : null
    const kept = await keep(parts, {
      ...wanted,
      tokenId,
      behavior,
      cardLastDigits,
      status,
      reason,
      settlesAt,
    })
    if (kept instanceof Response) return kept
    const { payment, isNew } = kept
    if (!isNew) return json(shown({ ...payment, status: statusAt(payment, now) }))

    if (outcome.notifies === 'early') await notifier.tell(payment, status)
    notifier.tellLater(payment)
    if (outcome.answer === 'slow') await pause(parts.times.slow, undefined, { ref: false })
    if (outcome.answer === 'never') return new Response('Gateway Timeout', { status: 504 })
    if (outcome.answer === 'nonsense') return new Response('<html><p>¡Hola!</p></html>', { status: 200 })
    return json(shown(payment), 201)
  }
}

/** Makes a page where the diner pays. */
const createCheckout =
  (parts: BankOptions): Answer =>
  async (request) => {
    const call = await readCall(parts, request)
    if (call instanceof Response) return call
    const wanted = paymentOf(parts, call)
    const returnUrl = textOf(call.body, 'returnUrl')
    const expiresAt = new Date(textOf(call.body, 'expiresAt') ?? Number.NaN)
    if (!wanted || !isAddress(returnUrl) || Number.isNaN(expiresAt.getTime()))
      return refused(400, 'invalid_checkout')
    const kept = await keep(parts, { ...wanted, returnUrl, expiresAt })
    if (kept instanceof Response) return kept
    const { payment, isNew } = kept
    return json({ ...shown(payment), url: `${parts.publicUrl()}/checkout/${payment.id}` }, isNew ? 201 : 200)
  }

/** Finds a payment of the calling shop. */
async function ownPayment({ store }: BankOptions, merchant: string, id: string) {
  const payment = await store.byId(id)
  return payment?.merchant === merchant ? payment : undefined
}

const showPayment =
  (parts: BankOptions): Answer =>
  async (request, id) => {
    const call = await readCall(parts, request)
    if (call instanceof Response) return call
    const payment = await ownPayment(parts, call.merchant, id)
    if (!payment) return refused(404, 'payment_not_found')
    return json(shown({ ...payment, status: statusAt(payment, parts.now()) }))
  }

const listPayments =
  (parts: BankOptions): Answer =>
  async (request) => {
    const call = await readCall(parts, request)
    if (call instanceof Response) return call
    const reference = new URL(request.url).searchParams.get('externalReference') ?? ''
    const found = await parts.store.byReference(call.merchant, reference)
    const now = parts.now()
    return json({ results: found.map((one) => shown({ ...one, status: statusAt(one, now) })) })
  }

/** Refunds a whole payment, and notifies the shop; a second call has the same answer. */
const refundPayment =
  (parts: BankOptions, notifier: Notifier): Answer =>
  async (request, id) => {
    const call = await readCall(parts, request)
    if (call instanceof Response) return call
    const payment = await ownPayment(parts, call.merchant, id)
    if (!payment) return refused(404, 'payment_not_found')
    const isPaid = statusAt(payment, parts.now()) === 'APPROVED'
    const change = { from: payment.status, to: 'REFUNDED', reason: 'refunded' } as const
    if (isPaid && (await parts.store.move(id, change))) {
      notifier.tellLater(payment)
      return json({ id, status: 'REFUNDED' }, 201)
    }
    const after = await ownPayment(parts, call.merchant, id)
    return after?.status === 'REFUNDED'
      ? json({ id, status: 'REFUNDED' })
      : refused(409, 'payment_not_refundable')
  }

/** Handlers of shops' requests with their secret keys, by method and path. */
export const paymentsApi = (parts: BankOptions, notifier: Notifier): Readonly<Record<string, Answer>> => ({
  'POST v1/payments': createPayment(parts, notifier),
  'GET v1/payments': listPayments(parts),
  'GET v1/payments/{id}': showPayment(parts),
  'POST v1/payments/{id}/refunds': refundPayment(parts, notifier),
  'POST v1/checkouts': createCheckout(parts),
})
