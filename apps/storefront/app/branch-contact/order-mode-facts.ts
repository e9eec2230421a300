import { deliveryTermsFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import type { FormatAmountOptions } from '@mostrador/domain/money/format-amount'
import type { Minor } from '@mostrador/domain/money/minor'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'

/** One cell of the order-mode info table. */
export type OrderModeFact = { readonly label: string; readonly value: string }

type Money = {
  readonly mantissa: number
  readonly format: (minor: Minor, options?: FormatAmountOptions) => string
}

/**
 * What a diner wants to know of a mode before choosing: for delivery the arrival, the fee and the
 * minimum (without decimals), for picking up the time; at a table nothing. Where zones decide it is
 * from when on they ask, and once the zone of the diner's address is known, what it asks. Source:
 * 000 §2 Branch header.
 */
export function orderModeFacts(
  mode: OrderModeInfo,
  { mantissa, format }: Money,
  zone: DeliveryTerms | null = null,
): readonly OrderModeFact[] {
  const time = branchContactCopy.minutes(mode.minDelayInMinutes, mode.maxDelayInMinutes)
  const isTimed = mode.maxDelayInMinutes > 0
  const { promise } = ORDER_MODES[mode.type]
  if (!promise) return []
  const facts: OrderModeFact[] = isTimed
    ? [
        {
          label: promise === 'arrival' ? branchContactCopy.arrivesIn : branchContactCopy.pickUpIn,
          value: time,
        },
      ]
    : []
  const terms = zone ?? deliveryTermsFromWire(mode.deliveryTerms, mantissa)
  if (!terms) return facts
  const from = zone ? null : mode.termsVary
  facts.push(
    from?.fee
      ? { label: branchContactCopy.shippingFrom, value: format(terms.card) }
      : {
          label: branchContactCopy.shipping,
          value: terms.card ? format(terms.card) : branchContactCopy.free,
        },
  )
  if (terms.minimumOrderPrice > 0) {
    facts.push({
      label: from?.minimum ? branchContactCopy.minimumFrom : branchContactCopy.minimum,
      value: format(terms.minimumOrderPrice, { decimals: 'none' }),
    })
  }
  return facts
}

/** "Envío gratis a partir de $ 20.000", where the shop offers it. */
export function freeDeliveryText(
  mode: OrderModeInfo,
  { mantissa, format }: Money,
  zone: DeliveryTerms | null = null,
): string | undefined {
  const terms = zone ?? deliveryTermsFromWire(mode.deliveryTerms, mantissa)
  const from = terms?.freeDeliveryFrom ?? 0
  return from > 0 ? branchContactCopy.freeDeliveryFrom(format(from)) : undefined
}
