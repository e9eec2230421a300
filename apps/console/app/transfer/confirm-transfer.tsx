import type { AwaitedTransferWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { consoleCopy } from '@mostrador/copy/console'
import { transfersPageCopy as copy } from '@mostrador/copy/transfers-page'
import { Button } from '@mostrador/ui/button.tsx'
import { Chip } from '@mostrador/ui/chip.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { useMoney } from '../workplace/contact-context.ts'
import { useTransferChange } from './use-transfers.ts'

type ConfirmTransferProps = { readonly one: AwaitedTransferWire; readonly onClose: () => void }

/** Asks how somebody knows that a transfer is there, and takes his or her word for it. */
export function ConfirmTransfer({ one, onClose }: ConfirmTransferProps) {
  const { wire } = useMoney()
  const change = useTransferChange()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  function confirm(): void {
    if (reason.trim() === '') return setIsMissing(true)
    change.mutate({ kind: 'confirm', orderId: one.orderId, reason: reason.trim() }, { onSettled: onClose })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!change.isPending}
      title={copy.confirmTitle(one.number, wire(one.amount))}
      closeLabel={consoleCopy.close}
      footer={
        <div className="flex gap-2">
          <Button variant="quiet" disabled={change.isPending} onClick={onClose}>
            {copy.back}
          </Button>
          <Button className="grow" busy={change.isPending} busyLabel={copy.saving} onClick={confirm}>
            {copy.confirmNow}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 pb-3">
        <p className="text-14 text-muted">{copy.confirmHint}</p>
        <div className="flex flex-wrap gap-2">
          {copy.reasons.map((text) => (
            <Chip key={text} selected={reason === text} onClick={() => setReason(text)}>
              {text}
            </Chip>
          ))}
        </div>
        <TextField
          label={copy.reason}
          maxLength={200}
          autoComplete="off"
          value={reason}
          {...(isMissing && reason.trim() === '' && { error: copy.reasonMissing })}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
