import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { lazy, Suspense } from 'react'
import { AddressButton } from '../address/address-button.tsx'
import { useLocationOf } from '../diner/location-store.ts'
import { useCurrency } from '../place/use-alias.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { FactsTable } from './facts-table.tsx'
import { freeDeliveryText, orderModeFacts } from './order-mode-facts.ts'
import type { ModeFactsProps } from './zone-facts.tsx'

const ZoneFacts = lazy(() => import('./zone-facts.tsx'))

/**
 * Where to, for delivery; the row of info cells; and from when delivery is free. All of it has its
 * place from the start: what the diner's zone says is loaded once there is an address, and moves
 * nothing. Source: 000 §2 Branch header, §9.
 */
export function ModeFacts({ contact, mode }: ModeFactsProps) {
  const money = { mantissa: useCurrency().mantissa, format: useFormatAmount() }
  const facts = orderModeFacts(mode, money)
  const isLocated = Boolean(useLocationOf(contact.branch.companyId)) && mode.hasZones
  if (facts.length === 0) return null
  const table = (hint: string) => (
    <FactsTable facts={facts} free={freeDeliveryText(mode, money)} {...(mode.hasZones && { hint })} />
  )
  return (
    <div className="mt-4 rounded-card border border-line bg-surface md:max-w-xl lg:grow">
      {ORDER_MODES[mode.type].address && (
        <div className="border-b border-line px-4 py-0.5">
          <AddressButton branch={contact.branch} contact={contact} />
        </div>
      )}
      {isLocated ? (
        <Suspense fallback={table(branchContactCopy.shippingLoading)}>
          <ZoneFacts contact={contact} mode={mode} />
        </Suspense>
      ) : (
        table(branchContactCopy.shippingDepends)
      )}
    </div>
  )
}
