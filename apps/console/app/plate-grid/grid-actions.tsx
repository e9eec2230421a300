import { menuImportCopy } from '@mostrador/copy/menu-import'
import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { Button } from '@mostrador/ui/button.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Suspense, useState } from 'react'
import { brought } from '../layout/brought.ts'
import { rowState } from './grid-cells.ts'
import { useGrid, useGridState } from './grid-context.ts'
import { rangeOf } from './grid-selection.ts'
import { goingWith } from './grid-structure.ts'
import { useCommands } from './use-commands.ts'

const ImportDialog = brought(() => import('./import-dialog.tsx'))
const ExportDialog = brought(() => import('./export-dialog.tsx'))
const RemoveDialog = brought(() => import('./remove-dialog.tsx'))

/** Actions on the selected rows, and on the whole grid. */
export function GridActions() {
  const { openHelp, openColumns, mayAdd } = useGrid()
  return (
    <div className="-mx-4 flex min-h-11 shrink-0 items-center gap-x-1 overflow-x-auto px-4 *:shrink-0">
      <Steps />
      {mayAdd && <RowActions />}
      <div className="ml-auto flex items-center">
        <SheetFiles />
        <Button variant="quiet" size="small" icon="sliders" onClick={openColumns}>
          {plateGridCopy.chooseColumns}
        </Button>
        <IconButton icon="info" label={plateGridCopy.keys} className="max-md:hidden" onClick={openHelp} />
      </div>
    </div>
  )
}

function SheetFiles() {
  const { mayAdd } = useGrid()
  const [open, setOpen] = useState<'import' | 'export'>()
  const close = (): void => setOpen(undefined)
  return (
    <>
      {mayAdd && (
        <Button variant="quiet" size="small" onClick={() => setOpen('import')}>
          {menuImportCopy.import}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => setOpen('export')}>
        {menuImportCopy.export}
      </Button>
      <Suspense>
        {open === 'import' && <ImportDialog onClosed={close} />}
        {open === 'export' && <ExportDialog onClosed={close} />}
      </Suspense>
    </>
  )
}

function Steps() {
  const run = useCommands()
  const canUndo = useGridState(({ past }) => past.length > 0)
  const canRedo = useGridState(({ future }) => future.length > 0)
  return (
    <>
      <IconButton
        icon="undo"
        label={plateGridCopy.undo}
        aria-keyshortcuts="Control+Z"
        disabled={!canUndo}
        onClick={() => run({ do: 'undo' })}
      />
      <IconButton
        icon="redo"
        label={plateGridCopy.redo}
        aria-keyshortcuts="Control+Y"
        disabled={!canRedo}
        onClick={() => run({ do: 'redo' })}
      />
    </>
  )
}

function RowActions() {
  const { store } = useGrid()
  const run = useCommands()
  const { draft, shape, selection } = useGridState((state) => state)
  const [asked, setAsked] = useState<ReturnType<typeof goingWith>>()
  const { top, bottom } = rangeOf(shape, selection)
  const rows = shape.rows.slice(top, bottom + 1).filter(({ isNew }) => !isNew)
  const removed = rows.filter((row) => rowState(draft, row) === 'removed')
  const isThere = rows.length > removed.length
  const [first] = rows
  const hasSizes = first && (first.kind === 'plate' || first.kind === 'size')
  return (
    <>
      <Button variant="quiet" size="small" className="md:hidden" onClick={() => run({ do: 'edit' })}>
        {plateGridCopy.edit}
      </Button>
      {bottom > top && (
        <Button variant="quiet" size="small" onClick={() => run({ do: 'fill' })}>
          {plateGridCopy.fillDown}
        </Button>
      )}
      {hasSizes && isThere && (
        <Button
          variant="quiet"
          size="small"
          icon="plus"
          onClick={() => store.addSize(first.place.slice(0, 2))}
        >
          {plateGridCopy.addSize}
        </Button>
      )}
      {removed.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => store.bringBack(removed.map(({ place }) => place))}
        >
          {plateGridCopy.bringBack}
        </Button>
      )}
      {isThere && (
        <Button
          variant="quietDanger"
          size="small"
          icon="trash"
          onClick={() => setAsked(goingWith(draft, rows))}
        >
          {plateGridCopy.remove}
        </Button>
      )}
      <Suspense>{asked && <RemoveDialog going={asked} onClosed={() => setAsked(undefined)} />}</Suspense>
    </>
  )
}
