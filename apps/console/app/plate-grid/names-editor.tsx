// oxlint-disable jsx-a11y/prefer-tag-over-role -- the field has the focus, and no native list does that
import { plateGridCopy } from '@mostrador/copy/plate-grid'
import type { CellColumn } from '@mostrador/domain/menu-sheet/cell-columns'
import type { NamedThing } from '@mostrador/domain/menu/menu-document'
import { plainText, searchWords } from '@mostrador/domain/search/plain-text'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { categoryName } from './cell-text.ts'
import { valueIn } from './grid-cells.ts'
import type { ColumnId } from './grid-columns.ts'
import { useGrid } from './grid-context.ts'
import type { GridRow } from './grid-rows.ts'
import { useWrite, type Onwards } from './use-write.ts'

export type CellEditorProps = {
  readonly row: GridRow
  readonly column: ColumnId
  /** Text typed over the cell; undefined to edit the present one. */
  readonly begin: string | undefined
}

type NamesProps = CellEditorProps & { readonly codec: CellColumn }

/** Editor of references by name: one, or several. */
export function NamesEditor(props: NamesProps) {
  const names = useNames(props)
  const { column } = props
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const { box, opensUp } = useRoomBelow()
  return (
    <div
      ref={box}
      className={classNames(
        'absolute left-0 z-20 flex min-w-full rounded-[2px] bg-raised shadow-float outline-2 outline-brand',
        opensUp ? 'bottom-0 flex-col-reverse' : 'top-0 flex-col',
      )}
    >
      <input
        ref={field}
        role="combobox"
        aria-label={plateGridCopy.columns[column]}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={names.found[names.at] && `${listId}-${names.at}`}
        aria-autocomplete="list"
        autoComplete="off"
        value={names.text}
        placeholder={names.chosenText}
        className="h-(--grid-row) w-64 bg-transparent px-2.5 text-16 outline-none md:text-14"
        onChange={({ currentTarget: { value } }) => names.type(value)}
        onKeyDown={names.press}
        onBlur={() => names.end('stay')}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={plateGridCopy.columns[column]}
        aria-multiselectable={!names.isOne}
        className="max-h-64 overflow-y-auto border-y border-line py-1"
      >
        {names.found.map(({ key, ...thing }, position) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
          <div
            key={key}
            id={`${listId}-${position}`}
            role="option"
            aria-selected={names.chosen.includes(key)}
            className={classNames(
              'flex min-h-9 items-center gap-2 px-2.5 text-14 pointer-coarse:min-h-11',
              position === names.at && 'bg-sunken',
            )}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => names.pick(key)}
          >
            <span className="grid size-4 place-items-center">
              {names.chosen.includes(key) && <Icon name="check" size={16} />}
            </span>
            <span className="min-w-0 grow truncate">{categoryName(thing)}</span>
          </div>
        ))}
        {names.found.length === 0 && (
          <p className="px-2.5 py-2 text-14 text-muted">{plateGridCopy.nothing}</p>
        )}
      </div>
    </div>
  )
}

/** Whether a list opens above its field, since the grid ends below it. */
function useRoomBelow() {
  const box = useRef<HTMLDivElement>(null)
  const [opensUp, setOpensUp] = useState(false)
  useLayoutEffect(() => {
    const end = box.current?.closest('[role="grid"]')?.getBoundingClientRect().bottom
    if (box.current && end !== undefined) setOpensUp(box.current.getBoundingClientRect().bottom > end)
  }, [])
  return { box, opensUp }
}

/** State of the editor: chosen names, search text, and keys. */
function useNames({ row, column, begin, codec }: NamesProps) {
  const { store } = useGrid()
  const { write, leave } = useWrite()
  const isOne = codec.kind === 'category'
  const world = store.world()
  const things: readonly NamedThing[] = world[codec.names ?? 'categories']
  const [chosen, setChosen] = useState(() => keysOf(valueIn(store.now().draft.mine, row, column)))
  const [text, setText] = useState(begin?.trim() ?? '')
  const words = searchWords(text)
  const found = things.filter((thing) => {
    const said = plainText(`${thing.name} ${categoryName(thing)}`)
    return words.every((word) => said.includes(word))
  })
  const [marked, setMarked] = useState(() => found.findIndex(({ key }) => chosen.includes(key)))
  const at = clamped(marked, found.length)
  const isOver = useRef(false)

  function end(to: Onwards | 'leave', keys: readonly string[] = chosen): void {
    if (isOver.current) return
    isOver.current = true
    if (to === 'leave') leave()
    else write({ row, column, text: codec.text(isOne ? keys[0] : keys, world) }, to)
  }

  function turn(key: string): readonly string[] {
    const others = chosen.filter((one) => one !== key)
    const next = isOne ? [key] : others.length < chosen.length ? others : [...chosen, key]
    setChosen(next)
    setText('')
    return next
  }

  /** Returns the action of a key; undefined for keys of the field. */
  function meaning(event: KeyboardEvent): (() => void) | undefined {
    const there = found[at]
    switch (event.key) {
      case 'ArrowDown':
        return () => setMarked(clamped(at + 1, found.length))
      case 'ArrowUp':
        return () => setMarked(clamped(at - 1, found.length))
      case 'Escape':
        return () => end('leave')
      case 'Tab':
        return () =>
          end(event.shiftKey ? 'left' : 'tab', isOne && text !== '' && there ? [there.key] : chosen)
      case 'Enter':
        if (isOne) return () => end('enter', there ? [there.key] : chosen)
        return text !== '' && there ? () => void turn(there.key) : () => end('enter')
      case ' ':
        if (text !== '') return undefined
        return () => there && !isOne && void turn(there.key)
      default:
        return undefined
    }
  }

  return {
    isOne,
    chosen,
    text,
    found,
    at,
    end: (to: Onwards) => end(to),
    chosenText: chosen
      .map((key) => categoryName(things.find((thing) => thing.key === key) ?? { name: key }))
      .join(', '),
    type(value: string): void {
      setText(value)
      setMarked(0)
    },
    press(event: KeyboardEvent): void {
      event.stopPropagation()
      const act = event.nativeEvent.isComposing ? undefined : meaning(event)
      if (!act) return
      event.preventDefault()
      act()
    },
    pick: (key: string) => (isOne ? end('stay', [key]) : void turn(key)),
  }
}

const keysOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]

const clamped = (number: number, length: number): number =>
  Math.min(Math.max(number, 0), Math.max(0, length - 1))
