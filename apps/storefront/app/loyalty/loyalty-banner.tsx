import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { useAlias } from '../alias/use-alias.ts'

/** What an order here gives back, as a quiet line under the header; nothing without a programme. Source: 000 §2 Menu page. */
export function LoyaltyBanner() {
  const { loyalty } = useAlias()
  if (!loyalty) return null
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-2 rounded-card bg-brand-soft px-4 py-3 text-14">
      <strong className="font-semibold">{loyalty.name}</strong>
      <span>{loyaltyCopy.banner(loyalty.orderPercentage)}</span>
    </p>
  )
}
