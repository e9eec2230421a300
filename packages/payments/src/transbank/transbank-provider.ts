// words: the provider's name as owners know it, which its definition alone says
import { anyHost, publicHosts, type Fetch } from '@mostrador/outbound/fetch'
import { askProviderJson, failed, type ProviderReply } from '../http/ask-provider-json.ts'
import { fieldOf, numberOf, textOf } from '../http/read-untrusted.ts'
import { majorAmount } from '../major-amount.ts'
import type { PaymentAccount } from '../open-payment-providers.ts'
import type {
  KnownAttempt,
  PaymentProvider,
  ProviderAnswer,
  ProviderFailure,
  ProviderReturn,
  ProviderState,
  ProviderStatus,
} from '../payment-provider.ts'
import { defineProvider } from '../provider-definition.ts'
import { buyOrderOf } from './buy-order.ts'

/** Address of Webpay, and the time for its answer. */
export type TransbankSettings = {
  readonly baseUrl: string
  readonly timeoutMs: number
  /** Calls an address that an account names. */
  readonly accountFetch: Fetch
}

/** Webpay's own server; integration has another host, which an account may name. */
const TRANSBANK: TransbankSettings = {
  baseUrl: 'https://webpay3g.transbank.cl',
  timeoutMs: 20_000,
  accountFetch: publicHosts([]),
}

const PATH = '/rswebpaytransaction/api/webpay/v1.2/transactions'

type Reply = Extract<ProviderReply, { ok: true }>

const isYes = ({ status }: Reply): boolean => status >= 200 && status < 300

function refusal({ status, json }: Reply): ProviderFailure {
  const isBusy = status === 429 || status >= 500
  return failed(isBusy ? 'unreachable' : 'refused', `${status} ${textOf(json, 'error_message') ?? ''}`)
}

/** Returns the status: approved needs both the code and the status. */
function statusOf(json: unknown): ProviderStatus | null {
  switch (textOf(json, 'status')) {
    case 'AUTHORIZED':
    case 'CAPTURED':
    // The shop refunded a part by itself: the order stays paid.
    case 'PARTIALLY_NULLIFIED':
      return numberOf(json, 'response_code') === 0 ? 'APPROVED' : 'REJECTED'
    case 'INITIALIZED':
      return 'PENDING'
    case 'FAILED':
      return 'REJECTED'
    case 'REVERSED':
    case 'NULLIFIED':
      return 'REFUNDED'
    default:
      return null
  }
}

/**
 * Reads a transaction; it is ours only under our own `buy_order`. Pesos have no decimals: the
 * amount is in minor units.
 */
function stateOf(json: unknown, { attemptId, token }: KnownAttempt): ProviderAnswer<ProviderState> {
  const status = statusOf(json)
  if (status === null || token === null) return failed('nonsense', 'a transaction without a known status')
  if (textOf(json, 'buy_order') !== buyOrderOf(attemptId)) return failed('nonsense', 'another buy_order')
  const code = textOf(json, 'response_code')
  return {
    ok: true,
    value: {
      reference: token,
      status,
      amount: numberOf(json, 'amount'),
      // Webpay's merchants have one currency, and no transaction says it.
      currency: null,
      reason: code === null ? null : `response_code ${code}`,
      cardLastDigits: textOf(fieldOf(json, 'card_detail'), 'card_number'),
    },
  }
}

/**
 * Reads how the diner came back. `token_ws` alone is a transaction to commit; `TBK_TOKEN` is the
 * diner's own "Anular"; without either the form ran out of time; both together is a reload in the
 * middle. Source: Transbank's documentation of the return of Webpay Plus.
 */
function readWebpayReturn(fields: URLSearchParams): ProviderReturn | null {
  const token = fields.get('token_ws')
  const aborted = fields.get('TBK_TOKEN')
  if (token && aborted) return { kind: 'abnormal', token }
  if (token) return { kind: 'finished', token }
  if (aborted) return { kind: 'aborted', token: aborted }
  return fields.has('TBK_ORDEN_COMPRA') ? { kind: 'timed-out', token: '' } : null
}

type Ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<ProviderReply>

