import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useSyncExternalStore } from 'react'
import { categoryName } from './cell-text.ts'
import { SHOWN } from './grid-look.ts'
import type { GridStore } from './grid-store.ts'

/** Choice of the rows to show. */
export function RowChoices({ store, className }: { readonly store: GridStore; readonly className: string }) {
  const look = useSyncExternalStore(store.subscribe, () => store.now().look)
  const menu = (): Thing => store.now().draft.mine
  // Only this list, so that typing a price does not render sixty choices again.
  const list = useSyncExternalStore(store.subscribe, () =>
    look.tab === 'plates' ? menu().categories : menu().garnishGroups,
  )
  const headings = thingsOf(list)
  return (
    <>
      <SelectField
        label={plateGridCopy.within[look.tab]}
        labelHidden
        value={look.within}
        onChange={({ currentTarget: { value } }) => store.look({ within: value })}
        options={[
          { value: '', label: plateGridCopy.everywhere[look.tab] },
          ...headings.map((one) => ({ value: keyOf(one), label: categoryName(one) })),
        ]}
        className={className}
      />
      <SelectField
        label={plateGridCopy.show}
        labelHidden
        value={look.show}
        onChange={({ currentTarget: { value } }) =>
          store.look({ show: SHOWN.find((one) => one === value) ?? 'all' })
        }
        options={SHOWN.map((value) => ({ value, label: plateGridCopy.shown[value] }))}
        className={className}
      />
    </>
  )
}
