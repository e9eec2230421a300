import type { Result } from '@mostrador/contract/client'
import type { OrderAttempts } from './order-attempt.ts'

/** Sends a body (as JSON) under a key; a broken network is a refusal with the status 0. */
export type Send<Placed> = (key: string, body: string) => Promise<Result<Placed>>

/** Result of sending an order; `isEarlier`: a former try had arrived, and this is its order. */
export type Sent<Placed> = { readonly result: Result<Placed>; readonly isEarlier: boolean }

/**
 * No answer, a broken server, or one that was too busy to look: the order may be there all the
 * same.
 */
const isUnknown = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500

const REUSED = 'idempotency-key-reused'

/**
 * Sends an order so that exactly one is placed, also when answers are lost or the diner changes
 * something in between. A changed body keeps the key of the try whose answer was lost: the server
 * either takes it, since that try never arrived, or says that the key is used, and then that try is
 * sent again, which answers with the order that it placed. Source: decisions.md, The server is the
 * authority.
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
    // The first that is the order ends the search.
    const found = await send(key, earlier)
    if (found.ok) return { result: found, isEarlier: true }
    if (isUnknown(found.problem.status)) return { result: found, isEarlier: false }
    attempts.refused(alias, earlier)
  }
  attempts.forget(alias)
  return { result, isEarlier: false }
}
