import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { priceScopeCopy } from '@mostrador/copy/contact-menu'
import { thingsOf } from '@mostrador/domain/revision/keyed-list'
import { Button } from '@mostrador/ui/button.tsx'
import type { ReactNode } from 'react'
import { readText } from './cell-text.ts'
import { cellState, rowState, thingAt } from './grid-cells.ts'
import { useGrid, useGridState } from './grid-context.ts'
import type { GridRow } from './grid-rows.ts'
import type { GridState } from './grid-status.ts'

type CellStripProps = {
  readonly elsewhere: readonly string[]
  readonly besidePrice: (plateKey: string) => ReactNode
}

/** Strip below the cells: the active cell in full, before, problem, and the other's value. */
export function CellStrip({ elsewhere, besidePrice }: CellStripProps) {
  const state = useGridState((now) => now)
  const { shape, selection } = state
  const row = shape.rows[shape.at.get(selection.active.row) ?? -1]
  return (
    <div className="min-h-6 min-w-0 text-14" aria-live="off">
      {elsewhere.map((sentence) => (
        <p key={sentence} role="alert" className="font-medium text-danger">
          {sentence}
        </p>
      ))}
      {row && <Telling row={row} />}
      {row && selection.active.column === 'price' && (
        <OfPrice row={row} draft={state.draft} besidePrice={besidePrice} />
      )}
    </div>
  )
}

type OfPriceProps = Pick<CellStripProps, 'besidePrice'> & {
  readonly row: GridRow
  readonly draft: GridState['draft']
}

/** Line on the price of a plate or size: the price paid, and where it holds. */
function OfPrice({ row, draft, besidePrice }: OfPriceProps) {
  if (row.isNew || (row.kind !== 'plate' && row.kind !== 'size')) return null
  const hasSizes = row.kind === 'plate' && thingsOf(thingAt(draft.mine, row.place)?.sizes).length > 0
  return (
    <>
      {hasSizes && <p className="text-muted">{priceScopeCopy.ofSizes}</p>}
      {besidePrice(row.place[1] ?? '')}
    </>
  )
}

function Telling({ row }: { readonly row: GridRow }) {
  const { store, reading } = useGrid()
  const { draft, selection } = useGridState((state) => state)
  const { column } = selection.active
  const cell = cellState(draft, row, column)
  const text = (value: unknown): string =>
    readText(value, { kind: row.kind, column }, reading(draft.mine)) || plateGridCopy.nothing
  const thing =
    thingAt(draft.mine, row.isNew ? [] : row.place) ?? thingAt(draft.base, row.isNew ? [] : row.place)
  const name = row.isNew ? plateGridCopy.begin[row.kind] : String(thing?.name ?? '')
  const isRemoved = rowState(draft, row) === 'removed'
  const place = [...row.place, column]
  const isGone = !row.isNew && draft.conflicts.has(row.id)
  const others = [...draft.told].filter(([at]) => at.startsWith(`${row.id}/`) && at !== `${row.id}/${column}`)
  return (
    <>
      <p className="min-w-0">
        <span className="text-muted">
          {name} · {plateGridCopy.columns[column]}
          {!row.isNew && !cell.isOff && ': '}
        </span>
        {!row.isNew && !cell.isOff && (
          <>
            <span className="font-medium wrap-anywhere whitespace-pre-line">
              {cell.unread ?? text(isRemoved ? cell.before : cell.value)}
            </span>
            {cell.isChanged && !isRemoved && (
              <span className="text-muted"> ({plateGridCopy.before(text(cell.before))})</span>
            )}
          </>
        )}
      </p>
      {cell.problem !== undefined && <p className="font-medium text-danger">{cell.problem}</p>}
      {others.map(([at, sentence]) => (
        <p key={at} className="font-medium text-danger">
          {sentence}
        </p>
      ))}
      {(cell.isMet || isGone) && (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <p className="font-medium text-warning">
            {isGone ? plateGridCopy.metGone : plateGridCopy.metBy(text(cell.before))}
          </p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => store.takeTheirs(isGone ? row.place : place)}
          >
            {plateGridCopy.takeTheirs}
          </Button>
          <Button variant="secondary" size="small" onClick={() => store.keepMine(isGone ? row.place : place)}>
            {plateGridCopy.keepMine}
          </Button>
        </div>
      )}
    </>
  )
}
