import type { AwaitedTransferWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { consoleCopy } from '@mostrador/copy/console'
import { transfersPageCopy as copy } from '@mostrador/copy/transfers-page'
import { Button } from '@mostrador/ui/button.tsx'
import { Chip } from '@mostrador/ui/chip.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useId, useState, type FormEvent } from 'react'
import { focusField } from '../session/use-form.ts'
import { useMoney } from '../workplace/contact-context.ts'
import { useTransferChange } from './use-transfers.ts'

type ConfirmTransferProps = { readonly one: AwaitedTransferWire; readonly onClose: () => void }

/** Dialog that asks how staff know that a transfer arrived, and confirms it on their word. */
export function ConfirmTransfer({ one, onClose }: ConfirmTransferProps) {
  const { wire } = useMoney()
  const change = useTransferChange()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const formId = useId()

  function confirm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (change.isPending) return
    setIsMissing(true)
    if (reason.trim() === '') return focusField(event.currentTarget, 'reason')
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
          <Button
            type="submit"
            form={formId}
            className="grow"
            busy={change.isPending}
            busyLabel={copy.saving}
          >
            {copy.confirmNow}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={confirm} className="grid gap-3 pb-3">
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
          name="reason"
          maxLength={200}
          autoComplete="off"
          value={reason}
          {...(isMissing && reason.trim() === '' && { error: copy.reasonMissing })}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
