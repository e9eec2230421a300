import { cartCopy } from '@mostrador/copy/cart'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import type { ModeSwitch } from '@mostrador/domain/cart/mode-switch'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import type { ConfirmResetProps } from '../diner/confirm-reset.tsx'

/** Asks by `confirm()` of the browser where the dialog cannot be loaded: an answer is needed. */
function AskedByBrowser({ open, text, onConfirm, onCancel }: ConfirmResetProps) {
  useEffect(() => {
    if (!open) return
    if (window.confirm(`${text}\n${cartPageCopy.resetQuestion}`)) onConfirm()
    else onCancel()
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, also when the page is drawn again
  }, [open])
  return null
}

const ConfirmReset = lazy<ComponentType<ConfirmResetProps>>(() =>
  import('../diner/confirm-reset.tsx').catch(() => ({ default: AskedByBrowser })),
)

export type ModeQuestionProps = Pick<ConfirmResetProps, 'onConfirm' | 'onCancel' | 'backLeaves'> & {
  readonly switching: Exclude<ModeSwitch, 'none'>
}

/**
 * Dialog that asks whether the cart goes to another mode, and tells whether its items are lost.
 * Source: 000 §2 Confirm modals.
 */
export function ModeQuestion({ switching, onConfirm, onCancel, backLeaves }: ModeQuestionProps) {
  return (
    <Suspense>
      <ConfirmReset
        open
        text={switching === 'keeps' ? cartCopy.switchModeText : cartCopy.resetText}
        onConfirm={onConfirm}
        onCancel={onCancel}
        backLeaves={backLeaves}
      />
    </Suspense>
  )
}
