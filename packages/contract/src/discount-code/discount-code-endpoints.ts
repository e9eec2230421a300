import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { amount, id, instant } from '../wire.ts'
import { tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'

/** 000 §3 Discount code info. */
export const discountCodeSchema = z.object({
  id,
  code: z.string(),
  type: z.enum(['PERCENT', 'FIXED', 'DELIVERY_FEE']),
  value: z.number(),
  minimumOrderAmount: amount.nullable(),
  plate: z.object({ id, showName: z.string() }).nullable(),
  category: z.object({ id, showName: z.string() }).nullable(),
  maximumDiscountAmount: amount.nullable(),
  firstTimeUse: z.boolean(),
  limitedUsage: z.boolean(),
  deliveryFee: z.boolean(),
  externalBenefitType: z.string().nullable(),
  active: z.boolean(),
  /** The ways to pay that keep the code; empty means all. */
  paymentTypeIds: z.array(id),
  /** Until when a use of a limited code is kept for this phone; null where there is no limit. */
  heldUntil: instant.nullable(),
})

export type DiscountCodeInfo = z.infer<typeof discountCodeSchema>

export const discountCodeEndpoints = {
  validateDiscountCode: endpoint({
    route: routes.validateDiscountCode,
    summary: 'Judges a discount code for a phone and a way to pay',
    access: 'public',
    body: z.object({
      code: seen(60),
      paymentId: id,
      phone: seen(40),
      orderDate: instant,
      branchId: id,
      branchContactId: id.optional(),
      orderModeId: id.optional(),
    }),
    answer: discountCodeSchema,
    refusals: [
      { status: 404, code: 'discount-code-not-found' },
      { status: 409, code: 'discount-code-other-payment' },
      { status: 409, code: 'discount-code-not-first' },
      { status: 409, code: 'discount-code-used-up' },
      { status: 422, code: 'phone-invalid' },
      tooMany,
    ],
  }),
}
