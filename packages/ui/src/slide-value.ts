/** From here on a slide counts as done when it is let go. Source: 001 §9 Slide accept threshold. */
const ACCEPTED = 85
/**
 * A change of as much as this is a jump and no slide: a tap at the far end must do nothing. Source:
 * 001 §9 Minimum change step.
 */
const JUMP = 20

/**
 * How far a slide is when something asks for `wanted`, of 100: jumps are ignored. Source: 001 §5
 * Slide control.
 */
export const slideTo = (current: number, wanted: number): number =>
  Math.abs(wanted - current) >= JUMP ? current : wanted

/** Whether what is let go at this value fires. Source: 001 §5 Slide control. */
export const isSlidFar = (value: number): boolean => value >= ACCEPTED

/** A finger that rests trembles, by no more than so many pixels. */
const STILL_PX = 12
/** How long a finger rests on a slide that is asked about instead of slid, in milliseconds. */
export const HOLD_MS = 600

/** A touch of a slide that was let go. */
export type SlideTouch = {
  /** Where the slide stood then, of 100. */
  readonly value: number
  /** The farthest that the finger was from where it began, in pixels. */
  readonly movedPx: number
  /** How long it was touched, in milliseconds. */
  readonly heldMs: number
}

/** Whether what is touched so far is a rest, and no slide. */
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
