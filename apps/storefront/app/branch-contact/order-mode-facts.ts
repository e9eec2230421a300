import { deliveryTermsFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import type { FormatAmountOptions } from '@mostrador/domain/money/format-amount'
import type { Minor } from '@mostrador/domain/money/minor'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'

export type OrderModeFact = { readonly label: string; readonly value: string }

type Money = {
  readonly mantissa: number
  readonly format: (minor: Minor, options?: FormatAmountOptions) => string
}

/**
 * Returns the facts of a mode that diners want before choosing: for delivery the arrival, the fee
 * and the minimum (without decimals), for pick-up the time; none at a table. A mode that only
 * sells for later names its first slot and no minutes. Where zones differ, fee and minimum are the
 * lowest ("desde") until `zone`, the terms at the diner's address, is given. Source: 000 §2 Branch
 * header.
 */
export function orderModeFacts(
  mode: OrderModeInfo,
  { mantissa, format }: Money,
  zone: DeliveryTerms | null = null,
): readonly OrderModeFact[] {
  const when = whenFact(mode)
  if (!ORDER_MODES[mode.type].promise) return []
  const facts: OrderModeFact[] = when ? [when] : []
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

function whenFact(mode: OrderModeInfo): OrderModeFact | undefined {
  const { minDelayInMinutes: least, maxDelayInMinutes: most, firstSlot, orderType, type } = mode
  if (orderType === 'SCHEDULED') {
    return firstSlot
      ? { label: branchContactCopy.firstSlot, value: branchContactCopy.slot(firstSlot) }
      : undefined
  }
  if (most <= 0) return undefined
  const isArrival = ORDER_MODES[type].promise === 'arrival'
  return {
    label: isArrival ? branchContactCopy.arrivesIn : branchContactCopy.pickUpIn,
    value: branchContactCopy.minutes(least, most),
  }
}

/** Returns "Envío gratis a partir de $ 20.000"; undefined where the shop does not offer it. */
export function freeDeliveryText(
  mode: OrderModeInfo,
  { mantissa, format }: Money,
  zone: DeliveryTerms | null = null,
): string | undefined {
  const terms = zone ?? deliveryTermsFromWire(mode.deliveryTerms, mantissa)
  const from = terms?.freeDeliveryFrom ?? 0
  return from > 0 ? branchContactCopy.freeDeliveryFrom(format(from)) : undefined
}
