import { fieldOf, numberOf, textOf } from '../http/read-untrusted.ts'
import { minorAmount } from '../major-amount.ts'
import type { ProviderState, ProviderStatus } from '../payment-provider.ts'

/** Statuses of MercadoPago's Payments API, in our words; an unknown one is still under way. */
const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  approved: 'APPROVED',
  authorized: 'PENDING',
  in_process: 'PENDING',
  in_mediation: 'APPROVED',
  pending: 'PENDING',
  rejected: 'REJECTED',
  cancelled: 'REJECTED',
  refunded: 'REFUNDED',
  charged_back: 'REFUNDED',
}

/** Reads a payment of MercadoPago; null for any other value. `mantissa` is that of the currency. */
export function mercadoPagoState(json: unknown, mantissa: number): ProviderState | null {
  const reference = textOf(json, 'id')
  const status = textOf(json, 'status')
  if (reference === null || status === null) return null
  return {
    reference,
    status: Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? 'PENDING') : 'PENDING',
    amount: minorAmount(numberOf(json, 'transaction_amount'), mantissa),
    currency: textOf(json, 'currency_id'),
    reason: textOf(json, 'status_detail'),
    cardLastDigits: textOf(fieldOf(json, 'card'), 'last_four_digits'),
  }
}

const RANK: readonly ProviderStatus[] = ['APPROVED', 'REFUNDED', 'PENDING', 'REJECTED']

/**
 * Returns the payment that counts among those of one reference. On the provider's page a diner may
 * be declined and pay with another card: there (`isPage`) a declined payment is not the end.
 */
export function decisiveState(states: readonly ProviderState[], isPage: boolean): ProviderState | null {
  const first = RANK.flatMap((status) => states.filter((state) => state.status === status))[0]
  if (!first) return null
  return isPage && first.status === 'REJECTED' ? { ...first, status: 'PENDING' } : first
}
