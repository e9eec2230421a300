import type { DeviceRequest } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import type { LiveDispatch } from './use-dispatch.ts'

export type DeviceRequestsProps = {
  readonly requests: readonly DeviceRequest[]
  readonly run: LiveDispatch['run']
}

/** Riders who scanned the shop's code on another phone; staff compare its digits and let it in. */
export function DeviceRequests({ requests, run }: DeviceRequestsProps) {
  const api = useApi()
  const [asked, setAsked] = useState<DeviceRequest | null>(null)
  const [busy, setBusy] = useState(false)

  async function letIn({ id, name, code }: DeviceRequest): Promise<void> {
    setBusy(true)
    await run(
      () => api.releaseRiderDevice({ params: { id }, body: { code } }),
      dispatchCopy.deviceReleased(name),
    )
    setBusy(false)
    setAsked(null)
  }

  return (
    <>
      {requests.map((request) => (
        <Notice
          key={request.id}
          tone="warning"
          live="status"
          title={dispatchCopy.deviceAsks(request.name)}
          action={
            <Button variant="secondary" size="small" onClick={() => setAsked(request)}>
              {dispatchCopy.letIn}
            </Button>
          }
        >
          {dispatchCopy.deviceCode} <strong className="block text-22">{request.code}</strong>
        </Notice>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={dispatchCopy.letInOf(asked?.name ?? '')}
        confirmLabel={dispatchCopy.letIn}
        cancelLabel={dispatchCopy.back}
        busy={busy}
        busyLabel={dispatchCopy.saving}
        onConfirm={() => asked && void letIn(asked)}
        onCancel={() => setAsked(null)}
      >
        {dispatchCopy.letInHint(asked?.code ?? '')}
      </ConfirmDialog>
    </>
  )
}
