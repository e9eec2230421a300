import type { DiscountCodeInfo } from '@mostrador/contract/discount-code/discount-code-endpoints'

/** A code that takes off 20 of the items, without any condition. */
export const sampleCode: DiscountCodeInfo = {
  id: '0197f000-0000-7000-8000-000000000001',
  code: 'FUEGO',
  type: 'FIXED',
  value: 20,
  minimumOrderAmount: null,
  plate: null,
  category: null,
  maximumDiscountAmount: null,
  firstTimeUse: false,
  limitedUsage: false,
  deliveryFee: false,
  externalBenefitType: null,
  active: true,
  paymentTypeIds: [],
  heldUntil: null,
}
