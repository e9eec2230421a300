import type { Minor } from '../../money/minor.ts'

/** FIXED takes an amount off each unit, whatever it costs. Source: 000 §3 Discount (menu). */
export const fixedDiscount = (discount: { readonly fixedDiscount: Minor }): Minor => discount.fixedDiscount
