import { numberOf, textOf } from '../../http/read-untrusted.ts'
import { buyOrderOf } from '../buy-order.ts'
import { webpayPage } from './webpay-page.ts'

type Transaction = {
  readonly token: string
  readonly buyOrder: string
  readonly sessionId: string
  readonly returnUrl: string
  readonly amount: number
  /** Visit of the diner to the page: none yet, or with a card that is good or not. */
  visited: 'no' | 'good' | 'bad'
  status: string
  responseCode: number | null
  charges: number
  refunds: number
}

/** A Webpay Plus of a test, as it is documented. */
export type TransbankServer = {
  readonly answer: (request: Request) => Promise<Response>
  /**
   * The diner gives a card on the page, or leaves it in one of the ways of the documentation; what
   * comes back.
   */
  readonly visit: (token: string, how: Visit) => URLSearchParams
  readonly chargesOf: (attemptId: string) => number
  readonly refundsOf: (attemptId: string) => number
  /** Refunds it past the shop's system. */
  readonly giveBack: (attemptId: string, status: 'NULLIFIED' | 'REVERSED' | 'PARTIALLY_NULLIFIED') => void
  /** Charges and refunds of all attempts so far. */
  readonly total: () => { readonly charges: number; readonly refunds: number }
}

export type Visit = 'pays' | 'declined' | 'aborts' | 'waits' | 'reloads'

const BASE = '/rswebpaytransaction/api/webpay/v1.2/transactions'

const PAGE = '/webpayserver/initTransaction'

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

const problem = (status: number, message: string): Response => json({ error_message: message }, status)

const shown = (one: Transaction): object => ({
  vci: one.responseCode === 0 ? 'TSY' : 'TSN',
  amount: one.amount,
  status: one.status,
  buy_order: one.buyOrder,
  session_id: one.sessionId,
  ...(one.responseCode !== null && {
    card_detail: { card_number: '6623' },
    response_code: one.responseCode,
    authorization_code: '1213',
    payment_type_code: 'VN',
  }),
})

function commit(one: Transaction): Response {
  if (one.status !== 'INITIALIZED') return problem(422, 'Transaction already locked by another process')
  if (one.visited === 'no') return problem(422, 'Invalid status 0 for transaction while authorizing')
  const isGood = one.visited === 'good'
  Object.assign(one, { status: isGood ? 'AUTHORIZED' : 'FAILED', responseCode: isGood ? 0 : -4 })
  if (isGood) one.charges += 1
  return json(shown(one))
}

function refund(one: Transaction, amount: number | null): Response {
  if (one.status !== 'AUTHORIZED' || amount !== one.amount) return problem(422, 'Transaction not refundable')
  one.status = 'NULLIFIED'
  one.refunds += 1
  return json({ type: 'REVERSED' })
}

/** How each way back looks. Source: Transbank's documentation of the return of Webpay Plus. */
function returnOf({ token, buyOrder, sessionId }: Transaction, how: Visit): URLSearchParams {
  const order = { TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId }
  if (how === 'aborts') return new URLSearchParams({ TBK_TOKEN: token, ...order })
  if (how === 'waits') return new URLSearchParams(order)
  if (how === 'reloads') return new URLSearchParams({ token_ws: token, TBK_TOKEN: token, ...order })
  return new URLSearchParams({ token_ws: token })
}

/** Makes one that knows a shop by its commerce code and its key. */
// oxlint-disable-next-line max-lines-per-function -- one closure over what the provider keeps; in pieces it would be a class of setters
export function transbankServer(account: {
  readonly commerceCode: string
  readonly apiKey: string
}): TransbankServer {
  const transactions = new Map<string, Transaction>()
  const ofAttempt = (attemptId: string): Transaction[] =>
    [...transactions.values()].filter(({ buyOrder }) => buyOrder === buyOrderOf(attemptId))

  function create(body: unknown, origin: string): Response {
    const buyOrder = textOf(body, 'buy_order') ?? ''
    const sessionId = textOf(body, 'session_id') ?? ''
    const returnUrl = textOf(body, 'return_url') ?? ''
    const amount = numberOf(body, 'amount')
    const isShort = buyOrder.length <= 26 && sessionId.length <= 61 && returnUrl.length <= 255
    if (!isShort || !buyOrder || !sessionId || !returnUrl || !amount || !Number.isInteger(amount))
      return problem(422, 'Invalid value for parameter')
    const token = `01ab${String(transactions.size).padStart(60, '0')}`
    transactions.set(token, {
      token,
      buyOrder,
      sessionId,
      returnUrl,
      amount,
      visited: 'no',
      status: 'INITIALIZED',
      responseCode: null,
      charges: 0,
      refunds: 0,
    })
    return json({ token, url: origin + PAGE })
  }

  const visit: TransbankServer['visit'] = (token, how) => {
    const one = transactions.get(token)
    if (!one) throw new Error('There is no such page.')
    if (how === 'pays') one.visited = 'good'
    if (how === 'declined') one.visited = 'bad'
    return returnOf(one, how)
  }

  /**
   * The page that browsers are sent to: opened by posting its token, left by a link or by a form.
   */
  async function answerBrowser(request: Request): Promise<Response> {
    const fields = new URLSearchParams(await request.text())
    const token = fields.get('token_ws') ?? ''
    const one = transactions.get(token)
    if (request.method !== 'POST' || !one) return problem(404, 'There is no such page')
    const back = (how: Visit): string => `${one.returnUrl}?${returnOf(one, how).toString()}`
    if (new URL(request.url).pathname === PAGE)
      return webpayPage({ ...one, aborted: returnOf(one, 'aborts'), timedOutUrl: back('waits') })
    visit(token, fields.get('how') === 'pays' ? 'pays' : 'declined')
    return new Response(null, { status: 303, headers: { location: back('pays') } })
  }

  return {
    answer: async (request) => {
      const { headers, method } = request
      if (new URL(request.url).pathname.startsWith('/webpayserver/')) return answerBrowser(request)
      const isKnown =
        headers.get('tbk-api-key-id') === account.commerceCode &&
        headers.get('tbk-api-key-secret') === account.apiKey
      if (!isKnown) return problem(401, 'Not Authorized')
      const { pathname, origin } = new URL(request.url)
      const [, token = '', rest = ''] = /^\/(\w+)(\/refunds)?$/.exec(pathname.slice(BASE.length)) ?? []
      const text = await request.text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      if (method === 'POST' && pathname === BASE) return create(body, origin)
      const one = transactions.get(token)
      if (!one) return problem(404, 'Transaction not found')
      if (method === 'PUT') return commit(one)
      if (method === 'POST' && rest) return refund(one, numberOf(body, 'amount'))
      return json(shown(one))
    },
    visit,
    chargesOf: (attemptId) => ofAttempt(attemptId).reduce((sum, { charges }) => sum + charges, 0),
    total: () => {
      const all = [...transactions.values()]
      return {
        charges: all.reduce((sum, { charges }) => sum + charges, 0),
        refunds: all.reduce((sum, { refunds }) => sum + refunds, 0),
      }
    },
    giveBack: (attemptId, status) => {
      for (const one of ofAttempt(attemptId)) if (one.status === 'AUTHORIZED') one.status = status
    },
    refundsOf: (attemptId) => ofAttempt(attemptId).reduce((sum, { refunds }) => sum + refunds, 0),
  }
}
