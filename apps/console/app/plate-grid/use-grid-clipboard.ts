import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { clipboardText, readClipboard } from '@mostrador/domain/spreadsheet/clipboard'
import type { ClipboardEvent } from 'react'
import { clearing, pasting, textsIn, type Looked, type TypedCell } from './grid-blocks.ts'
import { cellName } from './grid-cells.ts'
import { cellColumnOf } from './grid-columns.ts'
import { useGrid, type GridHands } from './grid-context.ts'
import { rangeOf, type CellSpot, type GridRange } from './grid-selection.ts'
import type { GridStore } from './grid-store.ts'

/** Longest paste, in characters: ten times a menu of three thousand plates. */
const LONGEST_PASTE = 4_000_000

/** Returns the clipboard handlers of the grid. */
export function useGridClipboard() {
  const hands = useGrid()
  const { store, isLocked } = hands
  const isTyping = (): boolean => store.now().editing !== undefined
  return {
    onCopy(event: ClipboardEvent): void {
      if (!isTyping()) copy(event, hands)
    },
    onCut(event: ClipboardEvent): void {
      if (isTyping()) return
      copy(event, hands)
      const { looked, range } = look(store)
      store.write(clearing(looked, range).filter(({ column }) => !isLocked(column)))
    },
    onPaste(event: ClipboardEvent): void {
      if (isTyping()) return
      event.preventDefault()
      paste(event.clipboardData.getData('text/plain').slice(0, LONGEST_PASTE), hands)
    },
  }
}

function look(store: GridStore): { readonly looked: Looked; readonly range: GridRange } {
  const { draft, shape, selection } = store.now()
  return { looked: { draft, shape, world: store.world() }, range: rangeOf(shape, selection) }
}

function copy(event: ClipboardEvent, { store, say }: GridHands): void {
  const { looked, range } = look(store)
  const texts = textsIn(looked, range)
  event.preventDefault()
  event.clipboardData.setData('text/plain', clipboardText(texts))
  say(plateGridCopy.copied(texts.length))
}

function paste(text: string, { store, say, isLocked }: GridHands): void {
  const { looked, range } = look(store)
  const { cells, rowsLeft } = pasting(looked, range, readClipboard(text))
  const open = cells.filter(({ row, column }) => cellColumnOf(row.kind, column) && !isLocked(column))
  if (open.length === 0) return say(plateGridCopy.notHere, { isSeen: true })
  const begun = store.write(open)
  selectPasted(store, open, begun)
  const wrong = wrongIn(store, open, begun)
  const told = wrong === 0 ? plateGridCopy.pasted(open.length) : plateGridCopy.pastedWrong(open.length, wrong)
  say(rowsLeft > 0 ? `${told} ${plateGridCopy.leftOver(rowsLeft)}` : told, { isSeen: true })
}

/** Selects the pasted cells, as every spreadsheet does. */
function selectPasted(
  store: GridStore,
  cells: readonly TypedCell[],
  begun: ReadonlyMap<string, string>,
): void {
  const [first, last] = [cells[0], cells.at(-1)]
  const spotOf = ({ row, column }: TypedCell): CellSpot => ({ row: begun.get(row.id) ?? row.id, column })
  if (first && last) store.select({ active: spotOf(first), anchor: spotOf(last) })
}

function wrongIn(store: GridStore, cells: readonly TypedCell[], begun: ReadonlyMap<string, string>): number {
  const { unread } = store.now().draft
  const nameOf = ({ row, column }: TypedCell): string =>
    cellName({ ...row, id: begun.get(row.id) ?? row.id }, column)
  return cells.filter((cell) => unread.has(nameOf(cell))).length
}
