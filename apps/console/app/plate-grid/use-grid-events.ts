import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { cellColumnOf, type ColumnId } from './grid-columns.ts'
import { useGrid } from './grid-context.ts'
import { commandOf } from './grid-keys.ts'
import { onlyCell, type CellSpot } from './grid-selection.ts'
import { useCommands } from './use-commands.ts'
import { useGridClipboard } from './use-grid-clipboard.ts'

/** Returns the handlers for keys, pointer and clipboard in the grid. */
export function useGridEvents(pageRows: number) {
  const { store } = useGrid()
  const run = useCommands(pageRows)
  return {
    onKeyDown(event: KeyboardEvent): void {
      const { shape, selection } = store.now()
      const row = shape.rows[shape.at.get(selection.active.row) ?? 0]
      const isSwitch = row !== undefined && cellColumnOf(row.kind, selection.active.column)?.kind === 'flag'
      const command = event.nativeEvent.isComposing ? undefined : commandOf(event, isSwitch)
      if (!command) return
      event.preventDefault()
      run(command)
    },
    ...usePointer(run),
    ...useGridClipboard(),
    /** Lets the focus follow the active cell. */
    onFocus({ currentTarget }: FocusEvent<HTMLElement>): void {
      currentTarget.dataset.hasFocus = 'yes'
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.dataset.hasFocus = 'no'
    },
  }
}

function spotOf(target: EventTarget | null): CellSpot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row
  const column = cell?.dataset.column
  return row === undefined || column === undefined ? undefined : { row, column: column as ColumnId }
}

const isSame = (one: CellSpot, other: CellSpot): boolean =>
  one.row === other.row && one.column === other.column

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

const FIELD = 'textarea, input, [role="listbox"]'

function usePointer(run: ReturnType<typeof useCommands>) {
  const { store } = useGrid()
  const isDragging = useRef(false)
  return {
    onPointerDown(event: PointerEvent): void {
      const spot = spotOf(event.target)
      if (!spot || event.button !== 0 || isIn(event.target, FIELD)) return
      // Text in typing is written before the selection moves.
      if (store.now().editing && document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const { selection } = store.now()
      const isAgain = isSame(selection.active, spot) && event.pointerType !== 'mouse'
      const isMark = isIn(event.target, '[data-mark]')
      store.select(event.shiftKey ? { active: spot, anchor: selection.anchor } : onlyCell(spot))
      if (isMark) run({ do: 'turn' })
      else if (isAgain) run({ do: 'edit' })
      isDragging.current = event.pointerType === 'mouse' && !isMark
    },
    onPointerMove(event: PointerEvent): void {
      if (!isDragging.current || event.buttons !== 1) return
      const spot = spotOf(document.elementFromPoint(event.clientX, event.clientY))
      const { selection } = store.now()
      if (spot && !isSame(spot, selection.active)) store.select({ active: spot, anchor: selection.anchor })
    },
    onPointerUp(): void {
      isDragging.current = false
    },
    onDoubleClick(event: MouseEvent): void {
      if (spotOf(event.target) && !isIn(event.target, FIELD)) run({ do: 'edit' })
    },
  }
}
