import type { ProblemError } from '@mostrador/contract/problem'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { layoutCopy } from '@mostrador/copy/layout'
import { pauseCopy } from '@mostrador/copy/pause'
import { scheduleCopy } from '@mostrador/copy/schedule'
import type { CartChange } from '@mostrador/domain/cart/reprice-cart'
import { movedText, slotText } from './moved-text.ts'
import { isClosedRefused, isPausedRefused, isSlotRefused } from './refused-moment.ts'
import type { Timing } from './timing.ts'

/** Facts reloaded after a refusal: possible moments, and when the branch contact opens. */
export type MomentNow = {
  readonly timing: Timing
  readonly opens: string | undefined
}

export type RefusedInput = {
  readonly errors: readonly ProblemError[]
  /** Changes to the lines on acceptance; undefined while loading, or after a failure. */
  readonly changes: readonly CartChange[] | undefined
  /** Ids of the sent lines, in the order of the request. */
  readonly lineIds: readonly string[]
  /** Undefined while loading. */
  readonly now: MomentNow | undefined
}

export type RefusedView = {
  readonly title: string
  readonly hint: string | undefined
  readonly sentences: readonly string[]
  readonly changes: readonly CartChange[]
  readonly action: string
}

/** Sentences about the moment: another slot, a slot instead of now, or when to come back. */
function momentSentences(errors: readonly ProblemError[], now: MomentNow | undefined): readonly string[] {
  if (!now) return []
  const { timing, opens } = now
  const { slot } = timing
  if (!isClosedRefused(errors)) {
    if (!isSlotRefused(errors)) return []
    if (!slot) return [scheduleCopy.noSlots]
    return [movedText(timing) ?? scheduleCopy.movedTo(slotText(slot))]
  }
  if (timing.canSchedule) return [slot ? scheduleCopy.canBeFor(slotText(slot)) : scheduleCopy.noSlots]
  return opens === undefined ? [] : [opens]
}

/** Sentences beside the list of changes; a changed total follows from the others. */
function sentencesOf({ errors, changes = [], lineIds }: RefusedInput): readonly string[] {
  const told = new Set(changes.map(({ lineId }) => lineId))
  const left = errors.filter(({ item }) => item === undefined || !told.has(lineIds[item] ?? ''))
  // A missing slot follows from the closing, as a total from its parts.
  const follows = new Set(['total-changed', ...(isClosedRefused(errors) ? ['schedule-required'] : [])])
  const causes = left.filter(({ code }) => !follows.has(code))
  const isTold = causes.length > 0 || changes.length > 0
  return [...new Set((isTold ? causes : left).map(({ message }) => message || checkoutCopy.refusedUnknown))]
}

function titleOf(errors: readonly ProblemError[]): string {
  if (isPausedRefused(errors)) return pauseCopy.title
  return isClosedRefused(errors) ? layoutCopy.closedTitle : checkoutCopy.refusedTitle
}

/**
 * Builds the dialog of a refused order: the changes line by line, one sentence for each other
 * reason (the server's own, so that an unknown code is told too), and what accepting does.
 */
export function refusedView(input: RefusedInput): RefusedView {
  const { errors, changes = [], now } = input
  const isClosed = isClosedRefused(errors)
  const canSchedule = now?.timing.canSchedule === true && now.timing.slot !== null
  const closedAction = canSchedule ? checkoutCopy.refusedSchedule : layoutCopy.accept
  return {
    title: titleOf(errors),
    hint: isClosed ? undefined : checkoutCopy.refusedHint,
    sentences: [...sentencesOf(input), ...momentSentences(errors, now)],
    changes,
    action: isClosed && changes.length === 0 ? closedAction : checkoutCopy.refusedUpdate,
  }
}
