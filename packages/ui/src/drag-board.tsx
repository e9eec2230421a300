import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core'
import {
  createContext,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Side of the drop: before or after another thing, or on it. */
export type DropEdge = 'before' | 'after' | 'on'

/** Dragged thing and its drop. */
export type Drop = { readonly id: string; readonly over: string; readonly edge: DropEdge }

type Target = { readonly over: string; readonly edge: DropEdge } | undefined

type Board = {
  readonly target: Target
  readonly step: (id: string, by: -1 | 1) => void
}

const BoardContext = createContext<Board | null>(null)

export type DragBoardProps = {
  nameOf: (id: string) => string
  onDrop: (drop: Drop) => void
  /** Handles the arrow keys of a handle; returns the announcement, undefined at the end. */
  onStep: (id: string, by: -1 | 1) => string | undefined
  children: ReactNode
}

/**
 * Board of things to reorder, by their handles with a mouse or a finger, and by keys. A line shows
 * the drop. The page offers a way without dragging too. Built on dnd-kit's core without its keys
 * and announcements: ours move at once.
 */
export function DragBoard({ nameOf, onDrop, onStep, children }: DragBoardProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const [active, setActive] = useState<string>()
  const [target, setTarget] = useState<Target>()
  const [said, setSaid] = useState('')

  const step = useCallback(
    (id: string, by: -1 | 1): void => {
      const told = onStep(id, by)
      if (told === undefined) return
      setSaid(told)
      // The browser drops the focus from a moved element.
      requestAnimationFrame(() => handleOf(id)?.focus())
    },
    [onStep],
  )
  const board = useMemo(() => ({ target, step }), [target, step])

  function end({ active: { id } }: DragEndEvent): void {
    setActive(undefined)
    setTarget(undefined)
    if (target && target.over !== id) onDrop({ id: String(id), ...target })
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={SILENT}
      onDragStart={({ active: { id } }) => setActive(String(id))}
      onDragMove={(event) => setTarget((before) => sameOr(before, targetOf(event)))}
      onDragCancel={() => {
        setActive(undefined)
        setTarget(undefined)
      }}
      onDragEnd={end}
    >
      <BoardContext value={board}>{children}</BoardContext>
      <output className="sr-only" aria-live="assertive">
        {said}
      </output>
      <DragOverlay dropAnimation={null}>
        {active !== undefined && (
          <p className="cursor-grabbing rounded-card bg-raised px-4 py-3 text-16 font-semibold opacity-95 shadow-float">
            {nameOf(active)}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

const handleOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-drag-handle="${CSS.escape(id)}"]`)

const sameOr = (before: Target, next: Target): Target =>
  before?.over === next?.over && before?.edge === next?.edge ? before : next

/** Drop target: the kinds that it accepts beside it, in a column or a row, or on it. */
type Spot = {
  readonly kind: string
  readonly beside: readonly string[]
  readonly on: readonly string[]
  readonly axis: 'x' | 'y'
}

function targetOf({ active, over, activatorEvent, delta }: DragMoveEvent): Target {
  if (!over || over.id === active.id) return undefined
  const { kind } = active.data.current as Spot
  const spot = over.data.current as Spot
  if (spot.on.includes(kind)) return { over: String(over.id), edge: 'on' }
  if (!spot.beside.includes(kind)) return undefined
  const { clientX, clientY } = activatorEvent as PointerEvent
  const { left, width, top, height } = over.rect
  const isBehind =
    spot.axis === 'x' ? clientX + delta.x > left + width / 2 : clientY + delta.y > top + height / 2
  return { over: String(over.id), edge: isBehind ? 'after' : 'before' }
}

export type DragItemOptions = {
  /** Kind of the thing, which drop targets accept or not. */
  kind: string
  beside?: readonly string[]
  on?: readonly string[]
  /** Direction in which things stand beside each other. */
  axis?: 'x' | 'y'
  /** Cannot be dragged, but others are dropped beside it. */
  fixed?: boolean
}

/** Makes an item of a board: its container, its handle, and the side of the drop line. */
export function useDragItem(
  id: string,
  { kind, beside = [kind], on = NONE, axis = 'y', fixed = false }: DragItemOptions,
) {
  const board = use(BoardContext)
  if (!board) throw new Error('A thing that is dragged needs a <DragBoard> around it')
  const data = useMemo(() => ({ kind, beside, on, axis }), [kind, beside, on, axis])
  const {
    setNodeRef: holdDrag,
    setActivatorNodeRef,
    listeners,
    isDragging,
  } = useDraggable({ id, data, disabled: fixed })
  const { setNodeRef: holdDrop } = useDroppable({ id, data })
  const box = useRef<HTMLElement>(null)
  const hold = useCallback(
    (node: HTMLElement | null) => {
      box.current = node
      holdDrag(node)
      holdDrop(node)
    },
    [holdDrag, holdDrop],
  )
  const edge = board.target?.over === id ? board.target.edge : undefined
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS.get(event.key)
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    board.step(id, by)
  }
  return {
    ref: hold,
    isDragging,
    edge,
    handle: { ref: setActivatorNodeRef, ...listeners, onKeyDown, 'data-drag-handle': id },
  }
}

const NONE: readonly string[] = []

const STEPS: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
])

export type DragHandleProps = {
  /** Accessible name: the thing, and that arrows move it. */
  label: string
  handle: ReturnType<typeof useDragItem>['handle']
  className?: string
}

/** Handle to drag a thing by, or to move it with the arrows. */
export function DragHandle({ label, handle, className }: DragHandleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...handle}
      className={classNames(
        'inline-grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing',
        className,
      )}
    >
      <Icon name="grip" />
    </button>
  )
}

/** Returns the classes of the line that marks a drop. */
export function dropLine(edge: DropEdge | undefined, axis: 'x' | 'y' = 'y'): string | undefined {
  if (edge === undefined) return undefined
  if (edge === 'on') return 'outline-2 outline-offset-2 outline-brand'
  return classNames(
    'before:pointer-events-none before:absolute before:z-10 before:rounded-full before:bg-brand',
    axis === 'y' ? 'before:inset-x-0 before:h-1' : 'before:inset-y-0 before:w-1',
    LINES[axis][edge],
  )
}

const LINES = {
  y: { before: 'before:-top-1.5', after: 'before:-bottom-1.5' },
  x: { before: 'before:-left-1.5', after: 'before:-right-1.5' },
} as const
