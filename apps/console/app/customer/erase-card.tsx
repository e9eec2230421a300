import { customerRecordsCopy } from '@mostrador/copy/customer-records'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState, type FormEvent } from 'react'
import { useApi } from '../api/api.ts'
import { focusField, sentenceOf } from '../session/use-form.ts'

type Said = { readonly tone: 'positive' | 'danger'; readonly text: string }

function useErase(branchId: string) {
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  const erase = async (phone: string): Promise<void> => {
    setBusy(true)
    setSaid(undefined)
    const result = await api.eraseCustomer({ params: { id: branchId }, body: { phone } })
    setBusy(false)
    if (!result.ok) return setSaid({ tone: 'danger', text: sentenceOf(result.problem) })
    const text = result.data.erased ? customerRecordsCopy.erased : customerRecordsCopy.nothingLeft
    setSaid({ tone: 'positive', text })
  }
  return { busy, said, erase, forget: () => setSaid(undefined) }
}

/** Card to erase the data of a person who asks for it. */
export function EraseCard({ branchId }: { readonly branchId: string }) {
  const { busy, said, erase, forget } = useErase(branchId)
  const [isMissing, setIsMissing] = useState(false)
  const [asked, setAsked] = useState('')

  function ask(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const phone = String(new FormData(event.currentTarget).get('phone') ?? '').trim()
    forget()
    setIsMissing(phone === '')
    if (phone === '') focusField(event.currentTarget, 'phone')
    else setAsked(phone)
  }

  return (
    <Card title={customerRecordsCopy.eraseTitle} hint={customerRecordsCopy.eraseHint}>
      <form noValidate onSubmit={ask} className="grid gap-4">
        {said && (
          <Notice tone={said.tone} live={said.tone === 'danger' ? 'alert' : 'status'}>
            {said.text}
          </Notice>
        )}
        <TextField
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={40}
          label={customerRecordsCopy.phone}
          hint={customerRecordsCopy.phoneHint}
          error={isMissing ? customerRecordsCopy.phoneMissing : undefined}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel={customerRecordsCopy.erasing}>
          {customerRecordsCopy.eraseButton}
        </Button>
      </form>
      <ConfirmDialog
        open={asked !== ''}
        tone="danger"
        title={customerRecordsCopy.eraseAsk(asked)}
        confirmLabel={customerRecordsCopy.eraseYes}
        cancelLabel={customerRecordsCopy.eraseNo}
        onCancel={() => setAsked('')}
        onConfirm={() => {
          void erase(asked)
          setAsked('')
        }}
      >
        {customerRecordsCopy.eraseAskHint}
      </ConfirmDialog>
    </Card>
  )
}
