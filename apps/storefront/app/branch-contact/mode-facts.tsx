import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { layoutCopy } from '@mostrador/copy/layout'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { AddressButton } from '../address/address-button.tsx'
import { useCurrency } from '../alias/use-alias.ts'
import { DeliveryRefused } from '../delivery/delivery-refused.tsx'
import { useDeliveryInfo } from '../delivery/use-delivery-info.ts'
import type { DeliveryInfoNow } from '../delivery/use-delivery-info.ts'
import { useFormatAmount } from '../menu/use-format-amount.ts'
import { freeDeliveryText, orderModeFacts } from './order-mode-facts.ts'

export type ModeFactsProps = { readonly contact: BranchContactInfo; readonly mode: OrderModeInfo }

/**
 * Where to, for delivery; the row of info cells, a third each; and from when delivery is free. All of it has its
 * place from the start: what the diner's zone says comes later and moves nothing. Source: 000 §2 Branch header, §8, §9.
 */
export function ModeFacts({ contact, mode }: ModeFactsProps) {
  const money = { mantissa: useCurrency().mantissa, format: useFormatAmount() }
  const delivery = useDeliveryInfo(contact, mode)
  const facts = orderModeFacts(mode, money, delivery.terms)
  const { status } = delivery
  const isRefused = status === 'outside' || status === 'no-riders'
  if (facts.length === 0) return null
  return (
    <div className="mt-4 overflow-clip rounded-card border border-line bg-surface md:max-w-xl lg:grow">
      {mode.type === 'DELIVERY' && (
        <div className="border-b border-line px-4 py-0.5">
          <AddressButton branch={contact.branch} contact={contact} />
        </div>
      )}
      <div className="grid *:[grid-area:1/1]">
        <div className={isRefused ? 'invisible' : undefined}>
          <dl className="flex divide-x divide-line py-3 text-center">
            {facts.map(({ label, value }) => (
              <div key={label} className="flex min-w-0 flex-1 flex-col-reverse px-1">
                <dt className="text-12 text-muted">{label}</dt>
                <dd className="price text-16 font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <Foot mode={mode} delivery={delivery} free={freeDeliveryText(mode, money, delivery.terms)} />
        </div>
        {isRefused && <DeliveryRefused contact={contact} reason={status} className="px-4 py-2" />}
      </div>
    </div>
  )
}

const HINTS = {
  unknown: deliveryCopy.dependsOnAddress,
  loading: deliveryCopy.loading,
  served: deliveryCopy.toYourAddress,
  failed: deliveryCopy.failed,
} as const

type FootProps = {
  readonly mode: OrderModeInfo
  readonly delivery: DeliveryInfoNow
  readonly free: string | undefined
}

/** One line that is always there where zones decide: from when delivery is free, or how far its cost is known. */
function Foot({ mode, delivery: { status, refresh }, free }: FootProps) {
  if (!free && !mode.hasZones) return null
  const hint = status === 'outside' || status === 'no-riders' ? undefined : HINTS[status]
  const isNews = status === 'loading' || status === 'failed'
  const isFree = free !== undefined && !isNews
  return (
    <output
      className={classNames(
        'flex min-h-9 items-center justify-center gap-1.5 px-3 py-2 text-14',
        isFree ? 'bg-positive-soft font-medium text-positive' : 'border-t border-line text-muted',
      )}
    >
      {isFree && <Icon name="bike" size={16} />}
      {isFree ? free : hint}
      {status === 'failed' && (
        <button
          type="button"
          onClick={refresh}
          className="hit-44 font-medium text-ink underline underline-offset-4"
        >
          {layoutCopy.retry}
        </button>
      )}
    </output>
  )
}
