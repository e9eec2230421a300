// These rules run in the bank and, written out, in its frames in the browser: each function stands
// alone.

/** A mistake in a field of a card; `cause` and `field` as MercadoPago's fields name them. */
export type CardMistake = { readonly cause: 'invalid_type' | 'invalid_length' | 'invalid_value' }

/** Brand of a card, as the name of its payment method. */
type CardBrand = 'visa' | 'master' | 'amex'

/**
 * Returns the brand of a card by its first digits, as the name of its payment method; null for one
 * that we do not take.
 */
export function brandOf(digits: string): CardBrand | null {
  if (digits.startsWith('4')) return 'visa'
  if (/^3[47]/.test(digits)) return 'amex'
  const four = Number(digits.slice(0, 4))
  // Numbers from 50 are among MercadoPago's own for trying out.
  const isMaster = /^5[0-5]/.test(digits) || (digits.length >= 4 && four >= 2221 && four <= 2720)
  return isMaster ? 'master' : null
}

/** Returns the mistake in a card's number: its length for its brand, or its check digit (Luhn). */
export function numberMistake(digits: string): CardMistake | null {
  const brand = brandOf(digits)
  if (digits.length !== (brand === 'amex' ? 15 : 16)) return { cause: 'invalid_length' }
  if (!brand) return { cause: 'invalid_value' }
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0 ? null : { cause: 'invalid_value' }
}

/** Returns the mistake in an expiry written as MMYY: the month, or that it is over. */
export function expiryMistake(digits: string, now: Date): CardMistake | null {
  if (digits.length !== 4) return { cause: 'invalid_length' }
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  const isOver = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
  return month < 1 || month > 12 || isOver ? { cause: 'invalid_value' } : null
}

/**
 * Returns the mistake in a security code: four digits of an American Express, three of the others.
 * A field alone does not know the brand, and takes both.
 */
export function codeMistake(digits: string, brand: CardBrand | null = null): CardMistake | null {
  const isLong = digits.length === 4 && (brand === 'amex' || brand === null)
  const isShort = digits.length === 3 && brand !== 'amex'
  return isLong || isShort ? null : { cause: 'invalid_length' }
}
