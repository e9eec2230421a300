import type { ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import { adjustmentFromWire } from '../order-mode/order-mode-from-wire.ts'
import type { ExternalBenefitInfo } from './loyalty-endpoints.ts'

/** Returns a discount of an external loyalty partner in minor units. */
export const externalBenefitFromWire = (info: ExternalBenefitInfo, mantissa: number): ExternalBenefit => ({
  ...adjustmentFromWire(info, mantissa),
  priority: info.priority,
  externalBenefitType: info.externalBenefitType,
})
