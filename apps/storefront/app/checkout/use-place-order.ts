import type { Problem, ProblemError } from '@mostrador/contract/problem'
import { checkoutCopy, checkoutMessage } from '@mostrador/copy/checkout'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { readStored } from '@mostrador/live/stored-value'
import { useToast } from '@mostrador/ui/use-toast'
import { useRef, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { checkOut } from '@mostrador/domain/checkout/rules'
import { withCampaign } from '../analytics/campaign.ts'
import { rememberDiner } from '../diner/known-diner.ts'
import { tell } from '../frame/bus.ts'
import { browserApi } from '../api.ts'
import { forgetCart } from '../diner/cart-store.ts'
import { GROUP_PREFIX } from '../diner/group-prefix.ts'
import { markOrdered } from '../diner/ordered-cart.ts'
import { keepOrder } from '../diner/kept-orders.ts'
import { useCustomisations } from '../customisation/use-customisations.ts'
import { followUpQuery } from '../frame/kept-query.ts'
import { randomHex } from '@mostrador/live/random-hex'
import { externalBearer } from '../loyalty/external-benefits.ts'
import { rememberOrder } from '../diner/placed-orders.ts'
import { checkoutInputs, type CheckoutState } from './checkout-inputs.ts'
import { fieldRefusal } from './field-refusal.ts'
import { placeOrderBody } from './place-order-body.ts'
import { sendOrder } from './send-order.ts'
import { finishDraft } from './use-draft.ts'
import { createOrderAttempts, type AttemptStorage, type OrderAttempts } from './order-attempt.ts'
import type { CardToken } from '../payment/card-fields.ts'
import { isPaidHere } from '../payment/card-now.ts'
import { findPaymentPage, OUTCOME_TOASTS, payWithCard } from '../payment/settle-payment.ts'

/** Names the storage at each call: where it is forbidden, naming it throws. */
const storage: AttemptStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
}

const attempts: OrderAttempts = createOrderAttempts(storage, () => randomHex(16))

/** Returns the lines to keep; those of a group order without the names of its people. */
async function linesToKeep(alias: string, lines: readonly CartLine[]): Promise<readonly CartLine[]> {
  if (readStored('browser', GROUP_PREFIX + alias) === null) return lines
  return import('./order-of-group.ts').then(
    ({ orderOfGroup }) => orderOfGroup(alias, lines),
    () => lines,
  )
}

/** Stores the parts of an order that the browser needs afterwards: diner, lines and code. */
function remember(
  { contact, mode, draft, payment, location }: CheckoutState,
  lines: readonly CartLine[],
  code: string,
): void {
  const { alias } = contact
  const at = new Date().toISOString()
  const phone = parsePhone(draft.phone, draft.phoneCountry)?.e164
  if (phone) {
    const { phoneCountry, customerName: name, notes } = draft
    rememberDiner({ phone, phoneCountry, name, branchId: contact.branch.id })
    const place = { alias, branchContactId: contact.id, orderModeId: mode.id, mode: mode.type, menuHash: '' }
    const to = ORDER_MODES[mode.type].address === true && location ? { location } : {}
    const paymentTypeId = payment?.id ?? null
    keepOrder({ ...place, ...to, lines, paymentTypeId, savedAt: at, code, phone, notes })
  }
  rememberOrder({ alias, code, at })
}

/** Problems whose own sentence helps the diner more than the documents' general one. */
const SPEAKS_FOR_ITSELF: ReadonlySet<string> = new Set([
  'too-many-requests',
  'too-many-orders',
  'unpaid-orders-open',
  'unpaid-orders-crowd',
])

/** Event of the order; one with a payment to come counts as purchase once it is paid. */
const placedOrder = (
  { payment, ticket: { total } }: CheckoutState,
  lines: readonly CartLine[],
  code: string,
) => ({ kind: 'order', code, total, lines, isPaidOnline: Boolean(payment?.upload) && total > 0 }) as const

const post = (key: string, body: string) =>
  browserApi.client.placeOrder({
    // The partner verifies its user again. Bodies are stored for the next try, so the token is in
    // none.
    headers: { 'idempotency-key': key, ...externalBearer() },
    body: JSON.parse(body) as ReturnType<typeof placeOrderBody>,
  })

