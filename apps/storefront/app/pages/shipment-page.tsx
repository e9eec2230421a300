import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useContact } from '../place/use-alias.ts'
import { journeyMeta } from '../place/journey-meta.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { RiderFrame } from './rider-frame.tsx'
import { useOfflineShell } from '../rider/use-offline-shell.ts'
import { useRider } from '../rider/use-rider.ts'
import { kindOf, type Delivery } from '../rider/delivery.ts'
import { DeliveryDetail } from '../shipment/delivery-detail.tsx'
import { NoDelivery } from '../shipment/no-delivery.tsx'
import { deliveryPath } from '../rider/shipment-path.ts'
import { useDelivery } from '../shipment/use-delivery.ts'
import { useReplay } from '../shipment/use-replay.ts'
import { useSteps } from '../shipment/use-steps.ts'
import type { Route } from './+types/shipment-page'

export const meta: Route.MetaFunction = (args) => journeyMeta(args, shipmentCopy.title)

/** Page of a shipment, or of a stack. Source: 001 §2 Rider shipment detail. */
export default function ShipmentPage({ params }: Route.ComponentProps) {
  const contact = useContact()
  if (!contact) return <NotFoundView />
  const { shipmentType, shipmentId } = params
  return <ShipmentView key={shipmentId} contact={contact} kind={kindOf(shipmentType)} id={shipmentId} />
}

/** Preloaded for a door without a connection. */
const bringDialogs = () =>
  Promise.all([import('../shipment/proof-dialog.tsx'), import('@mostrador/ui/confirm-dialog.tsx')])

type ShipmentViewProps = { readonly contact: BranchContactInfo } & Pick<Delivery, 'kind' | 'id'>

function ShipmentView({ contact, kind, id }: ShipmentViewProps) {
  const { alias } = contact
  const rider = useRider(alias)
  const view = useDelivery({ alias, kind, id }, rider)
  const { delivery, refresh } = view
  useReplay(alias, rider.session, refresh)
  const steps = useSteps({ alias, session: rider.session, view })
  useOfflineShell(bringDialogs)
  useStackPage(alias, view.stack)
  return (
    <RiderFrame contact={contact} title={shipmentCopy.title} hasOwnTitle>
      {delivery && rider.session ? (
        <DeliveryDetail alias={alias} session={rider.session} delivery={delivery} view={view} steps={steps} />
      ) : (
        <NoDelivery alias={alias} state={view.state} onRefresh={() => void refresh()} />
      )}
    </RiderFrame>
  )
}

/** Replaces the page of a shipment in a stack by the stack's. */
function useStackPage(alias: string, stack: Delivery | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (stack) void navigate(deliveryPath(alias, stack), { replace: true })
  }, [alias, stack, navigate])
}
