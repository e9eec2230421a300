import type { RevisionWire } from '@mostrador/contract/revision/revision-endpoints'
import { revisionCopy } from '@mostrador/copy/revision'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { dayText } from '../time/shop-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type RevisionDay = { readonly day: string; readonly revisions: readonly RevisionWire[] }

/** Groups changes by the shop's days, in their order. */
export function revisionDays(
  revisions: readonly RevisionWire[],
  now: Date,
  timeZone: string,
): readonly RevisionDay[] {
  const dateOf = (instant: Date): string => wallClock(instant, timeZone).date
  const yesterday = new Date(Date.parse(dateOf(now)) - DAY_MS).toISOString().slice(0, 10)
  const nameOf = (at: string): string =>
    dateOf(new Date(at)) === yesterday ? revisionCopy.yesterday : dayText(at, now, timeZone)
  return [...Map.groupBy(revisions, ({ at }) => dateOf(new Date(at))).values()].map((ofDay) => ({
    day: nameOf(ofDay[0]?.at ?? ''),
    revisions: ofDay,
  }))
}
