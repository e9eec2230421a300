import type { ProblemError } from '@mostrador/contract/problem'

/** Refusals of the chosen slot: it is over, or others were faster. */
const SLOT_CODES: ReadonlySet<string> = new Set(['slot-unavailable', 'slot-full', 'schedule-required'])

/** Whether the server refused the slot. */
export const isSlotRefused = (errors: readonly Pick<ProblemError, 'code'>[]): boolean =>
  errors.some(({ code }) => SLOT_CODES.has(code))

/** Whether the local was paused while the diner was choosing. */
export const isPausedRefused = (errors: readonly Pick<ProblemError, 'code'>[]): boolean =>
  errors.some(({ code }) => code === 'ordering-paused')

/** Whether the local closed while the diner was choosing, or was paused. */
export const isClosedRefused = (errors: readonly Pick<ProblemError, 'code'>[]): boolean =>
  errors.some(({ code }) => code === 'closed') || isPausedRefused(errors)
