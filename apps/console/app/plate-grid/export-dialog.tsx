import { menuImportCopy } from '@mostrador/copy/menu-import'
import { urlOf } from '@mostrador/contract/route'
import { exportMenuSheet } from '@mostrador/contract/routes'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useState } from 'react'
import { TakeOutButton } from '../session/take-out-button.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useGrid } from './grid-context.ts'

const FORMATS = ['xlsx', 'csv'] as const

/** Dialog to download the menu as a spreadsheet, as last saved. */
export default function ExportDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { menuPlace } = useGrid()
  const { branchId: id } = useWorkplace().contact
  const [open, setOpen] = useState(true)
  const menu = menuPlace.at(-1) ?? ''
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={menuImportCopy.exportTitle}
      description={menuImportCopy.exportHint}
      closeLabel={menuImportCopy.close}
    >
      <div className="grid gap-2">
        {FORMATS.map((format) => (
          <TakeOutButton
            key={format}
            url={urlOf(exportMenuSheet, { params: { id }, query: { menu, format } })}
            nameless={`${menu}.${format}`}
            done={menuImportCopy.exported}
            icon="download"
            busyLabel={menuImportCopy.exporting}
          >
            {menuImportCopy.exportAs[format]}
          </TakeOutButton>
        ))}
      </div>
    </Dialog>
  )
}
