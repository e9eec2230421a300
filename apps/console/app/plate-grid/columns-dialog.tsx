import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useState, useSyncExternalStore } from 'react'
import { useIsWide } from '../layout/use-is-wide.ts'
import { TAB_COLUMNS, type ColumnId } from './grid-columns.ts'
import type { GridSort } from './grid-look.ts'
import type { GridStore } from './grid-store.ts'
import { RowChoices } from './row-choices.tsx'
import { showColumns } from './shown-columns.ts'

/** Dialog of the shown columns and the order of rows. */
export default function ColumnsDialog(props: { readonly store: GridStore; readonly onClosed: () => void }) {
  const { store, onClosed } = props
  const [open, setOpen] = useState(true)
  const { look, shape } = useSyncExternalStore(store.subscribe, store.now)
  const isWide = useIsWide()
  const all = TAB_COLUMNS[look.tab]
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={plateGridCopy.chooseColumns}
      description={plateGridCopy.chooseColumnsHint}
      closeLabel={plateGridCopy.close}
      footer={
        <Button wide onClick={() => setOpen(false)}>
          {plateGridCopy.done}
        </Button>
      }
    >
      {!isWide && (
        <div className="grid gap-2 pb-2">
          <RowChoices store={store} className="w-full" />
        </div>
      )}
      <SelectField
        label={plateGridCopy.order}
        value={look.sort ? `${look.sort.column} ${look.sort.isDown}` : ''}
        onChange={({ currentTarget: { value } }) => store.look({ sort: sortOf(value) })}
        options={[
          { value: '', label: plateGridCopy.menuOrder },
          ...shape.columns.flatMap((column) =>
            [false, true].map((isDown) => ({
              value: `${column} ${isDown}`,
              label: plateGridCopy.sorted(plateGridCopy.columns[column], isDown),
            })),
          ),
        ]}
        className="pb-3"
      />
      <div className="grid sm:grid-cols-2">
        {all.map((column, at) => (
          <Checkbox
            key={column}
            label={plateGridCopy.columns[column]}
            checked={shape.columns.includes(column)}
            disabled={at === 0}
            onChange={({ currentTarget: { checked } }) => {
              const others = shape.columns.filter((one) => one !== column)
              store.showColumns(showColumns(look.tab, checked ? [...others, column] : others))
            }}
          />
        ))}
      </div>
    </Dialog>
  )
}

function sortOf(value: string): GridSort | undefined {
  const [column, isDown] = value.split(' ')
  return column ? { column: column as ColumnId, isDown: isDown === 'true' } : undefined
}
