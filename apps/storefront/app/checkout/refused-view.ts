import type { ProblemError } from '@mostrador/contract/problem'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { layoutCopy } from '@mostrador/copy/layout'
import { momentText } from '@mostrador/copy/moment'
import { scheduleCopy } from '@mostrador/copy/schedule'
import type { CartChange } from '@mostrador/domain/cart/reprice-cart'
import type { AvailableDay } from '@mostrador/domain/scheduling/slots'
import type { Timing } from './timing.ts'

/** Refusals of the chosen slot: it is over, or others were faster. */
const SLOT_CODES: ReadonlySet<string> = new Set(['slot-unavailable', 'slot-full', 'schedule-required'])

/** Whether the server refused the slot. */
export const isSlotRefused = (errors: readonly Pick<ProblemError, 'code'>[]): boolean =>
  errors.some(({ code }) => SLOT_CODES.has(code))

/** Whether the local closed while the diner was choosing. */
export const isClosedRefused = (errors: readonly Pick<ProblemError, 'code'>[]): boolean =>
  errors.some(({ code }) => code === 'closed')

/** What was asked for again after a refusal: when an order can be for now, and when the local opens. */
export type MomentNow = {
  readonly timing: Timing
  readonly days: readonly AvailableDay[]
  readonly opens: string | undefined
}

export type RefusedInput = {
  readonly errors: readonly ProblemError[]
  /** What accepting does to the lines; undefined while that is being asked, or where it could not be. */
  readonly changes: readonly CartChange[] | undefined
  /** The place of each sent line in the request: its id. */
  readonly lineIds: readonly string[]
  readonly now: MomentNow
}

/** What the dialog of a refused order says and offers. */
export type RefusedView = {
  readonly title: string
  readonly hint: string | undefined
  readonly sentences: readonly string[]
  readonly changes: readonly CartChange[]
  readonly action: string
}

function slotSentence({ timing, days }: MomentNow, write: (moment: string) => string): string {
  const { slot } = timing
  const day = days.find(({ date }) => date === slot?.date)
  return slot && day ? write(momentText({ ...slot, dayOfWeek: day.dayOfWeek })) : scheduleCopy.noSlots
}

/** What follows for the moment of the order: another slot, a slot instead of now, or when to come back. */
function momentSentences(errors: readonly ProblemError[], now: MomentNow): readonly string[] {
  if (!isClosedRefused(errors)) return isSlotRefused(errors) ? [slotSentence(now, scheduleCopy.movedTo)] : []
  if (now.timing.canSchedule) return [slotSentence(now, scheduleCopy.canBeFor)]
  return now.opens === undefined ? [] : [now.opens]
}

/** The sentences that no line of the differences tells already; a total follows from whatever else changed. */
function sentencesOf({ errors, changes = [], lineIds }: RefusedInput): readonly string[] {
  const told = new Set(changes.map(({ lineId }) => lineId))
  const left = errors.filter(({ item }) => item === undefined || !told.has(lineIds[item] ?? ''))
  // That a closed local needs a slot follows from its being closed, as a total from its parts.
  const follows = new Set(['total-changed', ...(isClosedRefused(errors) ? ['schedule-required'] : [])])
  const causes = left.filter(({ code }) => !follows.has(code))
  const isTold = causes.length > 0 || changes.length > 0
  return [...new Set((isTold ? causes : left).map(({ message }) => message || checkoutCopy.refusedUnknown))]
}

/**
 * What a refused order's dialog says: line by line what changed, one sentence for each of the other reasons
 * (the server's own, so that a code that this page does not know speaks too), and what accepting does.
 */
export function refusedView(input: RefusedInput): RefusedView {
  const { errors, changes = [], now } = input
  const isClosed = isClosedRefused(errors)
  const canSchedule = now.timing.canSchedule && now.timing.slot !== null
  const closedAction = canSchedule ? checkoutCopy.refusedSchedule : layoutCopy.accept
  return {
    title: isClosed ? layoutCopy.closedTitle : checkoutCopy.refusedTitle,
    hint: isClosed ? undefined : checkoutCopy.refusedHint,
    sentences: [...sentencesOf(input), ...momentSentences(errors, now)],
    changes,
    action: isClosed && changes.length === 0 ? closedAction : checkoutCopy.refusedUpdate,
  }
}
