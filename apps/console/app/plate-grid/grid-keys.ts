import type { Move } from './grid-selection.ts'

export type GridCommand =
  | { readonly do: 'move'; readonly move: Move; readonly extends: boolean }
  | { readonly do: 'page'; readonly pages: 1 | -1; readonly extends: boolean }
  | { readonly do: 'select'; readonly what: 'all' | 'row' | 'column' }
  /** Edits the cell; with a text, overwrites it. */
  | { readonly do: 'edit'; readonly text?: string }
  | { readonly do: 'problem'; readonly isBack: boolean }
  | { readonly do: 'turn' | 'clear' | 'fill' | 'undo' | 'redo' | 'save' | 'alone' | 'help' }

export type PressedKey = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const ARROWS: Readonly<Record<string, { readonly rows: number; readonly columns: number }>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
}

/** Commands with Ctrl, or ⌘. */
const WITH_CONTROL: Readonly<Record<string, GridCommand>> = {
  a: { do: 'select', what: 'all' },
  d: { do: 'fill' },
  z: { do: 'undo' },
  y: { do: 'redo' },
  s: { do: 'save' },
  '/': { do: 'help' },
  ' ': { do: 'select', what: 'column' },
}

const ALONE: Readonly<Record<string, GridCommand>> = {
  Enter: { do: 'edit' },
  F2: { do: 'edit' },
  Delete: { do: 'clear' },
  Backspace: { do: 'clear' },
  Escape: { do: 'alone' },
}

/**
 * Reads a key on a cell outside of editing; undefined for keys of the browser: Tab leaves the
 * grid, and copy and paste come as events of their own. `isSwitch` marks a yes-or-no cell.
 */
export function commandOf(pressed: PressedKey, isSwitch: boolean): GridCommand | undefined {
  const { key, shiftKey, altKey } = pressed
  const isControl = pressed.ctrlKey || pressed.metaKey
  if (altKey) return undefined
  const arrow = ARROWS[key]
  if (arrow) return { do: 'move', move: { by: isControl ? 'block' : 'step', ...arrow }, extends: shiftKey }
  if (key === 'Home' || key === 'End') {
    const to = key === 'Home' ? 'first' : 'last'
    const move: Move = { by: 'edge', column: to, ...(isControl && { row: to }) }
    return { do: 'move', move, extends: shiftKey }
  }
  if (key === 'PageUp' || key === 'PageDown')
    return { do: 'page', pages: key === 'PageUp' ? -1 : 1, extends: shiftKey }
  if (key === 'F8') return { do: 'problem', isBack: shiftKey }
  if (isControl) {
    if (shiftKey) return key.toLowerCase() === 'z' ? { do: 'redo' } : undefined
    return WITH_CONTROL[key.toLowerCase()]
  }
  if (key === ' ') return spaceOf(shiftKey, isSwitch)
  return ALONE[key] ?? ([...key].length === 1 ? { do: 'edit', text: key } : undefined)
}

function spaceOf(shiftKey: boolean, isSwitch: boolean): GridCommand {
  if (shiftKey) return { do: 'select', what: 'row' }
  return isSwitch ? { do: 'turn' } : { do: 'edit' }
}
