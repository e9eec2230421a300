import { createContext, use, useSyncExternalStore } from 'react'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { DraftStore, FormState } from './draft-store.ts'

export type FormHands = {
  readonly store: DraftStore
  readonly save: () => Promise<boolean>
}

/** Form around a field; `DraftForm` provides it. */
export const FormContext = createContext<FormHands | null>(null)

/** Name of the thing around the fields; '' is the part itself. */
export const FieldScope = createContext('')

/**
 * Returns the form around.
 * @throws Error outside of a form
 */
export function useFormHands(): FormHands {
  const hands = use(FormContext)
  if (!hands) throw new Error('A field needs a <DraftForm> around it')
  return hands
}

/** Returns a value of the form's state, and renders again only when that changes. */
export function useFormState<Value>(read: (state: FormState) => Value): Value {
  const { store } = useFormHands()
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.now()),
    () => read(store.now()),
  )
}

/** Returns the operations that a save would send now; none while nothing was changed. */
export function useDraftOperations(): readonly Operation[] {
  const { store } = useFormHands()
  // The operations change with the draft alone.
  useFormState(({ draft }) => draft)
  return store.isDirty() ? store.sending().operations : []
}
