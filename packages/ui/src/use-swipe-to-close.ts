import { useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'

/** Pixels before a press becomes a drag; a tap on the close button stays a tap. */
const SLACK = 8
/** Let go below this part of the height, or faster than this (px per ms), and it closes. */
const FAR = 0.3
const FAST = 0.5

type Swipe = { startY: number; startedAt: number; dragging: boolean }

/**
 * Lets a finger drag a sheet down by its head and close it. The finger's way is written to `--drag`
 * of the sheet, whose style translates it, so that the closing animation sets off where the finger
 * left. A mouse does not drag; a keyboard and a screen reader have the close button.
 */
export function useSwipeToClose(
  sheet: RefObject<HTMLElement | null>,
  options: { enabled: boolean; onClose: () => void },
) {
  const swipe = useRef<Swipe | null>(null)

  function onPointerDown(event: PointerEvent): void {
    if (!options.enabled || event.pointerType === 'mouse') return
    swipe.current = { startY: event.clientY, startedAt: event.timeStamp, dragging: false }
  }

  function onPointerMove(event: PointerEvent): void {
    if (!swipe.current || !sheet.current) return
    const way = event.clientY - swipe.current.startY
    if (!swipe.current.dragging) {
      if (way < SLACK) return
      swipe.current.dragging = true
      event.currentTarget.setPointerCapture(event.pointerId)
      sheet.current.toggleAttribute('data-dragging', true)
    }
    sheet.current.style.setProperty('--drag', `${Math.max(0, way)}px`)
  }

  function onPointerUp(event: PointerEvent): void {
    const ended = swipe.current
    swipe.current = null
    if (!ended?.dragging || !sheet.current) return
    sheet.current.toggleAttribute('data-dragging', false)
    const way = event.clientY - ended.startY
    const speed = way / Math.max(1, event.timeStamp - ended.startedAt)
    const lets = event.type === 'pointerup' && (way > sheet.current.offsetHeight * FAR || speed > FAST)
    if (lets) options.onClose()
    else sheet.current.style.removeProperty('--drag')
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
