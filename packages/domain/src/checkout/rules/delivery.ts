import type { CheckoutInputs, CheckoutRefusal, CheckoutRule } from '../checkout-inputs.ts'

/**
 * Judges the place, whether riders reach it, and the minimum, in the documents' order. 000 §5,
 * checkout 9.
 */
export const delivery: CheckoutRule = (inputs) => [...place(inputs), ...minimum(inputs), ...riders(inputs)]

function place({ delivery: terms }: CheckoutInputs): readonly CheckoutRefusal[] {
  if (!terms) return []
  const missesStreets = terms.betweenStreetsRequired && terms.betweenStreets.trim() === ''
  return [
    ...(terms.hasAddress ? [] : [{ code: 'address-required', field: 'address' } as const]),
    ...(missesStreets ? [{ code: 'between-streets-required', field: 'betweenStreets' } as const] : []),
  ]
}

function minimum({ delivery: terms, itemsPrice }: CheckoutInputs): readonly CheckoutRefusal[] {
  const least = terms?.minimumOrderPrice ?? 0
  return itemsPrice < least ? [{ code: 'below-minimum', field: 'items', minimum: least }] : []
}

function riders({ delivery: terms }: CheckoutInputs): readonly CheckoutRefusal[] {
  if (!terms) return []
  const lacksCash = terms.cashIsOnlyPayment && !terms.cashAllowed
  return [
    ...(terms.providersFailed ? [{ code: 'riders-unavailable', field: 'address' } as const] : []),
    ...(terms.outsideZone ? [{ code: 'outside-zone', field: 'address' } as const] : []),
    ...(terms.loading ? [{ code: 'delivery-loading', field: 'address' } as const] : []),
    ...(lacksCash ? [{ code: 'no-cash-delivery', field: 'paymentType' } as const] : []),
  ]
}
