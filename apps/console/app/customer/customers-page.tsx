import { problemDetail } from '@mostrador/copy/problem'
import { customerRecordsCopy } from '@mostrador/copy/customer-records'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { Page } from '../layout/page.tsx'
import { EraseCard } from './erase-card.tsx'
import { ExportCard } from './export-card.tsx'

/** What a brand knows of its customers: taken out as a file, and erased for whoever asks for it. */
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
