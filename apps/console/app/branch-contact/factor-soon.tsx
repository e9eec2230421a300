import { factorPolicyCopy } from '@mostrador/copy/factor-policy'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link } from 'react-router'

export type FactorSoonProps = { readonly from: string; readonly onTablet: boolean }

/**
 * Notice that a second factor will be required, with the day and a link to set one up; on a shared
 * device, that it has to be shared again by then.
 */
export function FactorSoon({ from, onTablet }: FactorSoonProps) {
  return (
    <p className="flex items-center gap-3 bg-warning-soft px-4 text-14 text-warning">
      <Icon name="lock" size={16} className="shrink-0" />
      <span className="min-w-0 py-2 max-md:grow">
        {onTablet ? factorPolicyCopy.soonOnTablet(from) : factorPolicyCopy.soonTitle(from)}
      </span>
      {!onTablet && (
        <Link to="/account" className="inline-flex min-h-11 items-center font-semibold underline">
          {factorPolicyCopy.soonLink}
        </Link>
      )}
    </p>
  )
}