const pathOf = (token: string): string => `/${encodeURIComponent(token)}`

type Find = PaymentProvider['find']

const findBy =
  (ask: Ask): Find =>
  async (attempt) => {
    if (attempt.token === null) return { ok: true, value: null }
    const reply = await ask('GET', pathOf(attempt.token))
    if (!reply.ok) return reply
    if (reply.status === 404) return { ok: true, value: null }
    return isYes(reply) ? stateOf(reply.json, attempt) : refusal(reply)
  }

/** Commits a transaction. A committed or unpaid one is refused: its status tells which. */
const settleBy =
  (ask: Ask, find: Find): PaymentProvider['settle'] =>
  async (attempt) => {
    if (attempt.token === null) return { ok: true, value: null }
    const reply = await ask('PUT', pathOf(attempt.token))
    if (!reply.ok) return reply
    return isYes(reply) ? stateOf(reply.json, attempt) : find(attempt)
  }

const makeLink =
  (ask: Ask): PaymentProvider['makeLink'] =>
  async ({ attemptId, amount, returnUrl }) => {
    const body = {
      buy_order: buyOrderOf(attemptId),
      session_id: attemptId,
      amount: majorAmount(amount),
      return_url: returnUrl,
    }
    const reply = await ask('POST', '', body)
    if (!reply.ok) return reply
    if (!isYes(reply)) return refusal(reply)
    const url = textOf(reply.json, 'url')
    const token = textOf(reply.json, 'token')
    if (!url || !token || !URL.canParse(url)) return failed('nonsense', 'a transaction without its page')
    return { ok: true, value: { url, token, reference: token } }
  }

const refundBy =
  (ask: Ask, find: Find): PaymentProvider['refund'] =>
  async (attempt) => {
    if (attempt.token === null) return failed('refused', 'no transaction to refund')
    const amount = majorAmount(attempt.amount)
    const reply = await ask('POST', `${pathOf(attempt.token)}/refunds`, { amount })
    if (!reply.ok) return reply
    if (isYes(reply)) return { ok: true, value: null }
    const now = await find(attempt)
    return now.ok && now.value?.status === 'REFUNDED' ? { ok: true, value: null } : refusal(reply)
  }

/**
 * Opens a shop's account at Transbank's Webpay Plus: a page that is opened by posting its token,
 * and a transaction that is committed when the diner comes back. It sends no notifications.
 * Undefined without commerce code and key.
 */
export function transbankProvider(
  { commerceCode, apiKey, baseUrl }: PaymentAccount,
  settings: TransbankSettings = TRANSBANK,
): PaymentProvider | undefined {
  if (!commerceCode || !apiKey) return undefined
  const ask: Ask = (method, path, body) =>
    askProviderJson({
      method,
      url: (baseUrl ?? settings.baseUrl) + PATH + path,
      headers: { 'tbk-api-key-id': commerceCode, 'tbk-api-key-secret': apiKey },
      body,
      timeoutMs: settings.timeoutMs,
      fetch: baseUrl === undefined ? anyHost : settings.accountFetch,
    })
  const find = findBy(ask)
  return {
    name: 'transbank',
    fields: null,
    tokenField: 'token_ws',
    payCard: async () => failed('refused', 'Webpay takes cards on its own page only'),
    makeLink: makeLink(ask),
    find,
    settle: settleBy(ask, find),
    refund: refundBy(ask, find),
    readNotification: async () => ({ ok: false, reason: 'not-a-payment' }),
    readReturn: readWebpayReturn,
  }
}

/** Webpay Plus as the product knows it. */
export const transbank = defineProvider({
  name: 'transbank',
  title: 'Webpay de Transbank',
  countries: ['cl'],
  tellsByItself: false,
  account: { needed: ['commerceCode', 'apiKey'], optional: ['baseUrl'] },
  addresses: { URL: TRANSBANK.baseUrl },
  // Source: solidgate.com, Webpay, "Min amount".
  smallest: { CLP: 50 },
  open: (account, { addresses, timeoutMs, accountFetch }) =>
    transbankProvider(account, { baseUrl: addresses.URL, timeoutMs, accountFetch }),
})
