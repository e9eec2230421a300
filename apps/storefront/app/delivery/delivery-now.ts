import { deliveryTermsFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import type { DeliveryInfo } from '@mostrador/contract/delivery/delivery-endpoints'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { pointOf, type UserLocation } from '@mostrador/domain/delivery/user-location'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import type { DeliveryAnswer } from './delivery-infos.ts'

/** State of the delivery to the diner; `unknown`: no address, or none with a point. */
type DeliveryStatus = 'unknown' | 'loading' | 'outside' | 'no-riders' | 'served' | 'failed'

/** Delivery to the diner's address as far as known; `terms` (minor units) are those of its zone. */
export type DeliveryNow = {
  readonly status: DeliveryStatus
  readonly info: DeliveryInfo | null
  readonly terms: DeliveryTerms | null
  /** Whether the address lacks the point by which a zone is found. */
  readonly needsPin: boolean
}

export type DeliveryFacts = {
  readonly mode: Pick<OrderModeInfo, 'type' | 'hasZones' | 'deliveryTerms'>
  readonly location: UserLocation | null | undefined
  readonly answer: DeliveryAnswer | undefined
  readonly mantissa: number
}

const known = (status: DeliveryStatus): DeliveryNow => ({ status, info: null, terms: null, needsPin: false })

function termsOf({ fees, minimumOrderPrice, freeDeliveryFrom }: DeliveryInfo, mantissa: number) {
  if (!fees) return null
  const { card: cardFee, cash: cashFee } = fees
  return deliveryTermsFromWire({ cardFee, cashFee, minimumOrderPrice, freeDeliveryFrom }, mantissa)
}

/**
 * Decides delivery to the diner's address. A mode without zones goes everywhere on its own terms,
 * without a request. Source: 000 §3 Delivery info, §4 Delivery.
 */
export function deliveryNow({ mode, location, answer, mantissa }: DeliveryFacts): DeliveryNow {
  if (!ORDER_MODES[mode.type].address || !location) return known('unknown')
  if (!mode.hasZones) {
    return { ...known('served'), terms: deliveryTermsFromWire(mode.deliveryTerms, mantissa) }
  }
  if (!pointOf(location)) return { ...known('unknown'), needsPin: true }
  if (answer?.status === 'failed') return known('failed')
  if (answer?.status !== 'ready') return known('loading')
  const { info } = answer
  const terms = termsOf(info, mantissa)
  if (!info.inArea || !terms) return { ...known('outside'), info }
  return { status: info.providersFailed ? 'no-riders' : 'served', info, terms, needsPin: false }
}
