import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useState } from 'react'
import { reasonsFor, wishOf } from './cancel-wish.ts'
import { useAdvance } from './use-advance.ts'

const OTHER = 'other'

/** The longest reason that the API takes. */
const LONGEST_REASON = 300

const optionsOf = ({ type }: ConsoleOrder) => [
  ...reasonsFor(type).map((reason) => ({ value: reason, label: reason })),
  { value: OTHER, label: consoleCopy.otherReason },
]

/**
 * Asks why, and cancels: one of the usual reasons, or any other in words. The diner gets to read
 * it.
 */
export function CancelDialog(props: { order: ConsoleOrder; open: boolean; onClose: () => void }) {
  const { order, open, onClose } = props
  const advance = useAdvance()
  const [choice, setChoice] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const reason = choice === OTHER ? text.trim() : choice

  async function cancel(): Promise<void> {
    setMissing(!reason)
    if (!reason) return
    setBusy(true)
    await advance({ id: order.id, action: 'cancel', reason, wish: wishOf(choice) }, order.number)
    setBusy(false)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="regular"
      title={`${consoleCopy.cancelTitle} #${order.number}`}
      description={consoleCopy.cancelHint}
      closeLabel={consoleCopy.close}
      footer={
        <div className="grid gap-3">
          {missing && (
            <p role="alert" className="flex gap-1.5 text-14 font-medium text-danger">
              <Icon name="alert" />
              {consoleCopy.cancelReasonMissing}
            </p>
          )}
          <div className="flex gap-2">
            <Button variant="quiet" onClick={onClose}>
              {consoleCopy.cancelBack}
            </Button>
            <Button
              variant="danger"
              className="grow"
              busy={busy}
              busyLabel={consoleCopy.canceling}
              onClick={() => void cancel()}
            >
              {consoleCopy.cancelConfirm}
            </Button>
          </div>
        </div>
      }
    >
      <RadioCardGroup
        legend={consoleCopy.cancelQuestion}
        legendHidden
        name="cancel-reason"
        layout="rows"
        options={optionsOf(order)}
        value={choice}
        onChange={(value) => {
          setChoice(value)
          setMissing(false)
        }}
      />
      {choice === OTHER && (
        <TextArea
          label={consoleCopy.writeReason}
          value={text}
          maxLength={LONGEST_REASON}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setMissing(false)
          }}
          className="pt-1 pb-4"
        />
      )}
    </Dialog>
  )
}
