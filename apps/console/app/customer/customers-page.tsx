import { problemDetail } from '@mostrador/copy/problem'
import { customerRecordsCopy } from '@mostrador/copy/customer-records'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { useWorkplace } from '../workplace/contact-context.ts'
import { Page } from '../layout/page.tsx'
import { EraseCard } from './erase-card.tsx'
import { sentenceOf } from '../session/use-form.ts'
import { saveFile, takeOutCustomers } from './take-out-customers.ts'

/**
 * What a brand knows of its customers: exported as a file, and erased for a person who asks for it.
 */
export function CustomersPage() {
  const { contact } = useWorkplace()
  return (
    <Page title={customerRecordsCopy.title} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <div className="grid gap-4 pt-2 pb-4">
        {contact.role === 'cashier' ? (
          <Notice tone="danger">{problemDetail('role-forbidden')}</Notice>
        ) : (
          <>
            <ExportCard branchId={contact.branchId} />
            <EraseCard branchId={contact.branchId} />
          </>
        )}
      </div>
    </Page>
  )
}

/** The brand's customers as a file for a spreadsheet. */
function ExportCard({ branchId }: { readonly branchId: string }) {
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
