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
