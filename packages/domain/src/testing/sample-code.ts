import type { DiscountCode } from '../discount-code/discount-code.ts'

/** A code that asks for nothing and gives 10 %, but for what a test says. */
export const sampleCode = (part: Partial<DiscountCode> = {}): DiscountCode => ({
  id: 'code',
  code: 'HOLA',
  type: 'PERCENT',
  value: 10,
  deliveryFee: false,
  minimumOrderAmount: null,
  maximumDiscountAmount: null,
  plate: null,
  category: null,
  firstTimeUse: false,
  limitedUsage: false,
  externalBenefitType: null,
  paymentTypeIds: [],
  ...part,
})
