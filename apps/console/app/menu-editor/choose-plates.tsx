import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { useDeferredValue, useRef, useState } from 'react'
import { SearchField } from '../layout/search-field.tsx'
import { shownName, type MenuThing, type PlateThing } from './menu-document.ts'
import { rowsOf, shownPlates, type PlateRow } from './plate-rows.ts'
import { RowsInSight } from './rows-in-sight.tsx'

type ChoosePlatesProps = {
  readonly menu: MenuThing
  readonly chosen: readonly string[]
  readonly onChoose: (keys: readonly string[]) => void
}

/** Plates to tick by category, or a whole category at once. */
export function ChoosePlates({ menu, chosen, onChoose }: ChoosePlatesProps) {
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const scroller = useRef<HTMLDivElement>(null)
  const shown = shownPlates(menu, { category: null, text: wanted }).filter(({ plates }) => plates.length > 0)
  const has = new Set(chosen)
  const put = (keys: readonly string[], isWanted: boolean): void =>
    onChoose(
      isWanted
        ? [...chosen, ...keys.filter((key) => !has.has(key))]
        : chosen.filter((key) => !keys.includes(key)),
    )
  const platesIn = (category: string): readonly PlateThing[] =>
    shown.find((one) => one.category.key === category)?.plates ?? []

  function draw(row: PlateRow) {
    if (row.kind === 'plates')
      return row.plates.map((plate) => (
        <Checkbox
          key={plate.key}
          label={shownName(plate)}
          checked={has.has(plate.key)}
          onChange={({ currentTarget: { checked } }) => put([plate.key], checked)}
          className="pl-4"
        />
      ))
    const keys = platesIn(row.category.key).map(({ key }) => key)
    return (
      <Checkbox
        label={<strong className="font-semibold">{shownName(row.category)}</strong>}
        checked={keys.every((key) => has.has(key))}
        onChange={({ currentTarget: { checked } }) => put(keys, checked)}
      />
    )
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchField label={menuEditorCopy.search} value={text} onChange={setText} />
      <div ref={scroller} className="h-[22rem] overflow-y-auto">
        <RowsInSight
          rows={rowsOf(shown, 1)}
          idOf={idOf}
          heightOf={() => ROW_HEIGHT}
          scroller={scroller}
          draw={draw}
        />
        {shown.length === 0 && <p className="py-6 text-center text-muted">{menuEditorCopy.nothingFound}</p>}
      </div>
    </div>
  )
}

/** Pixels of a row with one line. */
const ROW_HEIGHT = 44

const idOf = (row: PlateRow): string =>
  row.kind === 'category' ? `category ${row.category.key}` : (row.plates[0]?.key ?? '')
