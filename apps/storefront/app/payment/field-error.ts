import { cardCopy } from '@mostrador/copy/card'
import type { CardField } from './card-fields.ts'

const WRONG = {
  cardNumber: cardCopy.invalidNumber,
  expirationDate: cardCopy.invalidExpiry,
  securityCode: cardCopy.invalidSecurityCode,
} satisfies Record<CardField, string>

/**
 * What stands at a field of the provider, by the cause that it gives: too short is not complete,
 * everything else is wrong. A field that nobody touched says nothing until the diner has tried to
 * pay. Source: 000 §5, checkout 10.
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
