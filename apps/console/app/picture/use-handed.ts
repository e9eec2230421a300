import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react'
import { hasFiles, pictureIn } from './picture-in.ts'

/** Field that takes pictures; `take` gets undefined for other files. */
type Taker = { readonly box: HTMLElement; readonly take: (file: File | undefined) => void }

const takers = new Set<Taker>()

/** Finds the field that a paste is for: the one with the focus, or the only one. */
function takerOf(target: EventTarget | null): Taker | undefined {
  const all = [...takers]
  const around = all.find(({ box }) => target instanceof Node && box.contains(target))
  return around ?? (all.length === 1 ? all[0] : undefined)
}

function pasted(event: ClipboardEvent): void {
  const { clipboardData: handed, target } = event
  // A spreadsheet cell brings a picture of itself beside its text.
  if (!handed || !hasFiles(handed) || handed.getData('text/plain') !== '') return
  const taker = takerOf(target)
  if (!taker) return
  event.preventDefault()
  taker.take(pictureIn(handed))
}

/** A file that misses its field would replace the page, and lose unsaved work. */
const missed = (event: globalThis.DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

/** Handles pastes on the page, and keeps drops beside a field from leaving it. */
function listen(taker: Taker): () => void {
  if (takers.size === 0) {
    document.addEventListener('paste', pasted)
    document.addEventListener('dragover', missed)
    document.addEventListener('drop', missed)
  }
  takers.add(taker)
  return () => {
    takers.delete(taker)
    if (takers.size > 0) return
    document.removeEventListener('paste', pasted)
    document.removeEventListener('dragover', missed)
    document.removeEventListener('drop', missed)
  }
}

/** Ref, state and event handlers by which a field takes dropped and pasted pictures. */
export type Handed = {
  readonly box: RefObject<HTMLFieldSetElement | null>
  readonly isOver: boolean
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** Takes pictures dropped on a field or pasted; undefined where the field is locked. */
export function useHanded(take: ((file: File | undefined) => void) | undefined): Handed {
  const box = useRef<HTMLFieldSetElement>(null)
  const [isOver, setIsOver] = useState(false)
  const own = useRef(take)
  useEffect(() => {
    own.current = take
  })
  const takes = take !== undefined
  useEffect(() => {
    const { current } = box
    return takes && current ? listen({ box: current, take: (file) => own.current?.(file) }) : undefined
  }, [takes])
  return {
    box,
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!takes || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) setIsOver(false)
      },
      onDrop: (event) => {
        setIsOver(false)
        if (!takes || !hasFiles(event.dataTransfer)) return
        event.preventDefault()
        own.current?.(pictureIn(event.dataTransfer))
      },
    },
  }
}
