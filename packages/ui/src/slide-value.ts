/** Least value that counts as done when let go. Source: 001 §9 Slide accept threshold. */
const ACCEPTED = 85
/**
 * Least change that counts as a jump, which is ignored: a tap at the far end must do nothing.
 * Source: 001 §9 Minimum change step.
 */
const JUMP = 20

/** Returns the value, of 100, after a change; jumps are ignored. Source: 001 §5 Slide control. */
export const slideTo = (current: number, wanted: number): number =>
  Math.abs(wanted - current) >= JUMP ? current : wanted

/** Whether a value fires when let go. Source: 001 §5 Slide control. */
export const isSlidFar = (value: number): boolean => value >= ACCEPTED

/** Most pixels that a resting finger moves. */
const STILL_PX = 12
export const HOLD_MS = 600

/** Touch of a slide that was let go. */
export type SlideTouch = {
  readonly value: number
  /** Farthest distance from the start, in pixels. */
  readonly movedPx: number
  readonly heldMs: number
}

/** Whether a touch so far is a long press, and no slide. */
export const isHeldStill = ({ movedPx, heldMs }: Omit<SlideTouch, 'value'>): boolean =>
  movedPx <= STILL_PX && heldMs >= HOLD_MS

/**
 * Returns the meaning of a touch: it fires, it asks (a long press, for riders who cannot slide),
 * or the page explains the slide. Source: 001 §5 Slide control; docs/decisions/087.
 */
export function meaningOfTouch({ value, movedPx, heldMs }: SlideTouch): 'fire' | 'ask' | 'explain' {
  if (isSlidFar(value)) return 'fire'
  return isHeldStill({ movedPx, heldMs }) ? 'ask' : 'explain'
}
