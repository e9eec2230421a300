import type { CheckoutDraft } from './checkout-draft.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import type { FieldErrors } from './field-errors.ts'

export type SectionProps = {
  readonly state: CheckoutState
  readonly errors: FieldErrors
  readonly change: (part: Partial<CheckoutDraft>) => void
}

/** Returns the error of a field as a prop; an empty one would mark the field as wrong. */
export const errorOf = (
  errors: FieldErrors,
  field: Parameters<FieldErrors['get']>[0],
): { error?: string } => {
  const error = errors.get(field)
  return error === undefined ? {} : { error }
}
