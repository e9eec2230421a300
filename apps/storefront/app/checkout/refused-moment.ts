import type { ProblemError } from '@mostrador/contract/problem'

const SLOT_CODES: ReadonlySet<string> = new Set(['slot-unavailable', 'slot-full', 'schedule-required'])

export const isSlotRefused = (errors: readonly Pick<ProblemError, 'code'>[]): boolean =>
  errors.some(({ code }) => SLOT_CODES.has(code))

/** Whether the branch contact was paused while the diner chose. */
export const isPausedRefused = (errors: readonly Pick<ProblemError, 'code'>[]): boolean =>
  errors.some(({ code }) => code === 'ordering-paused')

/** Whether the branch contact closed or was paused while the diner chose. */
export const isClosedRefused = (errors: readonly Pick<ProblemError, 'code'>[]): boolean =>
  errors.some(({ code }) => code === 'closed') || isPausedRefused(errors)
