import { askProviderJson, failed, type ProviderReply } from '../http/ask-provider-json.ts'
import { fieldOf, textOf } from '../http/read-untrusted.ts'
import { majorAmount } from '../major-amount.ts'
import type { PaymentAccount } from '../open-payment-providers.ts'
import type {
  CardPayment,
  LinkPayment,
  Notification,
  PaymentLink,
  PaymentProvider,
  Payer,
  ProviderAnswer,
  ProviderCall,
  ProviderFailure,
  ProviderReturn,
  ProviderState,
} from '../payment-provider.ts'
import { defineProvider } from '../provider-definition.ts'
import { mercadoPagoAuthorisation } from './mercadopago-authorisation.ts'
import { isSignedByMercadoPago } from './mercadopago-signature.ts'
import { decisiveState, mercadoPagoState } from './mercadopago-state.ts'

/** Address of MercadoPago, and the time for its answer. Tests and sandboxes name another server. */
export type MercadoPagoSettings = {
  readonly baseUrl: string
  readonly script: string
  readonly timeoutMs: number
}

const MERCADOPAGO: MercadoPagoSettings = {
  baseUrl: 'https://api.mercadopago.com',
  script: 'https://sdk.mercadopago.com/js/v2',
  timeoutMs: 20_000,
}

type Call = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
  readonly key?: string
}

type Ask = (call: Call) => Promise<ProviderReply>

/**
 * Returns the payer's e-mail; without one, the phone's digits at the shop's own host, since
 * MercadoPago wants one.
 */
const emailOf = ({ email, phone }: Payer, notificationUrl: string): string =>
  email || `${phone.replace(/\D/g, '')}@${new URL(notificationUrl).hostname}`

function refusal({ status, json }: Extract<ProviderReply, { ok: true }>): ProviderFailure {
  const isBusy = status === 429 || status === 423 || status === 424 || status >= 500
  const no = failed(isBusy ? 'unreachable' : 'refused', `${status} ${textOf(json, 'message') ?? ''}`)
  return status === 401 ? { ...no, isKeyRefused: true } : no
}

const isYes = ({ status }: Extract<ProviderReply, { ok: true }>): boolean => status >= 200 && status < 300

const cardBody = (payment: CardPayment) => ({
  transaction_amount: majorAmount(payment.amount),
  token: payment.token,
  payment_method_id: payment.paymentMethodId,
  installments: 1,
  description: payment.description,
  external_reference: payment.attemptId,
  // A kitchen cannot wait for a review of days: yes or no at once.
  binary_mode: true,
  notification_url: payment.notificationUrl,
  payer: {
    email: emailOf(payment.payer, payment.notificationUrl),
    first_name: payment.cardName,
    identification: payment.document,
  },
})

const linkBody = (payment: LinkPayment) => ({
  items: [
    {
      id: payment.orderCode,
      title: payment.description,
      quantity: 1,
      unit_price: majorAmount(payment.amount),
      currency_id: payment.amount.currency,
    },
  ],
  payer: { email: emailOf(payment.payer, payment.notificationUrl), name: payment.payer.name },
  external_reference: payment.attemptId,
  notification_url: payment.notificationUrl,
  back_urls: { success: payment.returnUrl, pending: payment.returnUrl, failure: payment.returnUrl },
  // MercadoPago refuses it for an address that is not public.
  ...(payment.returnUrl.startsWith('https:') && { auto_return: 'all' }),
  expires: true,
  // Its dates have milliseconds and an offset, never a Z.
  expiration_date_to: payment.expiresAt.toISOString().replace('Z', '+00:00'),
  binary_mode: true,
})

const payCard =
  (ask: Ask) =>
  async (payment: CardPayment): Promise<ProviderAnswer<ProviderState>> => {
    const body = cardBody(payment)
    const reply = await ask({ method: 'POST', path: '/v1/payments', body, key: payment.attemptId })
    if (!reply.ok) return reply
    if (!isYes(reply)) return refusal(reply)
    const state = mercadoPagoState(reply.json, payment.amount.mantissa)
    return state ? { ok: true, value: state } : failed('nonsense', 'a payment without id or status')
  }

const makeLink =
  (ask: Ask) =>
  async (payment: LinkPayment): Promise<ProviderAnswer<PaymentLink>> => {
    const body = linkBody(payment)
    const reply = await ask({ method: 'POST', path: '/checkout/preferences', body, key: payment.attemptId })
    if (!reply.ok) return reply
    if (!isYes(reply)) return refusal(reply)
    const url = textOf(reply.json, 'init_point')
    const token = textOf(reply.json, 'id')
    if (!url || !token || !URL.canParse(url)) return failed('nonsense', 'a preference without its page')
    return { ok: true, value: { url, token, reference: null } }
  }

type Find = PaymentProvider['find']

/** Reads the payments at an address: one by its number, or all of a search. */
async function paymentsAt(
  ask: Ask,
  path: string,
  mantissa: number,
): Promise<ProviderAnswer<readonly ProviderState[]>> {
  const reply = await ask({ method: 'GET', path })
  if (!reply.ok) return reply
  if (reply.status === 404) return { ok: true, value: [] }
  if (!isYes(reply)) return refusal(reply)
  const results = fieldOf(reply.json, 'results')
  const isSearch = Array.isArray(results)
  const states = (isSearch ? results : [reply.json]).flatMap((one) => mercadoPagoState(one, mantissa) ?? [])
  if (!isSearch && states.length === 0) return failed('nonsense', 'a payment without id or status')
  return { ok: true, value: states }
}

const isDone = ({ status }: ProviderState): boolean => status === 'APPROVED' || status === 'REFUNDED'

/**
 * Finds the payment of an attempt. On the page a second one may have followed the known one that
 * failed: then all of the attempt are searched.
 */
