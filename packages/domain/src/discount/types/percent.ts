import type { Minor } from '../../money/minor.ts'
import { percentOf } from '../../money/percent-of.ts'

/** PERCENT takes a percentage off each unit. Source: 000 §3 Discount (menu). */
export const percentDiscount = (discount: { readonly percentage: number }, price: Minor): Minor =>
  percentOf(price, discount.percentage)
