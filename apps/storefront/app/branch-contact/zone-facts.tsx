import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { layoutCopy } from '@mostrador/copy/layout'
import { useCurrency } from '../place/use-alias.ts'
import { DeliveryRefused } from '../delivery/delivery-refused.tsx'
import { modeInZone, useDeliveryInfo } from '../delivery/use-delivery-info.ts'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { FactsTable } from './facts-table.tsx'
import { freeDeliveryText, orderModeFacts } from './order-mode-facts.ts'

export type ModeFactsProps = { readonly contact: BranchContactInfo; readonly mode: OrderModeInfo }

const HINTS = {
  loading: branchContactCopy.shippingLoading,
  served: deliveryCopy.toYourAddress,
  unknown: deliveryCopy.pinMissing,
  outside: deliveryCopy.toYourAddress,
  'no-riders': deliveryCopy.toYourAddress,
} as const

/**
 * Info cells of a delivery by the zone of the diner's address; out of reach the label takes their
 * place. Default export, because it is loaded once there is an address. Source: 000 §2 Branch
 * header, §8.
 */
export default function ZoneFacts({ contact, mode }: ModeFactsProps) {
  const money = { mantissa: useCurrency().mantissa, format: useFormatAmount() }
  const { status, terms, info, refresh } = useDeliveryInfo(contact, mode)
  const isRefused = status === 'outside' || status === 'no-riders'
  const before = freeDeliveryText(mode, money)
  const free = status === 'served' ? freeDeliveryText(mode, money, terms) : before
  const hint = status === 'failed' ? <Failed onRetry={refresh} /> : HINTS[status]
  return (
    <div className="grid *:[grid-area:1/1]">
      <div className={isRefused ? 'invisible' : undefined}>
        <FactsTable
          facts={orderModeFacts(modeInZone(mode, info), money, terms)}
          free={free}
          // Keeps the number of lines once the zone is known, so that nothing moves.
          hint={free !== undefined && before === undefined ? undefined : hint}
        />
      </div>
      {isRefused && (
        <DeliveryRefused contact={contact} reason={status} className="rounded-b-card px-4 py-2" />
      )}
    </div>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      {deliveryCopy.failed}
      <button
        type="button"
        onClick={onRetry}
        className="hit-44 font-medium text-ink underline underline-offset-4"
      >
        {layoutCopy.retry}
      </button>
    </>
  )
}