/** Runs one task at a time and drops the others. State would be too late for a double press. */
function useOneAtATime() {
  const isUnderWay = useRef(false)
  const [isTaken, setIsTaken] = useState(false)
  async function take(task: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsTaken(true)
    try {
      await task()
    } finally {
      isUnderWay.current = false
      setIsTaken(false)
    }
  }
  return { take, isTaken }
}

/**
 * Ends the checkout: opens the order's page, and only then empties the cart, or where this page is
 * left before: by a reload, since files of an older version are gone, or by the diner.
 */
function useFinish() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { invalidCodeUrl } = useCustomisations()
  return async function finish(state: CheckoutState, code: string): Promise<void> {
    const { alias } = state.contact
    const pathname = href('/menu/:alias/order/:orderCode', { alias, orderCode: code })
    const settle = (): void => {
      removeEventListener('pagehide', settle)
      forgetCart(alias)
      markOrdered(alias, code)
      finishDraft(alias, state.draft)
      attempts.forget(alias)
    }
    addEventListener('pagehide', settle)
    // The cart is emptied once the next page is there, so that this one does not change.
    await navigate(
      { pathname, search: followUpQuery(search, invalidCodeUrl !== undefined) },
      { replace: true, state: { isJustPlaced: true } },
    )
    settle()
  }
}

/**
 * Sends the order, one at a time. A retry after a lost connection never makes a second one, even
 * of a changed order. Returns the refusals. Source: 000 §4 Checkout flow, §8.
 */
export function usePlaceOrder() {
  const toast = useToast()
  const { search } = useLocation()
  const finish = useFinish()
  const turn = useOneAtATime()
  const payment = usePayment()
  const [refusals, setRefusals] = useState<readonly ProblemError[]>([])

  function refuse(problem: Problem): void {
    const { code, errors, detail } = problem
    if (code === 'order-refused' && errors && errors.length > 0) return setRefusals(errors)
    const own = SPEAKS_FOR_ITSELF.has(code) ? detail : fieldRefusal(problem)
    toast({ text: own || checkoutCopy.failed, tone: 'danger' })
  }

  async function send(state: CheckoutState, lines: readonly CartLine[]): Promise<void> {
    const { alias } = state.contact
    const card = await payment.takeCard(state)
    if (card === 'refused') return
    const body = placeOrderBody(state, {
      lines,
      query: withCampaign(search, browserApi.client),
      installedApp: matchMedia('(display-mode: standalone)').matches,
    })
    const { result, isEarlier } = await sendOrder(
      { alias, body: JSON.stringify(body) },
      { attempts, send: post },
    )
    if (!result.ok) return refuse(result.problem)
    if (isEarlier) toast({ text: checkoutCopy.alreadyPlaced })
    // An earlier order may have another payment type: its own page tells.
    remember(state, await linesToKeep(alias, lines), result.data.code)
    tell(placedOrder(state, lines, result.data.code))
    const page = isEarlier ? undefined : await payment.pay(state, result.data, card)
    await finish(state, result.data.code)
    if (page) location.assign(page)
  }

  const place = (state: CheckoutState, lines: readonly CartLine[]) => turn.take(() => send(state, lines))
  return { place, isSending: turn.isTaken, refusals, dismiss: () => setRefusals([]) }
}

type Placed = { readonly id: string; readonly code: string }

/**
 * Pays an order at the checkout: gets the token before it, and charges or opens the provider's
 * page after it. Source: 000 §4 Checkout flow.
 */
function usePayment() {
  const toast = useToast()

  /** Gets a token for a card payment, required before the order. Source: 000 §5, checkout 10. */
  async function takeCard(state: CheckoutState): Promise<CardToken | 'refused' | undefined> {
    const { payment, ticket, card } = state
    if (!card || !isPaidHere(payment, ticket.total)) return undefined
    const token = await card.createToken()
    if (token) return token
    const verdict = checkOut(checkoutInputs({ ...state, card: { ...card, tokenFailed: true } }))
    if (!verdict.ok) toast({ text: checkoutMessage(verdict.refusal.code), tone: 'danger' })
    return 'refused'
  }

  /** Charges a placed order, or returns the page to pay it; after a failure the follow-up does. */
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
