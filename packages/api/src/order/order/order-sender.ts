import { no, yes, type HandlerInput, type Outcome } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { bodyHash } from './body-hash.ts'
import {
  browserCookie,
  rememberBrowser,
  type RememberedBrowser,
} from '../../people/customer/browser-cookie.ts'
import { findOrderByKey } from './order-store.ts'

/** Browser of an order, and its idempotency key. */
export type OrderSender = RememberedBrowser & {
  readonly idempotencyKey: string
  readonly bodyHash: string
}

/** Reads a call's key and browser; a new one gets an id. */
export function readSender(
  api: Pick<Api, 'cookieSecret' | 'publicUrl' | 'randomBytes'>,
  { headers, body, call }: HandlerInput<'placeOrder'>,
): OrderSender {
  const sent = { idempotencyKey: headers['idempotency-key'], bodyHash: bodyHash(body) }
  return { ...sent, ...rememberBrowser(api, call.headers) }
}

/**
 * Returns this key's earlier answer, with the cookie of its order, which a browser may not have
 * received; undefined for a new key.
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
  const placed = { id, code, number }
  const isForgotten = sender.cookies.length > 0 && browserId !== null
  return isForgotten ? yes(placed, [browserCookie(api, browserId)]) : yes(placed)
}
