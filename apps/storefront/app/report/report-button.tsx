import { reportCopy } from '@mostrador/copy/case'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Suspense, useState } from 'react'
import { brought } from '../frame/brought.ts'
import type { ReportedOrder } from './use-report.ts'

const ReportDialog = brought(() => import('./report-dialog.tsx'))

/**
 * Button that opens the report of a problem; after sending it says so, and another can be sent.
 * Source: 001 §2 Order follow-up page.
 */
export function ReportButton({ order }: { readonly order: ReportedOrder }) {
  const [isOpen, setIsOpen] = useState<boolean>()
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      {isSent && (
        <Notice tone="positive" live="status" title={reportCopy.sent}>
          {reportCopy.sentHint}
        </Notice>
      )}
      {/* It stays: the focus comes back to it from the dialog. */}
      <Button variant="quiet" wide icon="alert" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {reportCopy.open}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ReportDialog
            order={order}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onSent={() => setIsSent(true)}
          />
        </Suspense>
      )}
    </>
  )
}
