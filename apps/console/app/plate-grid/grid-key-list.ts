import { plateGridCopy } from '@mostrador/copy/plate-grid'
import type { KeyTopic } from '../layout/key-bindings.ts'

const { move, write, choose } = plateGridCopy.keyGroups

/** Keys of the grid for the list of keys; `commandOf` implements them. */
export const GRID_KEYS: readonly KeyTopic[] = [
  {
    title: move.title,
    bindings: [
      { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], what: move.arrows },
      { keys: ['Mod+ArrowDown'], what: move.blocks },
      { keys: ['Home', 'End'], what: move.edges },
      { keys: ['Mod+Home'], what: move.corners },
      { keys: ['PageUp', 'PageDown'], what: move.pages },
      { keys: ['F8'], what: move.problem },
      { keys: ['Tab'], what: move.leave },
    ],
  },
  {
    title: write.title,
    bindings: [
      { keys: ['F2'], what: write.edit },
      { keys: ['Enter'], what: write.down },
      { keys: ['Tab'], what: write.right },
      { keys: ['Alt Enter'], what: write.line },
      { keys: ['Escape'], what: write.cancel },
      { keys: ['Space'], what: write.turn },
      { keys: ['Delete'], what: write.clear },
    ],
  },
  {
    title: choose.title,
    bindings: [
      { keys: ['Shift ArrowDown'], what: choose.extend },
      { keys: ['Mod+a'], what: choose.all },
      { keys: ['Shift Space'], what: choose.row },
      { keys: ['Mod+Space'], what: choose.column },
      { keys: ['Mod+c'], what: choose.copy },
      { keys: ['Mod+x'], what: choose.cut },
      { keys: ['Mod+v'], what: choose.paste },
      { keys: ['Mod+d'], what: choose.fill },
      { keys: ['Mod+z'], what: choose.undo },
      { keys: ['Mod+y'], what: choose.redo },
      { keys: ['Mod+s'], what: choose.save },
    ],
  },
]
