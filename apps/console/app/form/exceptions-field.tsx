import { localCopy } from '@mostrador/copy/local'
import { hoursText, isInterval } from '@mostrador/domain/scheduling/hours-text'
import { Button } from '@mostrador/ui/button.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { HoursInput } from './hours-input.tsx'
import { useField } from './use-field.ts'

const copy = localCopy.hours

/** A day that differs from the week; without hours it is closed. */
export type DayException = {
  readonly day: string
  readonly hours?: readonly string[]
  readonly reason?: string
}

/** Typed hours that are none stand in the list as they were typed, and cannot be saved. */
const isWrong = (hours: readonly string[] = []): boolean => !hours.every(isInterval)

function problemOf(value: unknown): string | undefined {
  const days = (value ?? []) as readonly DayException[]
  if (days.some(({ day }) => day === '')) return copy.dayMissing
  if (days.some(({ hours }) => isWrong(hours))) return copy.hoursMalformed
  return new Set(days.map(({ day }) => day)).size < days.length ? copy.dayTwice : undefined
}

const inOrder = (days: readonly DayException[]): readonly DayException[] =>
  days.toSorted((one, other) => (one.day < other.day ? -1 : 1))

const exceptionText = ({ day, hours = [], reason }: DayException): string =>
  [`${day}: ${hoursText(hours) || copy.closed}`, reason].filter(Boolean).join(', ')

/** The days that differ from the week. They stand by no key: the list is changed as a whole. */
export function ExceptionsField({ at }: { readonly at: string }) {
  const field = useField<readonly DayException[]>(at, {
    label: copy.exceptions,
    check: problemOf,
    tidy: (value) => (Array.isArray(value) ? inOrder(value as readonly DayException[]) : value),
  })
  const days = field.value ?? []
  const set = (next: readonly DayException[]): void => field.set(next.length > 0 ? next : undefined)
  return (
    <FieldFrame
      at={field.at}
      textOf={(theirs) => ((theirs ?? []) as readonly DayException[]).map(exceptionText).join(' · ')}
    >
      <fieldset id={field.id} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-3 outline-none">
        <legend className="text-14 font-medium">{copy.exceptions}</legend>
        <p className="text-14 text-muted">{copy.exceptionsHint}</p>
        {days.map((one, index) => (
          <DayRow
            // Days are told apart by their place alone: the date itself is changed here.
            key={index}
            day={one}
            isLocked={field.isLocked}
            onChange={(next) => set(days.with(index, next))}
            onRemove={() => set(days.toSpliced(index, 1))}
          />
        ))}
        {field.problem !== undefined && <p className="text-14 font-medium text-danger">{field.problem}</p>}
        {!field.isLocked && (
          <Button variant="secondary" size="small" icon="plus" onClick={() => set([...days, { day: '' }])}>
            {copy.addException}
          </Button>
        )}
      </fieldset>
    </FieldFrame>
  )
}

type DayRowProps = {
  readonly day: DayException
  readonly isLocked: boolean
  readonly onChange: (day: DayException) => void
  readonly onRemove: () => void
}

function DayRow({ day, isLocked, onChange, onRemove }: DayRowProps) {
  const { hours = [], reason = '' } = day
  const withHours = (typed: readonly string[]): DayException => {
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
          disabled={isLocked}
          onChange={({ currentTarget: { value } }) => onChange({ ...day, day: value })}
        />
        <HoursInput
          label={copy.hoursOfDay}
          hint={copy.hoursHint}
          placeholder={copy.hoursPlaceholder}
          hours={hours}
          isLocked={isLocked}
          onChange={(typed) => onChange(withHours(typed))}
        />
        <TextInput
          label={copy.reason}
          hint={copy.reasonHint}
          value={reason}
          maxLength={120}
          disabled={isLocked}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            const { reason: _, ...rest } = day
            onChange(value === '' ? rest : { ...rest, reason: value })
          }}
        />
      </div>
      {!isLocked && (
        <IconButton icon="close" label={copy.removeDay(day.day)} onClick={onRemove} className="mt-6" />
      )}
    </div>
  )
}
