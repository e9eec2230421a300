// words: the provider's name as owners know it, which its definition alone says
import { askProviderJson, failed, type ProviderReply } from '../http/ask-provider-json.ts'
import { fieldOf, numberOf, textOf } from '../http/read-untrusted.ts'
import type { PaymentAccount } from '../open-payment-providers.ts'
import type {
  Notification,
  PaymentProvider,
  PaymentRequest,
  ProviderAnswer,
  ProviderCall,
  ProviderFailure,
  ProviderState,
  ProviderStatus,
} from '../payment-provider.ts'
import { defineProvider } from '../provider-definition.ts'
import { sandboxAccount } from './bank/bank-keys.ts'
import { BANK_PATH } from './bank/create-bank.ts'
import { isSignedByBank } from './sandbox-signature.ts'

/** Address of the bank, the time for its answer, and the clock. */
export type SandboxSettings = {
  /** Address at which this server reaches it. */
  readonly baseUrl: () => string
  /** Address of the script of its card fields. */
  readonly script: string
  readonly timeoutMs: number
  readonly now: () => Date
}

const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  CREATED: 'PENDING',
  PENDING: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
  CANCELED: 'CANCELED',
  REFUNDED: 'REFUNDED',
}

type Reply = Extract<ProviderReply, { ok: true }>
type Ask = (
  method: 'GET' | 'POST',
  path: string,
  sent?: { body: object; key: string },
) => Promise<ProviderReply>

const isYes = ({ status }: Reply): boolean => status >= 200 && status < 300

const refusal = ({ status, json }: Reply): ProviderFailure =>
  failed(
    status === 429 || status >= 500 ? 'unreachable' : 'refused',
    `${status} ${textOf(json, 'code') ?? ''}`,
  )

function stateOf(json: unknown, attemptId: string): ProviderAnswer<ProviderState> {
  const reference = textOf(json, 'id')
  const word = textOf(json, 'status') ?? ''
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined
  if (reference === null || !status) return failed('nonsense', 'a payment without id or status')
  if (textOf(json, 'externalReference') !== attemptId) return failed('nonsense', 'the payment of another')
  return {
    ok: true,
    value: {
      reference,
      status,
      amount: numberOf(json, 'amount'),
      currency: textOf(json, 'currency'),
      reason: textOf(json, 'reason'),
      cardLastDigits: textOf(json, 'cardLastDigits'),
    },
  }
}

const bodyOf = ({ attemptId, amount, description, notificationUrl }: PaymentRequest) => ({
  externalReference: attemptId,
  amount: amount.minor,
  currency: amount.currency,
  mantissa: amount.mantissa,
  description,
  notificationUrl,
})

const payCard =
  (ask: Ask): PaymentProvider['payCard'] =>
  async (payment) => {
    const { attemptId, token, paymentMethodId } = payment
    const body = { ...bodyOf(payment), token, paymentMethodId }
    const reply = await ask('POST', '/v1/payments', { body, key: attemptId })
    if (!reply.ok) return reply
    return isYes(reply) ? stateOf(reply.json, attemptId) : refusal(reply)
  }

const makeLink =
  (ask: Ask): PaymentProvider['makeLink'] =>
  async (payment) => {
    const { attemptId: key, returnUrl, expiresAt } = payment
    const body = { ...bodyOf(payment), returnUrl, expiresAt: expiresAt.toISOString() }
    const reply = await ask('POST', '/v1/checkouts', { body, key })
    if (!reply.ok) return reply
    if (!isYes(reply)) return refusal(reply)
    const url = textOf(reply.json, 'url')
    const id = textOf(reply.json, 'id')
    if (!url || !id || !URL.canParse(url)) return failed('nonsense', 'a checkout without its page')
    return { ok: true, value: { url, token: id, reference: id } }
  }

type Find = PaymentProvider['find']

const findBy =
  (ask: Ask): Find =>
  async ({ attemptId, reference }) => {
    const query = new URLSearchParams({ externalReference: attemptId })
    const path = reference
      ? `/v1/payments/${encodeURIComponent(reference)}`
      : `/v1/payments?${query.toString()}`
    const reply = await ask('GET', path)
    if (!reply.ok) return reply
    if (reply.status === 404) return { ok: true, value: null }
    if (!isYes(reply)) return refusal(reply)
    if (reference) return stateOf(reply.json, attemptId)
    const results = fieldOf(reply.json, 'results')
    if (!Array.isArray(results)) return failed('nonsense', 'a list without results')
    return results.length === 0 ? { ok: true, value: null } : stateOf(results[0], attemptId)
  }

const refundBy =
  (ask: Ask, find: Find): PaymentProvider['refund'] =>
  async (attempt) => {
    const found = attempt.reference ? null : await find(attempt)
    if (found && !found.ok) return found
    const reference = attempt.reference ?? found?.value?.reference
    if (!reference) return failed('refused', 'no payment to refund')
    const path = `/v1/payments/${encodeURIComponent(reference)}/refunds`
    const reply = await ask('POST', path, { body: {}, key: `${attempt.attemptId}-refund` })
    if (!reply.ok) return reply
    return isYes(reply) ? { ok: true, value: null } : refusal(reply)
  }

function readNotification(call: ProviderCall, secret: string, now: Date): Notification {
  const eventId = call.headers.get('x-sandbox-event') ?? ''
  const reference = call.headers.get('x-sandbox-reference') ?? ''
  const signature = call.headers.get('x-sandbox-signature') ?? ''
  const isRight = isSignedByBank({ eventId, reference, signature }, secret, now)
  return isRight ? { ok: true, reference } : { ok: false, reason: 'signature' }
}

/**
 * Opens a shop's account at the built-in bank, reached over HTTP like any provider. Undefined
 * without the secret key. Source: README.md, The built-in bank.
 */
export function sandboxProvider(
  { secretKey, publicKey = '', notificationSecret = '' }: PaymentAccount,
  { baseUrl, script, timeoutMs, now }: SandboxSettings,
): PaymentProvider | undefined {
  if (!secretKey) return undefined
  const ask: Ask = (method, path, sent) =>
    askProviderJson({
      method,
      url: baseUrl() + path,
      headers: { authorization: `Bearer ${secretKey}`, ...(sent && { 'idempotency-key': sent.key }) },
      body: sent?.body,
      timeoutMs,
    })
  const find = findBy(ask)
  return {
    name: 'sandbox',
    fields: publicKey ? { script, publicKey, global: 'MostradorSandbox' } : null,
    tokenField: null,
    payCard: payCard(ask),
    makeLink: makeLink(ask),
    find,
    settle: find,
    refund: refundBy(ask, find),
    readNotification: async (call) => readNotification(call, notificationSecret, now()),
    readReturn: (fields) => {
      const token = fields.get('checkout')
      return token ? { kind: 'finished', token } : null
    },
  }
}

/** The built-in bank as the product knows it: this server plays it, below an address of its own. */
export const sandbox = defineProvider({
  name: 'sandbox',
  title: 'Banco de prueba',
  countries: null,
  tellsByItself: true,
  account: null,
  ownAccount: sandboxAccount,
  addresses: {},
  // As little as any: no money moves.
  smallest: { ARS: 100, CLP: 1, COP: 1, MXN: 100, PEN: 100, UYU: 100, PYG: 1, BOB: 100, USD: 100 },
  takesNoMoney: true,
  open: (account, { ownUrl, timeoutMs, now }) =>
    sandboxProvider(account, {
      baseUrl: () => ownUrl() + BANK_PATH,
      script: `${BANK_PATH}/fields.js`,
      timeoutMs,
      now,
    }),
})
