import type { Result } from '@mostrador/contract/client'
import type { DeliveryInfo } from '@mostrador/contract/delivery/delivery-endpoints'
import type { DeliveryQuestion } from './ask-delivery-fee.ts'

export type DeliveryAnswer =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly info: DeliveryInfo }
  | { readonly status: 'failed' }

/** Returns the cache key of a question: branch contact, point and time decide the fee. */
export const deliveryKey = ({
  contactId,
  point,
  at,
}: Pick<DeliveryQuestion, 'contactId' | 'point' | 'at'>): string =>
  `${contactId}/${point.lat},${point.lng}/${at ?? ''}`

/**
 * Caches answers by branch contact, point and time; `refresh` asks again. Meanwhile the old answer
 * stays, an overtaken answer is dropped, and a failure keeps the old one.
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
    async ask(question: DeliveryQuestion): Promise<void> {
      const known = answers.get(deliveryKey(question))
      if (!known || known.status === 'failed') await refresh(question)
    },
    refresh,
  }
}
