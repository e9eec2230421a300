import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { useFetched } from '@mostrador/live/use-fetched'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useNavigate } from 'react-router'
import { useContact } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import { journeyMeta } from '../place/journey-meta.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { deliveryPath, shipmentsPath } from '../rider/shipment-path.ts'
import { asRider } from '../rider/rider-session.ts'
import { RiderFrame } from './rider-frame.tsx'
import { useRider } from '../rider/use-rider.ts'
import type { Route } from './+types/redirect-page'

export const meta: Route.MetaFunction = (args) => journeyMeta(args, shipmentCopy.title)

/** Returns the address of the delivery in hand, alone or as its stack, else of the list. */
function pathOf(
  alias: string,
  shipment: { readonly id: string; readonly stackId: string | null } | null,
): string {
  if (!shipment) return shipmentsPath(alias)
  const { id, stackId } = shipment
  return deliveryPath(alias, stackId === null ? { kind: 'simple', id } : { kind: 'stack', id: stackId })
}

/** Leads a rider to the delivery in hand, else to the list. Source: 001 §2 Rider redirect page. */
export default function RedirectPage({ params }: Route.ComponentProps) {
  const contact = useContact()
  const { alias } = params
  const { session } = useRider(alias)
  const navigate = useNavigate()
  const { answer, isAsking } = useFetched(session && `${alias}/${session.since}`, {
    ask: async () => session && browserApi.client.getRiderShipment({}, asRider(session)),
    take: (found) => {
      const shipment = found?.ok ? found.data.shipment : null
      void navigate(pathOf(alias, shipment), { replace: true })
      return shipment ? ('loaded' as const) : undefined
    },
  })
  const status = answer ?? (isAsking ? 'requestInProgress' : 'initial')

  if (!contact) return <NotFoundView />
  return (
    <RiderFrame contact={contact} title={shipmentCopy.title}>
      <div className="grid gap-3" aria-busy data-redirect={status}>
        <p className="text-18">{shipmentPageCopy.looking}</p>
        <Skeleton shape="block" className="h-28 w-full" />
      </div>
    </RiderFrame>
  )
}
