import { bankReturnCopy } from '@mostrador/copy/pay-prompt'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import type { BankReturn } from './use-bank-return.ts'

/**
 * What is the case with a payment that the bank has not answered for, and what to do: to wait, or to ask again, and by no
 * means to pay a second time. In the place of the way to pay.
 */
export function BankReturnNotice({ back }: { readonly back: BankReturn }) {
  const { state, retry } = back
  const { title, hint } = bankReturnCopy[state]
  return (
    <Notice
      tone={state === 'offline' ? 'warning' : 'brand'}
      icon="clock"
      live="status"
      title={title}
      action={
        state !== 'asking' && (
          <Button size="small" variant="secondary" icon="refresh" onClick={retry}>
            {bankReturnCopy.retry}
          </Button>
        )
      }
    >
      {hint}
    </Notice>
  )
}
