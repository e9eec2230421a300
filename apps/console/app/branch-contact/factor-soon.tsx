import { factorPolicyCopy } from '@mostrador/copy/factor-policy'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link } from 'react-router'

/**
 * Tells who has no second factor from which day on one is asked for, wherever he or she begins to
 * work, and leads there.
 */
export function FactorSoon({ from }: { readonly from: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 bg-warning-soft px-4 py-2 text-14 text-warning">
      <Icon name="lock" size={16} />
      {factorPolicyCopy.soonTitle(from)}
      <Link
        to="/account"
        className="inline-flex min-h-11 items-center font-semibold text-warning underline md:min-h-0"
      >
        {factorPolicyCopy.soonLink}
      </Link>
    </p>
  )
}
