import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { layoutCopy } from '@mostrador/copy/layout'
import { momentText } from '@mostrador/copy/moment'
import { openingText } from '@mostrador/copy/working-hours'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_OF_A_WEEK = 7
const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * Writes "Abre mañana a las 11:30" in the shop's time zone, with the date from a week ahead on.
 * The server computes the moment, exceptions included; undefined when it never opens, or after
 * that moment.
 */
export function nextOpeningText(
  { nextOpeningAt, timeZone }: Pick<BranchContactInfo, 'nextOpeningAt' | 'timeZone'>,
  now: Date,
): string | undefined {
  if (nextOpeningAt === null || Date.parse(nextOpeningAt) <= now.getTime()) return undefined
  const { date, dayOfWeek, minutes } = wallClock(new Date(nextOpeningAt), timeZone)
  const daysAhead = Math.round((Date.parse(date) - Date.parse(wallClock(now, timeZone).date)) / DAY_MS)
  const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  const isFar = daysAhead >= DAYS_OF_A_WEEK
  return layoutCopy.opensAt(
    isFar ? `el ${momentText({ date, dayOfWeek, time })}` : openingText({ daysAhead, dayOfWeek, time }),
  )
}
