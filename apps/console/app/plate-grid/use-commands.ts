import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { clearing, filling, isFilled, toggling, type Looked, type TypedCell } from './grid-blocks.ts'
import { rowState } from './grid-cells.ts'
import { cellColumnOf } from './grid-columns.ts'
import { useGrid, type GridHands } from './grid-context.ts'
import type { GridCommand } from './grid-keys.ts'
import { moved, onlyCell, rangeOf, wholeOf, type GridRange, type Move } from './grid-selection.ts'

/** Returns the function that runs a command on the selected cells; page keys move by `pageRows`. */
export function useCommands(pageRows = 1): (command: GridCommand) => void {
  const hands = useGrid()
  const { store } = hands
  return (command) => {
    const { shape, selection } = store.now()
    switch (command.do) {
      case 'move':
        return move(hands, command)
      case 'page': {
        const rows = command.pages * pageRows
        return move(hands, { move: { by: 'step', rows, columns: 0 }, extends: command.extends })
      }
      case 'select':
        return store.select(wholeOf(shape, selection, command.what))
      case 'alone':
        return store.select(onlyCell(selection.active))
      default:
        return act(hands, command)
    }
  }
}

type Act = Exclude<GridCommand, { readonly do: 'move' | 'page' | 'select' | 'alone' }>

function act(hands: GridHands, command: Exclude<Act, { do: 'alone' }>): void {
  switch (command.do) {
    case 'edit':
      return edit(hands, 'text' in command ? command.text : undefined)
    case 'turn':
      return turn(hands)
    case 'clear':
      return write(hands, clearing)
    case 'fill':
      return write(hands, filling)
    case 'undo':
      return hands.undo()
    case 'redo':
      hands.store.redo()
      return hands.say(plateGridCopy.redone)
    case 'problem':
      return hands.toProblem('isBack' in command && command.isBack)
    case 'save':
      return void hands.save()
    default:
      return hands.openHelp()
  }
}

function move({ store }: GridHands, how: { readonly move: Move; readonly extends: boolean }): void {
  const { shape, selection, draft } = store.now()
  const filled = (row: number, column: number): boolean =>
    isFilled({ draft }, shape.rows[row], shape.columns[column])
  store.select(moved(shape, selection, { ...how, isFilled: filled }))
}

/** Writes the selected cells, as far as the user may. */
function write(
  { store, say, isLocked }: GridHands,
  what: (looked: Looked, range: GridRange) => readonly TypedCell[],
): void {
  const { draft, shape, selection } = store.now()
  const cells = what({ draft, shape, world: store.world() }, rangeOf(shape, selection))
  const open = cells.filter(({ column }) => !isLocked(column))
  if (cells.length > open.length) say(plateGridCopy.locked, { isSeen: true })
  if (open.length > 0) store.write(open)
}

function edit(hands: GridHands, text: string | undefined): void {
  const { store, say, isLocked } = hands
  const { shape, selection, draft } = store.now()
  const row = shape.rows[shape.at.get(selection.active.row) ?? -1]
  const { column } = selection.active
  const codec = row && cellColumnOf(row.kind, column)
  if (!row || !codec || rowState(draft, row) === 'removed') return
  if (isLocked(column)) say(plateGridCopy.locked, { isSeen: true })
  else if (codec.kind !== 'flag') store.edit(selection.active, text)
  else if (text === undefined) turn(hands)
}

function turn(hands: GridHands): void {
  const { shape, selection } = hands.store.now()
  const row = shape.rows[shape.at.get(selection.active.row) ?? -1]
  const { column } = selection.active
  if (row) write(hands, (looked, range) => toggling(looked, range, { row, column }))
}
