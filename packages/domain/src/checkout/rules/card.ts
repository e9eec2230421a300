import type { CheckoutRule } from '../checkout-inputs.ts'

/**
 * A card that is paid here: its fields are complete, and the provider made a token of them. 000 §5,
 * checkout 10.
 */
export const card: CheckoutRule = ({ paymentType, card: fields }) => {
  if (paymentType?.paymentMethod !== 'CARD' || paymentType.upload !== 'APP' || !fields) return []
  if (!fields.complete) return [{ code: 'card-incomplete', field: 'card' }]
  return fields.tokenFailed ? [{ code: 'card-token-failed', field: 'card' }] : []
}
