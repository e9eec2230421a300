import type { ProblemError } from '@mostrador/contract/problem'
import { orderCode } from '@mostrador/domain/order/order-code'
import { type Handler, type HandlerInput, no, type Outcome, yes } from '../http/handler.ts'
import type { Api } from '../ports.ts'
import { announceToBoard } from '../realtime/announce.ts'
import { bodyHash } from './body-hash.ts'
import { browserCookie, browserOf } from './browser-cookie.ts'
import { judgeOrder } from './judge-order.ts'
import { menuChangedError, outOfStockErrors } from './late-errors.ts'
import { newOrder } from './new-order.ts'
import { orderMessage } from './order-message.ts'
import { findOrderByKey, saveOrder } from './order-store.ts'
import { renewCatalog } from './renew-catalog.ts'

type Input = HandlerInput<'placeOrder'>
type Answer = Outcome<'placeOrder'>

/** A shop that changes faster than this cannot be ordered from. */
const MOST_TRIES = 3

/**
 * Places an order: judged by the shop's own data, saved whole in one statement, and judged anew when the shop
 * changed in between. The same key and body give the same order back. Source: 000 §4 Checkout flow; decisions.md.
 */
export const placeOrder: Handler<'placeOrder'> = async (api, input) => {
  const { body, headers, call } = input
  if (!(await api.rateLimiter.take('place-order', call.ip))) return no('too-many-requests')
  const known = browserOf(api, call.headers)
  const browserId = known ?? Buffer.from(api.randomBytes(16)).toString('hex')
  const claim = { idempotencyKey: headers['idempotency-key'], bodyHash: bodyHash(body), browserId }
  let errors: readonly ProblemError[] = []

  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const catalog = await api.catalogs.get(body.branchContact)
    if (!catalog) return no('branch-contact-not-found')

    const verdict = judgeOrder({ request: body, catalog, now: api.now() }, api.newId)
    // What was placed once stays placed, although the shop would refuse it now.
    if (!verdict.ok) return (await earlier(api, input, claim.bodyHash)) ?? no('order-refused', verdict.errors)

    const code = orderCode(api.randomBytes(10))
    const orderText = orderMessage(verdict.order, { code, publicUrl: api.publicUrl })
    const ids = { id: api.newId(), customerId: api.newId(), eventId: api.newId() }
    const rows = newOrder(verdict.order, { ...ids, ...claim, code, orderText })
    const saved = await saveOrder(api.database, rows, catalog.version)

    if (saved.outcome === 'saved') {
      announceToBoard(api, body.branchContact, { id: ids.id, code, status: 'GENERATED' })
      if (saved.soldOut) await renewCatalog(api, body.branchContact)
      return yes({ code, number: saved.number }, known ? [] : [browserCookie(api, browserId)])
    }
    if (saved.outcome === 'key-taken') {
      const answer = await earlier(api, input, claim.bodyHash)
      if (answer) return answer
    }
    if (saved.outcome === 'out-of-stock')
      return no('order-refused', await outOfStockErrors(api, verdict.order))
    if (saved.outcome === 'stale') api.catalogs.forget(body.branchContact)
    errors = [menuChangedError(verdict.order)]
  }
  return no('order-refused', errors)
}

/** The answer that this key was given before, to a browser that may not have received it. */
async function earlier(api: Api, { body, headers, call }: Input, hash: string): Promise<Answer | undefined> {
  const wanted = { contactId: body.branchContact, key: headers['idempotency-key'] }
  const order = await findOrderByKey(api.database, wanted)
  if (!order) return undefined
  if (order.bodyHash !== hash) return no('idempotency-key-reused')
  const isForgotten = order.browserId !== null && !browserOf(api, call.headers)
  const cookies = isForgotten ? [browserCookie(api, order.browserId ?? '')] : []
  return yes({ code: order.code, number: order.number }, cookies)
}
