import type { Result } from '@mostrador/contract/client'
import type { DeliveryInfo } from '@mostrador/contract/delivery/delivery-endpoints'
import type { DeliveryQuestion } from './ask-delivery-fee.ts'

/** State of a question: loading, answered, or failed. */
export type DeliveryAnswer =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly info: DeliveryInfo }
  | { readonly status: 'failed' }

/**
 * Returns the cache key of a question: branch contact, point and time, which alone decide the fee.
 */
export const deliveryKey = ({
  contactId,
  point,
  at,
}: Pick<DeliveryQuestion, 'contactId' | 'point' | 'at'>): string =>
  `${contactId}/${point.lat},${point.lng}/${at ?? ''}`

/**
 * Asks once for each local, point and time, and again on `refresh`: then the old answer stays until
 * the new one is there, an answer that a later one overtook is dropped, and one that fails leaves
 * what was known.
 */
export function createDeliveryInfos(ask: (question: DeliveryQuestion) => Promise<Result<DeliveryInfo>>) {
  const answers = new Map<string, DeliveryAnswer>()
  const turns = new Map<string, number>()
  const listeners = new Set<() => void>()

  function keep(key: string, answer: DeliveryAnswer): void {
    answers.set(key, answer)
    for (const listener of listeners) listener()
  }

  async function refresh(question: DeliveryQuestion): Promise<void> {
    const key = deliveryKey(question)
    const turn = (turns.get(key) ?? 0) + 1
    turns.set(key, turn)
    if (answers.get(key)?.status !== 'ready') keep(key, { status: 'loading' })
    const result = await ask(question)
    if (turns.get(key) !== turn) return
    if (result.ok) keep(key, { status: 'ready', info: result.data })
    else if (answers.get(key)?.status !== 'ready') keep(key, { status: 'failed' })
  }

  return {
    read: (key: string): DeliveryAnswer | undefined => answers.get(key),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Asks what nobody has asked yet; what failed is asked again. */
    async ask(question: DeliveryQuestion): Promise<void> {
      const known = answers.get(deliveryKey(question))
      if (!known || known.status === 'failed') await refresh(question)
    },
    refresh,
  }
}
