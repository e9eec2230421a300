import { factorPolicyCopy } from '@mostrador/copy/factor-policy'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link } from 'react-router'

/** Notice that a second factor will be required, with the day and a link to set one up. */
export function FactorSoon({ from }: { readonly from: string }) {
  return (
    <p className="flex items-center gap-3 bg-warning-soft px-4 text-14 text-warning">
      <Icon name="lock" size={16} className="shrink-0" />
      <span className="min-w-0 py-2 max-md:grow">{factorPolicyCopy.soonTitle(from)}</span>
      <Link to="/account" className="inline-flex min-h-11 items-center font-semibold underline">
        {factorPolicyCopy.soonLink}
      </Link>
    </p>
  )
}
