import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { layoutCopy } from '@mostrador/copy/layout'
import { pointOf } from '@mostrador/domain/delivery/user-location'
import { Button } from '@mostrador/ui/button.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useLocationOf } from '../diner/location-store.ts'
import { browserApi } from '../api.ts'
import { useLoaded } from '../frame/use-loaded.ts'
import { nearestReaching } from './reaching-local.ts'

export type OtherLocalProps = {
  readonly contact: BranchContactInfo
  readonly onChoose: (alias: string) => void
}

/** The nearest local of the branch that brings orders to the diner; asked for when it is drawn. */
export function OtherLocal({ contact, onChoose }: OtherLocalProps) {
  const point = pointOf(useLocationOf(contact.branch.companyId))
  const { loaded, retry } = useLoaded(point ? `${point.lat},${point.lng}` : undefined, () =>
    browserApi.client.listBranchContacts({
      params: { branchId: contact.branch.id },
      query: { ...point, orderModeType: 'DELIVERY' },
    }),
  )
  if (!point) return null
  if (loaded.status === 'loading') {
    return (
      <div aria-busy>
        <p className="sr-only">{deliveryCopy.otherLocalLoading}</p>
        <Skeleton shape="block" className="h-12 w-full" />
      </div>
    )
  }
  if (loaded.status === 'failed') {
    return (
      <p className="flex min-h-12 items-center justify-between gap-3 text-14 text-muted">
        {deliveryCopy.otherLocalFailed}
        <Button variant="quiet" size="small" onClick={retry}>
          {layoutCopy.retry}
        </Button>
      </p>
    )
  }
  const other = nearestReaching(loaded.data.branchContacts, contact.id)
  if (!other) return <p className="min-h-12 pt-1 text-14 text-muted">{deliveryCopy.noOtherLocal}</p>
  return (
    <Button
      wide
      variant="secondary"
      icon="store"
      onClick={() => onChoose(other.alias)}
      trailing={other.distance === null ? undefined : branchContactCopy.distance(other.distance)}
    >
      {deliveryCopy.otherLocal(other.name)}
    </Button>
  )
}
