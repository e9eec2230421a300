import type { ProblemError } from '@mostrador/contract/problem'
import type { OrderScene } from './order-scene.ts'

/**
 * Whether the branch contact and its mode take orders at all. Source: 000 §2 Branch page, Checkout;
 * §6.
 */
export function judgePlace({ contact, mode, error }: OrderScene): readonly ProblemError[] {
  if (contact.info.commercialTermsInfo.blocked) return [error('branch-contact-blocked')]
  return contact.info.orderEnabled && mode.orderEnabled ? [] : [error('ordering-disabled')]
}
