import { deliveryTermsFromWire } from '@mostrador/contract/order-mode/order-mode-from-wire'
import { useLocationOf } from '../diner/location-store.ts'
import { useCurrency } from '../place/use-alias.ts'
import { useDeliveryInfo } from '../delivery/use-delivery-info.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import type { CheckoutShop } from './load-checkout.ts'

/**
 * Where the order goes and on what terms: those of the diner's zone, asked for anew when the checkout opens, and
 * until they are there the mode's own. `at` is the time that the order is scheduled for. Source: 000 §2 Checkout, Delivery block.
 */
export function useCheckoutDelivery(
  { contact, mode }: Pick<CheckoutShop, 'contact' | 'mode'>,
  at: string | null,
): Pick<CheckoutState, 'location' | 'delivery' | 'deliveryTerms'> {
  const { mantissa } = useCurrency()
  const location = useLocationOf(contact.branch.companyId) ?? null
  const delivery = useDeliveryInfo(contact, mode, { renews: true, at })
  const isDelivery = mode.type === 'DELIVERY'
  const deliveryTerms = delivery.terms ?? deliveryTermsFromWire(mode.deliveryTerms, mantissa)
  return { location, delivery, deliveryTerms: isDelivery ? deliveryTerms : null }
}
