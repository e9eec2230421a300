import { customerRecordsCopy } from '@mostrador/copy/customer-records'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { sentenceOf } from '../session/use-form.ts'
import { saveFile, takeOutCustomers } from './take-out-customers.ts'

/** The brand's customers as a file for a spreadsheet. */
export function ExportCard({ branchId }: { readonly branchId: string }) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function download(): Promise<void> {
    setBusy(true)
    setFailure('')
    const taken = await takeOutCustomers((url, init) => window.fetch(url, init), branchId)
    setBusy(false)
    if (!taken.ok) return setFailure(sentenceOf(taken.problem))
    saveFile(taken.data)
    toast({ text: customerRecordsCopy.exported, tone: 'positive' })
  }

  return (
    <Card title={customerRecordsCopy.exportTitle} hint={customerRecordsCopy.exportHint}>
      <div className="grid gap-4">
        {failure !== '' && (
          <Notice tone="danger" live="alert">
            {failure}
          </Notice>
        )}
        <Button
          variant="secondary"
          busy={busy}
          busyLabel={customerRecordsCopy.exporting}
          onClick={() => void download()}
        >
          {customerRecordsCopy.exportButton}
        </Button>
      </div>
    </Card>
  )
}
