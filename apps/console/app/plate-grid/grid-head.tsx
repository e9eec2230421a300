// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one, which takes its meaning from a table
import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { ColumnId } from './grid-columns.ts'
import { useGrid, useGridState } from './grid-context.ts'

/** Headings; a press sorts, another one reverses. By keyboard the bar above sorts. */
export function GridHead({
  columns,
  widths,
}: {
  readonly columns: readonly ColumnId[]
  readonly widths: readonly number[]
}) {
  const { store, isLocked } = useGrid()
  const sort = useGridState(({ look }) => look.sort)

  function press(column: ColumnId): void {
    const isOn = sort?.column === column
    if (isOn && sort.isDown) store.look({ sort: undefined })
    else store.look({ sort: { column, isDown: isOn } })
  }

  return (
    <div role="rowgroup" className="sticky top-0 z-11 w-(--grid-width)">
      <div
        role="row"
        aria-rowindex={1}
        className="flex h-(--grid-row) w-full border-b border-line-strong bg-raised"
      >
        {columns.map((column, position) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={position + 1}
            aria-sort={sort?.column === column ? (sort.isDown ? 'descending' : 'ascending') : 'none'}
            style={{ width: `${(widths[position] ?? 0) / 16}rem` }}
            className={classNames(
              'flex shrink-0 items-stretch border-r border-line bg-raised text-12 font-semibold text-muted',
              position === 0 && 'sticky left-0 z-2',
            )}
          >
            <button
              type="button"
              tabIndex={-1}
              className={classNames(
                'flex min-w-0 grow items-center gap-1 px-2.5 hover:text-ink',
                column === 'price' && 'justify-end',
              )}
              onClick={() => press(column)}
            >
              <span className="truncate">{plateGridCopy.columns[column]}</span>
              {isLocked(column) && <Icon name="lock" size={16} className="shrink-0" />}
              {sort?.column === column && (
                <Icon
                  name={sort.isDown ? 'chevron-down' : 'chevron-up'}
                  size={16}
                  className="shrink-0 text-ink"
                />
              )}
            </button>
          </div>
        ))}
      </div>
    </div>
  )
}