const findBy =
  (ask: Ask, mantissa: number): Find =>
  async ({ attemptId, reference, token }) => {
    const isPage = token !== null
    const known = reference ? await paymentsAt(ask, `/v1/payments/${reference}`, mantissa) : undefined
    if (known && (!known.ok || !isPage || known.value.some(isDone)))
      return known.ok ? { ok: true, value: decisiveState(known.value, isPage) } : known
    const query = new URLSearchParams({ external_reference: attemptId })
    const all = await paymentsAt(ask, `/v1/payments/search?${query.toString()}`, mantissa)
    if (!all.ok) return all
    return { ok: true, value: decisiveState([...all.value, ...(known?.value ?? [])], isPage) }
  }

const refundBy =
  (ask: Ask, find: Find): PaymentProvider['refund'] =>
  async (attempt) => {
    const known = attempt.reference ? null : await find(attempt)
    if (known && !known.ok) return known
    const reference = attempt.reference ?? known?.value?.reference
    if (!reference) return failed('refused', 'no payment to refund')
    const path = `/v1/payments/${reference}/refunds`
    const reply = await ask({ method: 'POST', path, body: {}, key: `${attempt.attemptId}-refund` })
    if (!reply.ok) return reply
    if (isYes(reply)) return { ok: true, value: null }
    // A second refund is refused; the payment itself tells whether there was a first one.
    const now = await find({ ...attempt, reference })
    return now.ok && now.value?.status === 'REFUNDED' ? { ok: true, value: null } : refusal(reply)
  }

/**
 * Finds the payment of a notification, once its signature is right: payments alone, by their
 * numbers.
 */
function readNotification(call: ProviderCall, secret: string): Notification {
  if (!isSignedByMercadoPago(call, secret)) return { ok: false, reason: 'signature' }
  const id = call.query.get('data.id')
  const type = call.query.get('type') ?? call.query.get('topic')
  if (type !== 'payment' || !id || !/^\d{1,20}$/.test(id)) return { ok: false, reason: 'not-a-payment' }
  return { ok: true, reference: id }
}

/** The status in the address is for show: the payment itself is asked for. */
function readReturn(fields: URLSearchParams): ProviderReturn | null {
  const token = fields.get('preference_id')
  return token ? { kind: 'finished', token } : null
}

/**
 * Opens a shop's account at MercadoPago: card fields of its own script, the Payments API, and
 * Checkout Pro's page. A declined card is an answer, not a failure. Undefined without an access
 * token. Source: MercadoPago's reference of payments and preferences.
 */
export function mercadoPagoProvider(
  { accessToken, publicKey = '', webhookSecret = '', mantissa = '2' }: PaymentAccount,
  { baseUrl, script, timeoutMs }: MercadoPagoSettings = MERCADOPAGO,
): PaymentProvider | undefined {
  if (!accessToken) return undefined
  const ask: Ask = ({ method, path, body, key }) =>
    askProviderJson({
      method,
      url: baseUrl + path,
      headers: { authorization: `Bearer ${accessToken}`, ...(key && { 'x-idempotency-key': key }) },
      body,
      timeoutMs,
    })
  const find = findBy(ask, Number(mantissa))
  return {
    name: 'mercadopago',
    fields: publicKey ? { script, publicKey, global: 'MercadoPago' } : null,
    tokenField: null,
    payCard: payCard(ask),
    makeLink: makeLink(ask),
    find,
    settle: find,
    refund: refundBy(ask, find),
    readNotification: async (call) => readNotification(call, webhookSecret),
    readReturn,
  }
}

/** Hosts that its script loads from. */
const OWN_HOSTS = 'https://*.mercadopago.com https://*.mercadolibre.com https://*.mlstatic.com'

/**
 * The least that the cards of each country take, never less than what was found. Source:
 * docs.y.uno, Mercado Pago Checkout Pro, "Minimum amount" (AR, CL, CO, MX); docs.antom.com, Mercado
 * Pago (PE); of Uruguay nothing was found, and its sum is small and sure.
 */
const SMALLEST = { ARS: 200, CLP: 1000, COP: 1600, MXN: 1000, PEN: 300, UYU: 5000 } as const

/** MercadoPago as the product knows it. */
export const mercadopago = defineProvider({
  name: 'mercadopago',
  title: 'Mercado Pago',
  countries: ['ar', 'br', 'cl', 'co', 'mx', 'pe', 'uy'],
  tellsByItself: true,
  account: { needed: ['accessToken', 'webhookSecret'], optional: ['publicKey'] },
  addresses: { URL: MERCADOPAGO.baseUrl, SCRIPT: MERCADOPAGO.script, PAGES: 'https://auth.mercadopago.com' },
  application: {
    settings: ['CLIENT_ID', 'CLIENT_SECRET', 'WEBHOOK_SECRET'],
    open: ({ CLIENT_ID = '', CLIENT_SECRET = '', WEBHOOK_SECRET = '' }, { addresses, timeoutMs }) =>
      mercadoPagoAuthorisation({
        clientId: CLIENT_ID,
        clientSecret: CLIENT_SECRET,
        webhookSecret: WEBHOOK_SECRET,
        baseUrl: addresses.URL,
        pageBaseUrl: addresses.PAGES,
        timeoutMs,
      }),
  },
  smallest: SMALLEST,
  open: (account, { addresses, timeoutMs }) =>
    mercadoPagoProvider(account, { baseUrl: addresses.URL, script: addresses.SCRIPT, timeoutMs }),
  fieldSources: ({ SCRIPT }) => {
    const { origin, hostname } = new URL(SCRIPT)
    return hostname.endsWith('.mercadopago.com') ? OWN_HOSTS : origin
  },
})
