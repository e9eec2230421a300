import type { Minor } from '../../money/minor.ts'

/**
 * Returns the amount off by FINAL_PRICE, which sets the price of each unit; a size that is cheaper
 * already stays as it is. Source: 000 §3 Discount (menu).
 */
export const finalPriceDiscount = (discount: { readonly finalPrice: Minor }, price: Minor): Minor =>
  price - discount.finalPrice
