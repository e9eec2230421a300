import type { Result } from '@mostrador/contract/client'
import type { OrderAttempts } from './order-attempt.ts'

/** Sends a body (as JSON) under a key; a network error is a refusal of status 0. */
export type Send<Placed> = (key: string, body: string) => Promise<Result<Placed>>

/** Result of sending an order; `isEarlier`: a former try had arrived, and this is its order. */
export type Sent<Placed> = { readonly result: Result<Placed>; readonly isEarlier: boolean }

/** Whether the order may exist all the same: no answer, or a broken or busy server. */
const isUnknown = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500

const REUSED = 'idempotency-key-reused'

/**
 * Sends an order so that exactly one is placed, even when answers are lost or the diner changes it
 * in between. A changed body keeps the key of the try whose answer was lost: the server takes it
 * if that try never arrived; otherwise it answers that the key is used, and that try is sent
 * again, which returns its order. Source: decisions.md, The server is the authority.
 */
export async function sendOrder<Placed>(
  order: { readonly alias: string; readonly body: string },
  { attempts, send }: { readonly attempts: OrderAttempts; readonly send: Send<Placed> },
): Promise<Sent<Placed>> {
  const { alias, body } = order
  const { key, bodies } = attempts.begin(alias, body)
  const result = await send(key, body)
  if (result.ok || isUnknown(result.problem.status)) return { result, isEarlier: false }
  attempts.refused(alias, body)
  if (result.problem.code !== REUSED) return { result, isEarlier: false }

  for (const earlier of bodies.slice(1)) {
    // The first body that made an order ends the search.
    const found = await send(key, earlier)
    if (found.ok) return { result: found, isEarlier: true }
    if (isUnknown(found.problem.status)) return { result: found, isEarlier: false }
    attempts.refused(alias, earlier)
  }
  attempts.forget(alias)
  return { result, isEarlier: false }
}
