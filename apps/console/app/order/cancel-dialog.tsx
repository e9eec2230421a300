import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useRef, useState } from 'react'
import { reasonsFor, wishOf } from './cancel-wish.ts'
import { useAdvance } from './use-advance.ts'

const OTHER = 'other'

const LONGEST_REASON = 300

const optionsOf = ({ type }: ConsoleOrder) => [
  ...reasonsFor(type).map((reason) => ({ value: reason, label: reason })),
  { value: OTHER, label: consoleCopy.otherReason },
]

/** Dialog to cancel an order for a usual reason or a typed one, which the diner reads. */
export function CancelDialog(props: { order: ConsoleOrder; open: boolean; onClose: () => void }) {
  const { order, open, onClose } = props
  const advance = useAdvance()
  const [choice, setChoice] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const reason = choice === OTHER ? text.trim() : choice
  const error = missing ? consoleCopy.cancelReasonMissing : undefined

  async function cancel(): Promise<void> {
    setMissing(!reason)
    if (!reason)
      return box.current?.querySelector<HTMLElement>(choice === OTHER ? 'textarea' : 'input')?.focus()
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
      }
    >
      <div ref={box} className="pb-4">
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
          {...(error && choice !== OTHER && { error })}
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
            className="pt-1"
            {...(error && { error })}
          />
        )}
      </div>
    </Dialog>
  )
}
