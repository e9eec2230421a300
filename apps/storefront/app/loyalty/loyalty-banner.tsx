import { loyaltyBannerCopy } from '@mostrador/copy/loyalty-banner'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useAlias } from '../place/use-alias.ts'

/**
 * Line under the header with the points that an order here earns; empty without a programme.
 * Default export, because a menu lives without its scripts. Source: 000 §2 Menu page.
 */
export default function LoyaltyBanner() {
  const { loyalty } = useAlias()
  if (!loyalty) return null
  return (
    <p className="mt-4 flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-14">
      <Icon name="gift" className="shrink-0 text-brand-ink" />
      <span>
        <strong className="font-semibold">{loyalty.name}</strong>{' '}
        {loyaltyBannerCopy.banner(loyalty.orderPercentage)}
      </span>
    </p>
  )
}
