import type { ProblemError } from '@mostrador/contract/problem'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useState } from 'react'

export type RefusedDialogProps = {
  readonly errors: readonly ProblemError[]
  /** Mends the order; answers when that is done. */
  readonly onUpdate: () => Promise<void>
  readonly onClosed: () => void
}

/** Each sentence once: three plates that cost something else make three, one plate with two wrong prices makes one. */
const sentencesOf = (errors: readonly ProblemError[]): readonly string[] => [
  ...new Set(errors.map(({ message }) => message)),
]

/**
 * Everything that the server found wrong, with the offer to mend it and try again. Default export, because
 * it is loaded when it is first needed. Source: decisions.md, Wire conventions.
 */
export default function RefusedDialog({ errors, onUpdate, onClosed }: RefusedDialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [isUpdating, setIsUpdating] = useState(false)

  async function update(): Promise<void> {
    setIsUpdating(true)
    await onUpdate()
    setIsUpdating(false)
    setIsOpen(false)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={checkoutCopy.refusedTitle}
      description={checkoutCopy.refusedHint}
      closeLabel={checkoutCopy.refusedBack}
      footer={
        <Button wide busy={isUpdating} onClick={() => void update()}>
          {checkoutCopy.refusedUpdate}
        </Button>
      }
    >
      <ul className="grid gap-3 pb-4">
        {sentencesOf(errors).map((sentence) => (
          <li key={sentence} className="flex gap-2 text-16">
            <Icon name="alert" className="mt-0.5 text-warning" />
            <span className="min-w-0 break-words">{sentence}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
