import type { ProblemError } from '@mostrador/contract/problem'
import { endTextOf, pauseOfZone } from '../../shop/catalog/interrupted.ts'
import type { OrderScene } from './order-scene.ts'

/**
 * Judges whether branch contact, mode and zone take orders. Source: 000 §2 Branch page, Checkout;
 * §6.
 */
export function judgePlace(scene: OrderScene): readonly ProblemError[] {
  const { contact, mode, error } = scene
  if (contact.info.commercialTermsInfo.blocked) return [error('branch-contact-blocked')]
  if (!contact.info.orderEnabled || !mode.orderEnabled) return [error('ordering-disabled')]
  return judgeZone(scene)
}

/** Judges whether the zone of a delivery is served at its moment. */
function judgeZone({ contact, delivery, now, at, error }: OrderScene): readonly ProblemError[] {
  const pause = delivery?.inArea ? pauseOfZone(contact, delivery.zone, at) : undefined
  if (!pause) return []
  const said = { when: endTextOf(contact, pause, now), note: pause.message }
  return [error('zone-paused', { path: 'destination', ...said })]
}
