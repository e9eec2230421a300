import type { ProblemError } from '@mostrador/contract/problem'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState } from 'react'
import { ChangeList } from '../cart/change-list.tsx'
import { serverNow } from '../frame/server-clock.ts'
import { nextOpeningText } from '../working-hours/next-opening-text.ts'
import type { CheckoutState } from './checkout-inputs.ts'
import { refusedView } from './refused-view.ts'
import type { Mended } from './use-refusal.ts'

export type RefusedDialogProps = {
  readonly errors: readonly ProblemError[]
  readonly mended: Mended
  readonly state: CheckoutState
  /** Accepts the changes, or reloads them; returns whether the dialog is done. */
  readonly onAccept: () => boolean
  readonly onClosed: () => void
}

/**
 * Dialog of a refused order: its errors line by line, with one tap to accept the changes. Default
 * export, because it is loaded when it is first needed. Source: decisions.md, Wire conventions.
 */
export default function RefusedDialog({ errors, mended, state, ...does }: RefusedDialogProps) {
  const [isOpen, setIsOpen] = useState(true)
  const isReady = mended.status === 'ready'
  const view = refusedView({
    errors,
    changes: isReady ? mended.changes : undefined,
    lineIds: isReady ? mended.sentIds : [],
    now:
      mended.status === 'loading'
        ? undefined
        : { timing: state.timing, opens: nextOpeningText(state.contact, serverNow()) },
  })
  const isFailed = mended.status === 'failed'
  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={does.onClosed}
      title={view.title}
      description={view.hint}
      closeLabel={checkoutCopy.refusedBack}
      footer={
        <Button
          wide
          busy={mended.status === 'loading'}
          onClick={() => {
            if (does.onAccept()) setIsOpen(false)
          }}
        >
          {isFailed ? layoutCopy.retry : view.action}
        </Button>
      }
    >
      <div className="grid gap-4 pb-4" aria-busy={mended.status === 'loading'}>
        {isReady && view.changes.length > 0 && <ChangeList changes={view.changes} />}
        {view.sentences.length > 0 && <Sentences sentences={view.sentences} />}
        {isFailed && <Notice tone="danger">{checkoutCopy.updateFailed}</Notice>}
      </div>
    </Dialog>
  )
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-2 text-16">
          <Icon name="alert" className="mt-0.5 text-warning" />
          <span className="min-w-0 wrap-anywhere">{sentence.replaceAll(/\$ (?=\d)/g, '$$\u00a0')}</span>
        </li>
      ))}
    </ul>
  )
}
