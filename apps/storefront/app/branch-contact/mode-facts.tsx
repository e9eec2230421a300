import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useCurrency } from '../alias/use-alias.ts'
import { useFormatAmount } from '../menu/use-format-amount.ts'
import { freeDeliveryText, orderModeFacts } from './order-mode-facts.ts'

/** The row of info cells, a third each, and from when delivery is free. Source: 000 §2 Branch header, §9. */
export function ModeFacts({ mode }: { readonly mode: OrderModeInfo }) {
  const money = { mantissa: useCurrency().mantissa, format: useFormatAmount() }
  const facts = orderModeFacts(mode, money)
  const free = freeDeliveryText(mode, money)
  if (facts.length === 0) return null
  return (
    <div className="mt-4 overflow-clip rounded-card border border-line bg-surface md:max-w-xl lg:grow">
      <dl className="flex divide-x divide-line py-3 text-center">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 flex-1 flex-col-reverse px-1">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="price text-16 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {free && (
        <p className="flex items-center justify-center gap-1.5 bg-positive-soft px-3 py-2 text-14 font-medium text-positive">
          <Icon name="bike" size={16} />
          {free}
        </p>
      )}
    </div>
  )
}
