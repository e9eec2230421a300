import type { Problem } from '@mostrador/contract/problem'
import { schedulingCopy as copy } from '@mostrador/copy/scheduling'
import { FARTHEST_DAYS } from '@mostrador/domain/scheduled-change/scheduled-state'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { addDays } from '@mostrador/domain/scheduling/wall-time'
import type { ChosenMoment } from './moment.ts'

export type MomentProblems = { readonly date?: string; readonly time?: string }

type Known = {
  readonly refusal: Pick<Problem, 'code'> | undefined
  readonly now: Date
  readonly timeZone: string
}

/** Finds the problems of a moment by field: empty, or refused by the server. */
export function momentProblems(moment: ChosenMoment, { refusal, now, timeZone }: Known): MomentProblems {
  const { date, time } = moment
  if (date === '' || time === '') {
    return { ...(date === '' && { date: copy.dayMissing }), ...(time === '' && { time: copy.hourMissing }) }
  }
  const today = wallClock(now, timeZone).date
  if (refusal?.code === 'moment-passed') {
    return date < today ? { date: copy.dayPassed } : { time: copy.hourPassed }
  }
  // The limit falls within a day: the last day with every hour is named.
  const [year, month, day] = addDays(today, FARTHEST_DAYS - 1).split('-')
  if (refusal?.code === 'moment-too-far') return { date: copy.tooFar(`${day}/${month}/${year}`) }
  return refusal?.code === 'no-such-hour' ? { time: copy.noSuchHour } : {}
}
