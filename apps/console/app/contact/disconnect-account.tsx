import type { PaymentAccountWire } from '@mostrador/contract/payment/payment-account-endpoints'
import { paymentAccountCopy as copy } from '@mostrador/copy/payment-account'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { accountsKey } from './accounts-key.ts'

/** Button to disconnect an account; the dialog tells what stops. */
export function DisconnectAccount({ account }: { readonly account: PaymentAccountWire }) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { branchId: id, id: contactId } = useWorkplace().contact
  const [asks, setAsks] = useState(false)
  const { provider, title, uses } = account
  const disconnecting = useMutation({
    mutationFn: () => answerOf(api.disconnectPaymentAccount({ params: { id, provider } })),
    onSuccess: () => toast({ text: copy.disconnected, tone: 'positive' }),
    onError: (problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: accountsKey(id) })
      await queries.invalidateQueries({ queryKey: ['payment-health', contactId] })
    },
  })
  return (
    <>
      <Button variant="quietDanger" size="small" busy={disconnecting.isPending} onClick={() => setAsks(true)}>
        {copy.disconnect}
      </Button>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={copy.disconnectTitle(title)}
        confirmLabel={copy.disconnect}
        cancelLabel={copy.cancel}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          disconnecting.mutate()
        }}
      >
        <p>{copy.disconnectHint}</p>
        {uses.length > 0 && (
          <>
            <p className="pt-2 font-semibold">{copy.disconnectUses}</p>
            <ul className="list-disc pl-5">
              {uses.map(({ local: contact, modes }) => (
                <li key={contact} className="wrap-anywhere">
                  {copy.use(contact, modes.join(', '))}
                </li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </>
  )
}
