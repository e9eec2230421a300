import type { Dispatch, DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { MOST_STOPS, type DispatchAction } from '@mostrador/domain/dispatch/dispatch-action'
import { stopsInOrder } from '@mostrador/domain/dispatch/stops-in-order'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { useMemo, useState } from 'react'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useNow } from '../time/use-now.ts'
import { DispatchMap } from './dispatch-map.tsx'
import { dispatchPins } from './dispatch-pins.ts'
import { GiveDialog } from './give-dialog.tsx'
import { GroupSection } from './group-section.tsx'
import { DeviceRequests } from './device-requests.tsx'
import { RiderList } from './rider-list.tsx'
import { isStackable, shipmentGroups } from './shipment-groups.ts'
import { StackDialog } from './stack-dialog.tsx'
import type { LiveDispatch } from './use-dispatch.ts'

type Run = LiveDispatch['run']

/** Stack whose stops are being ordered; `stackId` is null for a new one. */
type Ordering = { readonly stackId: string | null; readonly stops: readonly DispatchShipment[] }

/** Map, riders and shipments of a shop, with the actions of dispatch. */
export function DispatchDesk({ dispatch, run }: { dispatch: Dispatch; run: Run }) {
  const now = useNow()
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [ordering, setOrdering] = useState<Ordering | null>(null)
  // A shipment that a rider took meanwhile is no longer chosen.
  const chosen = dispatch.shipments.filter((one) => chosenIds.has(one.id) && isStackable(one))
  const pins = useMemo(() => dispatchPins(dispatch, chosenIds, now), [dispatch, chosenIds, now])

  const choose = (id: string, isChosen: boolean): void =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)))

  return (
    <>
      <div className="grid gap-4 md:grid-cols-[1fr_22rem]">
        <DispatchMap pins={pins} source={dispatch.map} />
        <div className="grid min-w-0 content-start gap-4">
          <DeviceRequests requests={dispatch.deviceRequests} run={run} />
          <RiderList riders={dispatch.riders} now={now} run={run} />
        </div>
      </div>
      <Shipments dispatch={dispatch} now={now} run={run} {...{ chosenIds, choose, setOrdering }} />
      {chosen.length > 0 && (
        <ChosenBar
          count={chosen.length}
          onStack={() => setOrdering({ stackId: null, stops: stopsInOrder(dispatch.shop, chosen) })}
        />
      )}
      {ordering && (
        <Orderer
          key={ordering.stackId ?? 'new'}
          ordering={ordering}
          run={run}
          onClose={() => setOrdering(null)}
          onMade={() => setChosen(new Set())}
        />
      )}
    </>
  )
}

type ShipmentsProps = {
  dispatch: Dispatch
  now: Date
  run: Run
  chosenIds: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
  setOrdering: (ordering: Ordering) => void
}

function Shipments({ dispatch, now, run, chosenIds, choose, setOrdering }: ShipmentsProps) {
  const api = useApi()
  const [taking, setTaking] = useState<DispatchShipment | null>(null)
  const [giving, setGiving] = useState<DispatchShipment | null>(null)
  const { riders } = dispatch
  const act = ({ id, status }: DispatchShipment, action: DispatchAction) =>
    run(() => api.changeShipment({ params: { id }, body: { action, status } }))
  const groups = shipmentGroups(dispatch.shipments)
  return (
    <>
      {groups.length === 0 ? (
        <EmptyState picture={<EmptyPicture name="bag" />} title={dispatchCopy.empty}>
          {dispatchCopy.emptyHint}
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          {groups.map((group) => (
            <GroupSection
              key={group.name}
              group={group}
              now={now}
              chosen={chosenIds}
              onChoose={choose}
              onAction={(one, action) => (action === 'take-back' ? setTaking(one) : void act(one, action))}
              onGive={riders.length > 0 ? setGiving : undefined}
              onReorder={(stackId, stops) => setOrdering({ stackId, stops })}
              onOffer={(id) => void run(() => api.offerStack({ params: { id } }), dispatchCopy.stacked)}
              onDissolve={(id) =>
                void run(() => api.dissolveStack({ params: { id } }), dispatchCopy.dissolved)
              }
            />
          ))}
          {dispatch.more && <p className="text-14 text-muted">{dispatchCopy.more}</p>}
        </div>
      )}
      {giving && (
        <GiveDialog
          asked={giving}
          shipment={dispatch.shipments.find(({ id }) => id === giving.id)}
          onClose={() => setGiving(null)}
          {...{ riders, now, run }}
        />
      )}
      <ConfirmDialog
        open={taking !== null}
        title={dispatchCopy.takeBackOf(taking?.rider?.name ?? '')}
        confirmLabel={dispatchCopy.takeBack}
        cancelLabel={dispatchCopy.back}
        tone="danger"
        onConfirm={() => {
          if (taking) void act(taking, 'take-back')
          setTaking(null)
        }}
        onCancel={() => setTaking(null)}
      >
        {dispatchCopy.takeBackHint}
      </ConfirmDialog>
    </>
  )
}

function ChosenBar({ count, onStack }: { count: number; onStack: () => void }) {
  const canStack = count > 1 && count <= MOST_STOPS
  return (
    <div className="sticky bottom-20 z-10 grid justify-items-end gap-1 md:bottom-2">
      <Button icon="bike" disabled={!canStack} onClick={onStack} className="shadow-float">
        {count > 1 ? dispatchCopy.makeStack(count) : dispatchCopy.chooseMore}
      </Button>
    </div>
  )
}

type OrdererProps = { ordering: Ordering; run: Run; onClose: () => void; onMade: () => void }

function Orderer({ ordering: { stackId, stops }, run, onClose, onMade }: OrdererProps) {
  const api = useApi()
  const { contact } = useWorkplace()

  async function confirm(shipmentIds: string[], isLater: boolean): Promise<boolean> {
    if (stackId !== null)
      return run(
        () => api.orderStack({ params: { id: stackId }, body: { shipmentIds } }),
        dispatchCopy.ordered,
      )
    const isMade = await run(
      () => api.createStack({ params: { id: contact.id }, body: { shipmentIds, offer: !isLater } }),
      isLater ? dispatchCopy.made : dispatchCopy.stacked,
    )
    if (isMade) onMade()
    return isMade
  }

  const labels =
    stackId === null
      ? { confirmLabel: dispatchCopy.stackConfirm, laterLabel: dispatchCopy.stackLater }
      : { confirmLabel: dispatchCopy.orderConfirm }
  return <StackDialog stops={stops} {...labels} onConfirm={confirm} onClose={onClose} />
}
