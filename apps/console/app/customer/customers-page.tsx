import { SECTION_TITLES } from '@mostrador/copy/sections'
import { urlOf } from '@mostrador/contract/route'
import { exportCustomers } from '@mostrador/contract/routes'
import { customerFileName, customerRecordsCopy } from '@mostrador/copy/customer-records'
import { Card } from '@mostrador/ui/card.tsx'
import { useMay } from '../workplace/use-may.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { Page } from '../layout/page.tsx'
import { EraseCard } from './erase-card.tsx'
import { TakeOutButton } from '../session/take-out-button.tsx'

/** Page to export a brand's customers as a file, and to erase a person who asks for it. */
export function CustomersPage() {
  const { contact } = useWorkplace()
  return (
    <Page title={SECTION_TITLES.customers} titleShown narrow className="md:min-h-0 md:overflow-y-auto">
      <div className="grid gap-4 pt-3 pb-4">
        {useMay('customers.export', 'brand') && <ExportCard branchId={contact.branchId} />}
        {useMay('customers.erase', 'brand') && <EraseCard branchId={contact.branchId} />}
      </div>
    </Page>
  )
}

function ExportCard({ branchId }: { readonly branchId: string }) {
  return (
    <Card title={customerRecordsCopy.exportTitle} hint={customerRecordsCopy.exportHint}>
      <TakeOutButton
        url={urlOf(exportCustomers, { params: { id: branchId } })}
        nameless={customerFileName('marca', '')}
        done={customerRecordsCopy.exported}
        busyLabel={customerRecordsCopy.exporting}
      >
        {customerRecordsCopy.exportButton}
      </TakeOutButton>
    </Card>
  )
}
