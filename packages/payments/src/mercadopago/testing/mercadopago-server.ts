import { createHmac } from 'node:crypto'
import { fieldOf, numberOf, textOf } from '../../http/read-untrusted.ts'
import type { ProviderCall } from '../../payment-provider.ts'
import type { MercadoPagoAccounts } from './mercadopago-accounts.ts'

type Payment = Record<string, unknown> & {
  readonly id: number
  status: string
  status_detail: string
}

/** How a payment that was given back reads. Source: MercadoPago's reference of payments. */
const GIVEN_BACK = {
  refunded: { status: 'refunded', status_detail: 'refunded' },
  contested: { status: 'charged_back', status_detail: 'settled' },
  'in-part': { status: 'approved', status_detail: 'partially_refunded' },
} as const

type GivenBack = keyof typeof GIVEN_BACK

/** A MercadoPago of a test: its Payments API and its preferences, as they are documented. */
export type MercadoPagoServer = {
  readonly answer: (request: Request) => Promise<Response>
  /** The token that the card fields make of a card whose holder has this name; it pays once. */
  readonly tokenOf: (holder: string) => string
  /** The diner pays on the page of a preference, with a card of this holder. */
  readonly visit: (preferenceId: string, holder: string) => Promise<URLSearchParams>
  /** Approves the payments in process. */
  readonly finishPending: () => void
  readonly approvedOf: (reference: string) => number
  readonly refundsOf: (reference: string) => number
  /** Refunds it past the shop's system. */
  readonly giveBack: (reference: string, how: GivenBack) => void
  /** The notification of a payment, signed with a secret. */
  readonly notification: (id: string, secret: string) => ProviderCall
}

