import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useContact } from '../place/use-alias.ts'
import { browserApi } from '../api.ts'
import { journeyMeta } from '../place/journey-meta.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { deliveryPath, shipmentsPath } from '../shipment/shipment-path.ts'
import { asRider } from '../rider/rider-session.ts'
import { RiderFrame } from './rider-frame.tsx'
import { useRider } from '../rider/use-rider.ts'
import type { Route } from './+types/redirect-page'

export const meta: Route.MetaFunction = (args) => journeyMeta(args, shipmentCopy.title)

/** Leads a rider to the shipment that is under way, else to the list. Source: 001 §2 Rider redirect page. */
export default function RedirectPage({ params }: Route.ComponentProps) {
  const contact = useContact()
  const { alias } = params
  const { session } = useRider(alias)
  const navigate = useNavigate()
  const [status, setStatus] = useState<'initial' | 'requestInProgress' | 'loaded'>('initial')

  useEffect(() => {
    if (!session) return undefined
    let isOver = false
    const lead = async (): Promise<void> => {
      setStatus('requestInProgress')
      const found = await browserApi.client.getRiderShipment({}, asRider(session))
      if (isOver) return
      const shipment = found.ok ? found.data.shipment : null
      if (shipment) setStatus('loaded')
      const { id, stackId } = shipment ?? { id: '', stackId: null }
      const delivery =
        stackId === null ? { kind: 'simple' as const, id } : { kind: 'stack' as const, id: stackId }
      const to = shipment ? deliveryPath(alias, delivery) : shipmentsPath(alias)
      await navigate(to, { replace: true })
    }
    void lead()
    return () => {
      isOver = true
    }
  }, [session, alias, navigate])

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
