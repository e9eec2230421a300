import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { ActionMenu, type Action } from '@mostrador/ui/action-menu.tsx'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { shownName, type CategoryThing, type PlateThing } from './menu-document.ts'
import { rowsOf, type PlateRow, type ShownCategory } from './plate-rows.ts'
import { RowsInSight } from './rows-in-sight.tsx'

/** Up to so many plates all are rendered and can be dragged; of more, only those in view. */
export const MOST_DRAWN = 150

/** Least width of a card, in pixels. */
const CARD_WIDTH = 330

/** Height of a line until it is measured, in pixels. */
const HEIGHTS = { category: 60, plates: 92 } as const

export type PlateListProps = {
  readonly shown: readonly ShownCategory[]
  readonly scroller: RefObject<HTMLElement | null>
  readonly card: (
    plate: PlateThing,
    room: { readonly columns: number; readonly isNarrow: boolean },
  ) => ReactNode
  readonly actionsOf: (category: CategoryThing) => readonly (Action | false)[]
}

/** Plates by category, as many side by side as fit. */
export function PlateList({ shown, scroller, card, actionsOf }: PlateListProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const columns = Math.max(1, Math.floor(width / CARD_WIDTH))
  const room = { columns, isNarrow: width / columns < CARD_WIDTH + 90 }
  const rows = rowsOf(shown, columns)
  const count = shown.reduce((sum, { plates }) => sum + plates.length, 0)
  const draw = (row: PlateRow): ReactNode =>
    row.kind === 'category' ? (
      <>
        <CategoryHead category={row.category} count={row.count} actions={actionsOf(row.category)} />
        {row.count === 0 && <p className="pb-4 text-16 text-muted">{menuEditorCopy.emptyCategory}</p>}
      </>
    ) : (
      <ul className="grid gap-2 pb-2" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {row.plates.map((plate) => (
          <li key={plate.key} className="min-w-0">
            {card(plate, room)}
          </li>
        ))}
      </ul>
    )
  return (
    <div ref={box} className="min-w-0">
      {width > 0 &&
        (count > MOST_DRAWN ? (
          <RowsInSight
            rows={rows}
            idOf={idOf}
            heightOf={({ kind }) => HEIGHTS[kind]}
            scroller={scroller}
            draw={draw}
          />
        ) : (
          rows.map((row) => <div key={idOf(row)}>{draw(row)}</div>)
        ))}
    </div>
  )
}

const idOf = (row: PlateRow): string =>
  row.kind === 'category' ? `category ${row.category.key}` : `plates ${row.plates[0]?.key ?? ''}`

type CategoryHeadProps = {
  readonly category: CategoryThing
  readonly count: number
  readonly actions: readonly (Action | false)[]
}

function CategoryHead({ category, count, actions }: CategoryHeadProps) {
  return (
    <div className="flex min-h-15 items-center gap-2 pt-2">
      <h2 className="min-w-0 text-18 font-bold wrap-anywhere">{shownName(category)}</h2>
      <span className="text-14 text-muted">{menuEditorCopy.plates(count)}</span>
      {category.visible === false && <span className="text-14 text-muted">· {menuEditorCopy.hidden}</span>}
      <ActionMenu
        label={menuEditorCopy.actionsOf(shownName(category))}
        actions={actions}
        className="ml-auto"
      />
    </div>
  )
}

/** Width of an element in pixels; 0 before it is rendered. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}