/** Source: MercadoPago's documentation of test cards: the holder's name says how it ends. */
const DETAILS: Readonly<Record<string, readonly [string, string]>> = {
  APRO: ['approved', 'accredited'],
  FUND: ['rejected', 'cc_rejected_insufficient_amount'],
  OTHE: ['rejected', 'cc_rejected_other_reason'],
  CONT: ['in_process', 'pending_contingency'],
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

const problem = (status: number, message: string): Response =>
  json({ message, error: 'bad_request', status, cause: [] }, status)

/**
 * Signs by MercadoPago's documentation of webhooks: the id of the address, the request's id and the
 * time.
 */
function signedCall(id: string, secret: string): ProviderCall {
  const requestId = 'b6f0c1de-6c1a-4f37-9f2f-3f4a2b1c0d9e'
  const timestamp = '1763650800'
  const v1 = createHmac('sha256', secret)
    .update(`id:${id};request-id:${requestId};ts:${timestamp};`)
    .digest('hex')
  return {
    query: new URLSearchParams({ 'data.id': id, type: 'payment', attempt: 'ours' }),
    headers: new Headers({ 'x-signature': `ts=${timestamp},v1=${v1}`, 'x-request-id': requestId }),
  }
}

/**
 * The page of a preference, where nobody types a card: it is paid, or left. Back it says what
 * MercadoPago's addresses say.
 */
const payPage = (payUrl: string, leaveUrl: string): Response =>
  new Response(
    `<!doctype html><html lang="es"><title>Mercado Pago</title><h1>Mercado Pago</h1>
      <p><a href="${payUrl.replaceAll('&', '&amp;')}">Pagar</a></p>
      <p><a href="${leaveUrl.replaceAll('&', '&amp;')}">Volver al comercio</a></p></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

/** Makes one that knows the shop by its access token, or the shops by their accounts. */
// oxlint-disable-next-line max-lines-per-function -- one closure over what the provider keeps; in pieces it would be a class of setters
export function mercadoPagoServer(
  accessToken: string | MercadoPagoAccounts,
  pagesUrl = (): string => 'https://www.mercadopago.com.ar',
): MercadoPagoServer {
  const accounts = typeof accessToken === 'string' ? undefined : accessToken
  const opens = (bearer: string): boolean => accounts?.opens(bearer) ?? bearer === accessToken
  const payments = new Map<string, Payment>()
  const byKey = new Map<string, { readonly body: string; readonly payment: Payment }>()
  const preferences = new Map<string, Record<string, unknown>>()
  const backUrls = new Map<string, string>()
  const tokens = new Map<string, string>()
  const refundKeys = new Map<string, string[]>()
  let lastId = 131_000_000

  const create = (holder: string, fields: Record<string, unknown>): Payment => {
    const [status, detail] = DETAILS[holder] ?? ['approved', 'accredited']
    const id = ++lastId
    const payment = {
      id,
      status,
      status_detail: detail,
      card: { first_six_digits: '450995', last_four_digits: '3704' },
      ...fields,
    }
    payments.set(String(id), payment)
    return payment
  }

  function pay(body: unknown, { key, text }: { key: string | null; text: string }): Response {
    if (!key) return problem(400, 'Header X-Idempotency-Key can’t be null')
    const known = byKey.get(key)
    if (known && known.body !== text) return problem(409, 'idempotency key was used with another body')
    if (known) return json(known.payment, 201)
    const amount = numberOf(body, 'transaction_amount')
    if (!amount || !textOf(fieldOf(body, 'payer'), 'email')) return problem(400, 'Invalid transaction_amount')
    const token = textOf(body, 'token') ?? ''
    const holder = tokens.get(token)
    if (holder === undefined) return problem(400, 'Card Token not found')
    tokens.delete(token)
    const payment = create(holder, {
      transaction_amount: amount,
      external_reference: textOf(body, 'external_reference'),
    })
    byKey.set(key, { body: text, payment })
    return json(payment, 201)
  }

  function refund(id: string, key: string | null): Response {
    const payment = payments.get(id)
    if (!payment) return problem(404, 'Payment not found')
    if (!key) return problem(400, 'Header X-Idempotency-Key can’t be null')
    const keys = refundKeys.get(id) ?? []
    if (keys.includes(key)) return json({ id: 1, payment_id: payment.id, status: 'approved' }, 201)
    if (payment.status !== 'approved') return problem(400, 'The action requested is not valid')
    refundKeys.set(id, [...keys, key])
    Object.assign(payment, { status: 'refunded', status_detail: 'refunded' })
    return json({ id: 1, payment_id: payment.id, status: 'approved' }, 201)
  }

  function prefer(body: unknown): Response {
    const item = fieldOf(fieldOf(body, 'items'), '0')
    if (!numberOf(item, 'unit_price') || !textOf(item, 'currency_id')) return problem(400, 'items invalid')
    const until = textOf(body, 'expiration_date_to') ?? ''
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/.test(until))
      return problem(400, 'expiration_date_to invalid')
    const id = `44-${++lastId}`
    preferences.set(id, {
      transaction_amount: numberOf(item, 'unit_price'),
      external_reference: textOf(body, 'external_reference'),
    })
    backUrls.set(id, textOf(fieldOf(body, 'back_urls'), 'success') ?? '')
    return json({ id, init_point: `${pagesUrl()}/checkout/v1/redirect?pref_id=${id}` }, 201)
  }

  async function visit(preferenceId: string, holder: string): Promise<URLSearchParams> {
    const { id, status } = create(holder, preferences.get(preferenceId) ?? {})
    const payment = { collection_id: String(id), payment_id: String(id), status, merchant_order_id: 'null' }
    return new URLSearchParams({ ...payment, preference_id: preferenceId })
  }

  /** The page of a preference, and what its link does; undefined for what is no page. */
  async function page({ pathname, searchParams }: URL): Promise<Response | undefined> {
    const id = searchParams.get('pref_id') ?? ''
    const back = backUrls.get(id)
    if (back === undefined) return undefined
    if (pathname === '/checkout/v1/redirect')
      return payPage(`/checkout/v1/pay?pref_id=${id}`, `${back}?preference_id=${id}&status=null`)
    if (pathname !== '/checkout/v1/pay') return undefined
    const location = `${back}?${(await visit(id, 'APRO')).toString()}`
    return new Response(null, { status: 303, headers: { location } })
  }

  const ofReference = (reference: string): Payment[] =>
    [...payments.values()].filter((one) => one.external_reference === reference)

  return {
    answer: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const open = accounts?.answer(request, body) ?? (await page(new URL(request.url)))
      if (open) return open
      if (!opens((request.headers.get('authorization') ?? '').replace('Bearer ', '')))
        return problem(401, 'invalid access token')
      const key = request.headers.get('x-idempotency-key')
      const id = /^\/v1\/payments\/(\d+)/.exec(pathname)?.[1] ?? ''
      switch (`${request.method} ${id ? pathname.replace(id, '{id}') : pathname}`) {
        case 'POST /v1/payments':
          return pay(body, { key, text })
        case 'GET /v1/payments/{id}':
          return payments.has(id) ? json(payments.get(id)) : problem(404, 'Payment not found')
        case 'GET /v1/payments/search':
          return json({ paging: {}, results: ofReference(searchParams.get('external_reference') ?? '') })
        case 'POST /v1/payments/{id}/refunds':
          return refund(id, key)
        case 'POST /checkout/preferences':
          return prefer(body)
        default:
          return problem(404, 'Not found')
      }
    },
    tokenOf: (holder) => {
      const token = `tok-${++lastId}`
      tokens.set(token, holder)
      return token
    },
    visit,
    finishPending: () => {
      for (const payment of payments.values())
        if (payment.status === 'in_process') Object.assign(payment, { status: 'approved' })
    },
    approvedOf: (reference) =>
      ofReference(reference).filter(({ status }) => ['approved', 'refunded'].includes(status)).length,
    giveBack: (reference, how) => {
      for (const payment of ofReference(reference))
        if (payment.status === 'approved') Object.assign(payment, GIVEN_BACK[how])
    },
    refundsOf: (reference) =>
      ofReference(reference).flatMap(({ id }) => refundKeys.get(String(id)) ?? []).length,
    notification: signedCall,
  }
}
