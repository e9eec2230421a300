import { localCopy } from '@mostrador/copy/local'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { hoursOn } from '@mostrador/domain/scheduling/hours-on'
import { hoursText } from '@mostrador/domain/scheduling/hours-text'
import { dayOfWeekOf, wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { addDays } from '@mostrador/domain/scheduling/wall-time'
import { DraftForm } from '../form/draft-form.tsx'
import { ExceptionsField } from '../form/exceptions-field.tsx'
import type { DayException } from '../form/exceptions-field.tsx'
import { useFormState } from '../form/form-context.ts'
import { WeekField } from '../form/week-field.tsx'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { FormSkeleton, Part } from './form-parts.tsx'
import { useLocalPlace } from './use-local.ts'

const copy = localCopy.hours

/** What the week of something that opens and closes is called. */
export const OPENING_WORDS = {
  label: copy.week,
  someHours: copy.someHours,
  none: copy.closedAlways,
  notThatDay: copy.notThatDay,
} as const

/** When the local is open. */
export function HoursForm() {
  return (
    <DraftForm place={useLocalPlace()} said={localCopy.saved} waiting={<FormSkeleton />}>
      <WeekField at="hours" words={OPENING_WORDS} />
      <ExceptionsField at="exceptions" />
      <NextDays />
    </DraftForm>
  )
}

const DAYS_SHOWN = 14

/** Hours that are typed to the end. */
const asHours = (intervals: readonly string[] = []) =>
  intervals.flatMap((one) => {
    const [startAt = '', endAt = ''] = one.split('-')
    return /^\d\d:\d\d-\d\d:\d\d$/.test(one) ? [{ startAt, endAt }] : []
  })

/** The days that come as they will be, with what is typed and not saved yet. */
function NextDays() {
  const week = useFormState(({ draft }) => valueAt(draft.mine, ['hours'])) as
    | Partial<Record<DayOfWeek, readonly string[]>>
    | undefined
  const exceptions = useFormState(({ draft }) => valueAt(draft.mine, ['exceptions'])) as
    | readonly DayException[]
    | undefined
  const { timeZone } = useWorkplace().contact
  const today = wallClock(new Date(useNow()), timeZone).date
  const workingDays = DAYS_OF_WEEK.map((dayOfWeek) => ({
    dayOfWeek,
    workingHours: asHours(week?.[dayOfWeek]),
  }))
  const others = (exceptions ?? []).map(({ day, hours }) => ({ day, workingHours: asHours(hours) }))
  const reasonOf = (date: string) => exceptions?.find(({ day }) => day === date)?.reason
  return (
    <Part title={copy.next} hint={copy.nextHint}>
      <ol className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(today, ahead)).map((date) => {
          const hours = hoursOn(date, workingDays, others)
          const text = hoursText(hours.map(({ startAt, endAt }) => `${startAt}-${endAt}`))
          return (
            <li
              key={date}
              className="flex min-h-9 items-baseline justify-between gap-3 border-t border-line py-1.5"
            >
              <span className="text-14">
                {copy.dayName(dayOfWeekOf(date))} {Number(date.slice(8))}/{Number(date.slice(5, 7))}
                {reasonOf(date) && <span className="text-muted"> · {reasonOf(date)}</span>}
              </span>
              <span className={text ? 'text-14 font-medium' : 'text-14 text-muted'}>
                {text || copy.closed}
              </span>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
