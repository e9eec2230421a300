import type { Operation } from '@mostrador/domain/revision/operation'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { useDraftOperations } from '../form/form-context.ts'

/** Operations that the open sheet would save, sent to the preview without rendering between. */
export type DraftSignal = ReturnType<typeof createDraftSignal>

const NOTHING: readonly Operation[] = []

export function createDraftSignal() {
  let now = NOTHING
  const listeners = new Set<() => void>()
  return {
    now: () => now,
    tell(operations: readonly Operation[]): void {
      now = operations.length === 0 ? NOTHING : operations
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Signal of the editor around; without one it has no listeners. */
export const DraftSignalContext = createContext<DraftSignal>(createDraftSignal())

/** Sends the preview what the form would save, until the form closes. */
export function DraftToPreview() {
  const signal = use(DraftSignalContext)
  const operations = useDraftOperations()
  useEffect(() => signal.tell(operations), [signal, operations])
  useEffect(() => () => signal.tell(NOTHING), [signal])
  return null
}

/** Returns the operations that the open sheet would save now. */
export function useToldDraft(): readonly Operation[] {
  const { now, subscribe } = use(DraftSignalContext)
  return useSyncExternalStore(subscribe, now, now)
}
