import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { riderPageCopy } from '@mostrador/copy/rider-page'
import { shipmentCopy } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { Button } from '@mostrador/ui/button.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Link } from 'react-router'
import { useContact } from '../place/use-alias.ts'
import { journeyMeta } from '../place/journey-meta.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { Unreachable } from '../frame/unreachable.tsx'
import { RiderFrame } from './rider-frame.tsx'
import { PinCard } from '../rider/pin-card.tsx'
import { registerPath } from '../rider/register-path.ts'
import { stepsOfSession } from '../rider/register-variant.ts'
import { useOfflineShell } from '../rider/use-offline-shell.ts'
import { useRider } from '../rider/use-rider.ts'
import { Deliveries } from '../shipment/deliveries.tsx'
import { HeldNote } from '../shipment/held-note.tsx'
import { RefusedNotes } from '../shipment/refused-notes.tsx'
import { useDeliveryList } from '../shipment/use-delivery-list.ts'
import { useReplay } from '../shipment/use-replay.ts'
import type { Route } from './+types/shipment-list-page'

export const meta: Route.MetaFunction = (args) => journeyMeta(args, shipmentCopy.title)

/** Page of a branch contact's shipments for riders. Source: 001 §2 Rider shipment list. */
export default function ShipmentListPage() {
  const contact = useContact()
  return contact ? <ShipmentList contact={contact} /> : <NotFoundView />
}

function ShipmentList({ contact }: { readonly contact: BranchContactInfo }) {
  const { alias } = contact
  const rider = useRider(alias)
  const { state, list, heldAt, ask, refresh } = useDeliveryList(contact, rider)
  useReplay(alias, rider.session, ask)
  useOfflineShell()
  const isLoading = state === 'loading'
  const { session } = rider
  return (
    <RiderFrame
      contact={contact}
      title={shipmentCopy.title}
      knowsHands
      aside={
        <Button variant="secondary" icon="refresh" busy={isLoading} onClick={() => void refresh()}>
          {shipmentCopy.refresh}
        </Button>
      }
    >
      <RefusedNotes alias={alias} />
      {list && heldAt && (
        <HeldNote at={heldAt} failure={state === 'kept' ? shipmentCopy.listFailed : undefined} />
      )}
      {list ? <Deliveries alias={alias} list={list} /> : <Waiting isLoading={isLoading} onRetry={refresh} />}
      {list?.inHand.length === 0 && (
        <p className="text-center text-14 text-muted">{riderPageCopy.startedHint}</p>
      )}
      {session && rider.hasPin !== undefined && <PinCard session={session} hasPin={rider.hasPin} />}
      <Button
        variant="quiet"
        wide
        className="underline"
        render={
          session ? (
            <Link
              to={registerPath(alias, 'logOut')}
              state={stepsOfSession(session, phoneCountryOf(contact.branch.country))}
            />
          ) : (
            <Link to={registerPath(alias, 'phoneIntake')} />
          )
        }
      >
        {shipmentPageCopy.endShift}
      </Button>
    </RiderFrame>
  )
}

type WaitingProps = { readonly isLoading: boolean; readonly onRetry: () => Promise<unknown> }

function Waiting({ isLoading, onRetry }: WaitingProps) {
  if (isLoading) {
    return (
      <div className="grid gap-3" aria-busy>
        <p className="text-18">{shipmentPageCopy.looking}</p>
        <Skeleton shape="block" className="h-36 w-full" />
        <Skeleton shape="block" className="h-36 w-full" />
      </div>
    )
  }
  return <Unreachable hint={shipmentCopy.listFailed} onRetry={() => void onRetry()} />
}
