import { cardCopy } from '@mostrador/copy/card'
import type { CardField } from './card-fields.ts'

const WRONG = {
  cardNumber: cardCopy.invalidNumber,
  expirationDate: cardCopy.invalidExpiry,
  securityCode: cardCopy.invalidSecurityCode,
} satisfies Record<CardField, string>

/**
 * Returns the error of a provider's field by its cause: too short is incomplete, any other is
 * invalid. An untouched field has none until the diner has tried to pay. Source: 000 §5, checkout
 * 10.
 */
export function fieldError(
  field: CardField,
  cause: string | null | undefined,
  isTried: boolean,
): string | undefined {
  if (cause === null) return undefined
  if (cause === undefined) return isTried ? cardCopy.incomplete : undefined
  return cause === 'invalid_length' ? cardCopy.incomplete : WRONG[field]
}
