import { type HandlerInput, no, type Outcome, yes } from '../http/handler.ts'
import type { Api } from '../ports.ts'
import { bodyHash } from './body-hash.ts'
import { browserCookie, browserOf } from './browser-cookie.ts'
import { findOrderByKey } from './order-store.ts'

/** Who sends an order, and by which key: what tells a second try from a second order. */
export type OrderSender = {
  readonly idempotencyKey: string
  readonly bodyHash: string
  readonly browserId: string
  /** The cookies that the answer brings: none to a browser that is known. */
  readonly cookies: readonly (readonly [name: string, value: string])[]
}

/** Reads the key and the browser of a request; a browser that is new gets an id. */
export function readSender(
  api: Pick<Api, 'cookieSecret' | 'publicUrl' | 'randomBytes'>,
  { headers, body, call }: HandlerInput<'placeOrder'>,
): OrderSender {
  const sent = { idempotencyKey: headers['idempotency-key'], bodyHash: bodyHash(body) }
  const known = browserOf(api, call.headers)
  if (known !== undefined) return { ...sent, browserId: known, cookies: [] }
  const browserId = Buffer.from(api.randomBytes(16)).toString('hex')
  return { ...sent, browserId, cookies: [browserCookie(api, browserId)] }
}

/**
 * The answer that this key was given before. The browser may not have received it, nor its cookie: it gets the
 * cookie of the order that it placed then. Undefined when the key is new.
 */
export async function earlierAnswer(
  api: Pick<Api, 'database' | 'cookieSecret' | 'publicUrl'>,
  contactId: string,
  sender: OrderSender,
): Promise<Outcome<'placeOrder'> | undefined> {
  const order = await findOrderByKey(api.database, { contactId, key: sender.idempotencyKey })
  if (!order) return undefined
  if (order.bodyHash !== sender.bodyHash) return no('idempotency-key-reused')
  const { id, code, number, browserId } = order
  const isForgotten = sender.cookies.length > 0 && browserId !== null
  return yes({ id, code, number }, isForgotten ? [browserCookie(api, browserId)] : [])
}
