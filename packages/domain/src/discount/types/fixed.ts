import type { Minor } from '../../money/minor.ts'

/** FIXED takes the same amount off each unit at any price. Source: 000 §3 Discount (menu). */
export const fixedDiscount = (discount: { readonly fixedDiscount: Minor }): Minor => discount.fixedDiscount
