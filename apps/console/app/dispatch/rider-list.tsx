import type { DispatchRider } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { InviteRider } from './invite-rider.tsx'
import { riderWords } from './rider-words.ts'
import type { LiveDispatch } from './use-dispatch.ts'

export type RiderListProps = {
  riders: readonly DispatchRider[]
  now: Date
  run: LiveDispatch['run']
}

/** List of riders on shift, with last position and shipments in hand. */
export function RiderList({ riders, now, run }: RiderListProps) {
  const api = useApi()
  const [ending, setEnding] = useState<DispatchRider | null>(null)
  const [busy, setBusy] = useState(false)

  async function end({ id, name }: DispatchRider): Promise<void> {
    setBusy(true)
    await run(() => api.endRiderShift({ params: { id } }), dispatchCopy.shiftEnded(name))
    setBusy(false)
    setEnding(null)
  }

  return (
    <Card title={dispatchCopy.riders}>
      {riders.length === 0 && <NoRiders />}
      <ul className="grid gap-3">
        {riders.map((rider) => (
          <li key={rider.id} className="flex flex-wrap items-center gap-2">
            <RiderWords rider={rider} now={now} />
            <IconButton
              icon="phone"
              label={dispatchCopy.call(rider.name)}
              variant="outlined"
              render={<a href={`tel:${rider.phone}`} />}
            />
            <Button variant="secondary" size="small" icon="logout" onClick={() => setEnding(rider)}>
              {dispatchCopy.endShift}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== null}
        title={dispatchCopy.endShiftOf(ending?.name ?? '')}
        confirmLabel={dispatchCopy.endShift}
        cancelLabel={dispatchCopy.back}
        tone="danger"
        busy={busy}
        busyLabel={dispatchCopy.saving}
        onConfirm={() => ending && void end(ending)}
        onCancel={() => setEnding(null)}
      >
        {dispatchCopy.endShiftHint}
      </ConfirmDialog>
    </Card>
  )
}

function NoRiders() {
  const [isInviting, setInviting] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-14 text-muted">{dispatchCopy.noRiders}</p>
      {isInviting ? (
        <InviteRider />
      ) : (
        <Button variant="secondary" size="small" icon="bike" onClick={() => setInviting(true)}>
          {dispatchCopy.invite}
        </Button>
      )}
    </div>
  )
}

function RiderWords({ rider, now }: { rider: DispatchRider; now: Date }) {
  return (
    <div className="min-w-40 grow">
      <p className="text-16 font-semibold wrap-anywhere">{rider.name}</p>
      <p className="text-14 text-muted">{riderWords(rider, now)}</p>
    </div>
  )
}
