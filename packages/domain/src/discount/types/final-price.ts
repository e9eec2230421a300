import type { Minor } from '../../money/minor.ts'

/**
 * FINAL_PRICE names what each unit costs now; a size that is cheaper already stays as it is.
 * Source: 000 §3 Discount (menu).
 */
export const finalPriceDiscount = (discount: { readonly finalPrice: Minor }, price: Minor): Minor =>
  price - discount.finalPrice
