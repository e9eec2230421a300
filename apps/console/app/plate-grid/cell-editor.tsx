import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { classNames } from '@mostrador/ui/class-names'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { cellName, typedText } from './grid-cells.ts'
import { cellColumnOf, type ColumnId } from './grid-columns.ts'
import { useGrid } from './grid-context.ts'
import type { GridRow } from './grid-rows.ts'
import type { GridStore } from './grid-store.ts'
import { NamesEditor, type CellEditorProps } from './names-editor.tsx'
import { useWrite, type Onwards } from './use-write.ts'

/** Field of the cell in editing. */
export function CellEditor(props: CellEditorProps) {
  const codec = cellColumnOf(props.row.kind, props.column)
  if (codec?.kind === 'category' || codec?.kind === 'names') return <NamesEditor {...props} codec={codec} />
  return <TextEditor {...props} isLong={props.column === 'description'} isAmount={codec?.kind === 'amount'} />
}

const ARROWS: Readonly<Record<string, Onwards>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Returns where a key leads that ends editing; undefined for others. */
function onwardsOf(event: KeyboardEvent, isOverwriting: boolean): Onwards | 'leave' | undefined {
  const { key, shiftKey, altKey } = event
  if (key === 'Escape') return 'leave'
  if (key === 'Enter' && !altKey) return shiftKey ? 'up' : 'enter'
  if (key === 'Tab') return shiftKey ? 'left' : 'tab'
  // In overwriting, arrows move to other cells, as in spreadsheets; in editing, within the text.
  return isOverwriting ? ARROWS[key] : undefined
}

function TextEditor({
  row,
  column,
  begin,
  isLong,
  isAmount,
}: CellEditorProps & { readonly isLong: boolean; readonly isAmount: boolean }) {
  const { store } = useGrid()
  const { write, leave } = useWrite()
  const [text, setText] = useState(() => begin ?? textNow(store, row, column))
  const field = useRef<HTMLTextAreaElement>(null)
  const isOver = useRef(false)

  useEffect(() => {
    const { current } = field
    current?.focus({ preventScroll: true })
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function end(to: Onwards | 'leave'): void {
    if (isOver.current) return
    isOver.current = true
    // Removing a focused field makes the browser lay out the page at once.
    if (to !== 'stay') field.current?.closest<HTMLElement>('[data-column]')?.focus({ preventScroll: true })
    if (to === 'leave') leave()
    else write({ row, column, text }, to)
  }

  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={`${plateGridCopy.columns[column]}`}
      inputMode={isAmount ? 'decimal' : 'text'}
      value={text}
      spellCheck={isLong}
      autoComplete="off"
      className={classNames(
        'absolute inset-y-0 left-0 z-20 min-w-full resize-none overflow-hidden rounded-[2px] bg-raised px-2.5 text-16 text-ink md:text-14',
        'leading-(--grid-row) shadow-float outline-2 outline-brand',
        isLong && 'h-fit min-h-full w-80 field-sizing-content leading-6 py-1.5',
        isAmount && 'text-right tabular-nums',
      )}
      onChange={({ currentTarget: { value } }) => setText(isLong ? value : value.replaceAll('\n', ' '))}
      onBlur={() => end('stay')}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter' && event.altKey && isLong) {
          event.preventDefault()
          return setText(`${text}\n`)
        }
        const to = event.nativeEvent.isComposing ? undefined : onwardsOf(event, begin !== undefined)
        if (to === undefined) return
        event.preventDefault()
        end(to)
      }}
    />
  )
}

function textNow(store: GridStore, row: GridRow, column: ColumnId): string {
  const { draft } = store.now()
  return (
    draft.unread.get(cellName(row, column))?.text ?? typedText(draft, { row, column, world: store.world() })
  )
}
