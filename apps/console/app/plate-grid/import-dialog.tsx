import { menuImportCopy } from '@mostrador/copy/menu-import'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import type { MenuSheet } from '@mostrador/domain/menu-sheet/read-menu-sheet'
import { guessLayout } from '@mostrador/domain/menu-sheet/guess-layout'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import { useMemo, useState } from 'react'
import { useGrid } from './grid-context.ts'
import { onlyCell } from './grid-selection.ts'
import { ImportChoices } from './import-choices.tsx'
import { planImport } from './import-plan.ts'
import type { ImportPlan, ImportWishes } from './import-plan.ts'
import { ImportSource } from './import-source.tsx'
import { columnsOf } from './shown-columns.ts'

/** Brings a spreadsheet into the grid, which shows what it would change before it is saved. */
export default function ImportDialog({ onClosed }: { readonly onClosed: () => void }) {
  const hands = useGrid()
  const { store } = hands
  const [open, setOpen] = useState(true)
  const [read, setRead] = useState<{ readonly sheet: MenuSheet; readonly wishes: ImportWishes }>()
  const plan = useMemo(() => {
    const { mine } = store.now().draft
    return read && planImport(read.sheet, { menu: mine, world: store.world(), wishes: read.wishes })
  }, [read, store])

  function take(sheet: MenuSheet): void {
    const layout = guessLayout(sheet.menu, store.world())
    // Pictures are chosen where they are seen: a name in a cell would be one that nobody sent.
    const columns = layout.columns.map((role) => (role === 'image' ? undefined : role))
    const [first] = thingsOf(store.now().draft.mine.categories)
    const category = first ? keyOf(first) : menuImportCopy.firstCategory
    const wishes = { isOrdered: false, category, gone: new Set<string>(), skipsWrong: false }
    setRead({ sheet, wishes: { ...wishes, layout: { ...layout, columns } } })
  }

  function show({ mine, unread, counts }: ImportPlan): void {
    const { draft } = store.now()
    if (store.now().look.tab !== 'plates') store.open('plates', columnsOf('plates'))
    const look = { show: 'changed', text: '', within: '', sort: undefined } as const
    store.load({ mine, unread: new Map([...draft.unread, ...unread]) }, look)
    const { shape } = store.now()
    const [row] = shape.rows
    if (row) store.select(onlyCell({ row: row.id, column: shape.columns[0] ?? 'name' }))
    hands.say(menuImportCopy.loaded(menuImportCopy.summary(counts)), { isSeen: true })
    setOpen(false)
  }

  const isReady = plan && plan.elsewhere.length === 0 && Object.values(plan.counts).some((one) => one > 0)
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      size="large"
      title={read ? menuImportCopy.columnsTitle : menuImportCopy.title}
      description={read ? menuImportCopy.columnsHint : menuImportCopy.sourceHint}
      closeLabel={menuImportCopy.close}
      footer={
        plan && (
          <div className="flex flex-wrap items-center justify-end gap-2">
            <output className="mr-auto text-14 text-muted">{menuImportCopy.summary(plan.counts)}</output>
            <Button variant="quiet" onClick={() => setRead(undefined)}>
              {menuImportCopy.back}
            </Button>
            <Button disabled={!isReady} onClick={() => show(plan)}>
              {menuImportCopy.show}
            </Button>
          </div>
        )
      }
    >
      {read && plan ? (
        <ImportChoices
          sheet={read.sheet}
          plan={plan}
          wishes={read.wishes}
          onChange={(wishes) => setRead({ ...read, wishes: { ...read.wishes, ...wishes } })}
        />
      ) : (
        <ImportSource onRead={take} />
      )}
    </Dialog>
  )
}
