import { daysCalendarCopy } from '@mostrador/copy/days-calendar'
import { formCopy } from '@mostrador/copy/form'
import { contactCopy } from '@mostrador/copy/contact'
import {
  LONGEST_REASON,
  type DifferingDay,
  type DifferingDayProblem,
} from '@mostrador/domain/scheduling/differing-days'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { HoursInput } from './hours-input.tsx'

const copy = contactCopy.hours

/** Writes a date for people; '' for none. */
export const datedText = (date: string): string =>
  date === '' ? '' : daysCalendarCopy.dated({ date, dayOfWeek: dayOfWeekOf(date) })

type DayRowProps = {
  readonly day: DifferingDay
  readonly problem: DifferingDayProblem | undefined
  readonly today: string
  /** Shows problems of its hours before the field was left. */
  readonly isJudged: boolean
  /** First problem of the form, where this row has it: its control gets the focus. */
  readonly first: { readonly id: string; readonly problem: DifferingDayProblem } | undefined
  readonly isLocked: boolean
  readonly onChange: (day: DifferingDay) => void
  readonly onRemove: () => void
}

const FIELD_OF = {
  missing: 'day',
  twice: 'day',
  past: 'day',
  malformed: 'hours',
  long: 'reason',
} as const satisfies Record<DifferingDayProblem, string>

const errorOf = (problem: DifferingDayProblem) => ({ error: daysCalendarCopy.problem[problem] })

/** Row of an exception day: date, hours, and the reason that diners read. */
export function DayRow(props: DayRowProps) {
  const { day, problem, today, isJudged, first, isLocked, onChange, onRemove } = props
  const { hours = [], reason = '' } = day
  const idAt = (field: (typeof FIELD_OF)[DifferingDayProblem]) =>
    first && FIELD_OF[first.problem] === field ? { id: first.id } : {}
  const withHours = (typed: readonly string[]): DifferingDay => {
    const { hours: _, ...rest } = day
    return typed.length > 0 ? { ...rest, hours: typed } : rest
  }
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-2 border-t border-line pt-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <TextInput
          type="date"
          label={copy.day}
          value={day.day}
          min={today}
          disabled={isLocked}
          {...idAt('day')}
          {...(problem !== undefined && FIELD_OF[problem] === 'day' && errorOf(problem))}
          onChange={({ currentTarget: { value } }) => onChange({ ...day, day: value })}
        />
        <HoursInput
          {...idAt('hours')}
          label={copy.hoursOfDay}
          hint={copy.hoursHint}
          placeholder={copy.hoursPlaceholder}
          hours={hours}
          isLocked={isLocked}
          isJudged={isJudged}
          onChange={(typed) => onChange(withHours(typed))}
        />
        <TextInput
          label={copy.reason}
          hint={copy.reasonHint}
          {...idAt('reason')}
          {...(reason.length > LONGEST_REASON && { error: formCopy.tooLong(LONGEST_REASON) })}
          value={reason}
          disabled={isLocked}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            const { reason: _, ...rest } = day
            onChange(value === '' ? rest : { ...rest, reason: value })
          }}
        />
      </div>
      {!isLocked && (
        <IconButton
          icon="close"
          label={copy.removeDay(datedText(day.day))}
          onClick={onRemove}
          className="mt-6"
        />
      )}
    </div>
  )
}
