import { createContext, use, useSyncExternalStore } from 'react'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { DraftStore, FormState } from './draft-store.ts'

/** Draft of the form around, and how to save it. */
export type FormHands = {
  readonly store: DraftStore
  /** Saves what was changed; answers whether it is saved. */
  readonly save: () => Promise<boolean>
}

/** The form around a field; `DraftForm` fills it. */
export const FormContext = createContext<FormHands | null>(null)

/** Within which thing of a list fields stand, as a name; '' is the part itself. */
export const FieldScope = createContext('')

/**
 * The form around.
 * @throws Error outside of a form
 */
export function useFormHands(): FormHands {
  const hands = use(FormContext)
  if (!hands) throw new Error('A field needs a <DraftForm> around it')
  return hands
}

/** Follows something of a form: it is drawn again when that changes, and by nothing else. */
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
  // The same draft is the same operations.
  useFormState(({ draft }) => draft)
  return store.isDirty() ? store.sending().operations : []
}
