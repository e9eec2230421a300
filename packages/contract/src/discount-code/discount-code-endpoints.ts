import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { amount, id, instant } from '../wire.ts'
import { discountCodeRoutes } from './discount-code-routes.ts'

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
})

export const discountCodeEndpoints = {
  validateDiscountCode: endpoint({
    route: discountCodeRoutes.validateDiscountCode,
    summary: 'Judges a discount code for a phone and a way to pay',
    access: 'public',
    body: z.object({
      code: z.string().max(60),
      paymentId: id,
      phone: z.string().max(40),
      orderDate: instant,
      branchId: id,
      branchContactId: id.optional(),
      orderModeId: id.optional(),
    }),
    answer: discountCodeSchema,
    refusals: [
      { status: 404, code: 'discount-code-not-found' },
      { status: 429, code: 'too-many-requests' },
    ],
    open: true,
  }),
}
