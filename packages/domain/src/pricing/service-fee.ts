import type { Minor } from '../money/minor.ts'
import { percentOf } from '../money/percent-of.ts'
import type { ServiceFee } from './adjustment.ts'

/**
 * Returns the service fee on an order total: its fixed part plus its percentage. Source: 000 §3
 * Fee entity.
 */
export const serviceFeeOn = (fee: ServiceFee, orderTotal: Minor): Minor =>
  fee.userFee + percentOf(orderTotal, fee.percentageUserFee)
