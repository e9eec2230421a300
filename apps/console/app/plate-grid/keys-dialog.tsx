import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Keys } from '@mostrador/ui/keys.tsx'
import { useState } from 'react'
import { keyLabel } from '../layout/key-label.ts'
import { GRID_KEYS } from './grid-key-list.ts'

/** Dialog that lists the keys of the grid. */
export default function KeysDialog({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      size="large"
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={plateGridCopy.keys}
      closeLabel={plateGridCopy.close}
    >
      <div className="md:columns-2 md:gap-x-10">
        {GRID_KEYS.map(({ title, bindings }) => (
          <section key={title} className="grid grid-cols-1 gap-1 pb-6 break-inside-avoid">
            <h3 className="text-14 font-semibold text-muted">{title}</h3>
            <dl className="divide-y divide-line">
              {bindings.map(({ keys, what }) => (
                <div key={what} className="flex min-h-10 items-center justify-between gap-4 py-1 text-14">
                  <dt>{what}</dt>
                  <dd>
                    <Keys>{keys.map(keyLabel).join(' ')}</Keys>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
