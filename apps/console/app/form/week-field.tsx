import { saleFieldsCopy as copy } from '@mostrador/copy/sale-fields'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { SwitchField } from '@mostrador/ui/switch-field.tsx'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

/** The hours of a week, "08:00-11:00"; a day that is missing has none. */
type Week = Partial<Record<DayOfWeek, readonly string[]>>

export type WeekFieldProps = {
  readonly at: string
  /** How it is said where something else than a sale has the hours. */
  readonly words?: WeekWords
}

type WeekWords = {
  readonly label: string
  /** Of the switch that says that there are hours at all. */
  readonly someHours: string
  /** What no hours at all mean. */
  readonly none: string
  /** What a day without hours means. */
  readonly notThatDay: string
}

const OF_SALE: WeekWords = {
  label: copy.hours,
  someHours: copy.someHours,
  none: copy.anyHour,
  notThatDay: copy.notThatDay,
}

/** What a week begins with for who says that there are hours: the same on every day. */
const FIRST_HOURS = '08:00-12:00'

const COMPLETE = /^\d\d:\d\d-\d\d:\d\d$/

const problemOf = (value: unknown): string | undefined =>
  Object.values((value ?? {}) as Week).every((hours) => hours.every((one) => COMPLETE.test(one)))
    ? undefined
    : copy.hoursMissing

/** A day that says nothing is left out. */
const withDay = (week: Week, day: DayOfWeek, hours: readonly string[]): Week =>
  Object.fromEntries(
    DAYS_OF_WEEK.flatMap((one) => {
      const kept = one === day ? hours : (week[one] ?? [])
      return kept.length > 0 ? [[one, kept]] : []
    }),
  )

const weekText = (week: Week): string =>
  DAYS_OF_WEEK.flatMap((day) => (week[day] ? [`${copy.days[day]} ${week[day].join(', ')}`] : [])).join(' · ')

/** At which hours of a week: at any, or those of each day, which one day hands on to all others. */
export function WeekField({ at, words = OF_SALE }: WeekFieldProps) {
  const field = useField<Week>(at, { label: words.label, check: problemOf })
  const week = field.value ?? {}
  const set = (next: Week): void => field.set(Object.keys(next).length > 0 ? next : undefined)
  const everyDay = (hours: readonly string[]): Week =>
    Object.fromEntries(DAYS_OF_WEEK.map((day) => [day, hours]))
  const hasHours = Object.keys(week).length > 0
  return (
    <FieldFrame at={field.at} textOf={(theirs) => weekText((theirs ?? {}) as Week) || words.none}>
      <SwitchField
        id={field.id}
        label={words.someHours}
        {...(!hasHours && words !== OF_SALE && { hint: words.none })}
        checked={hasHours}
        disabled={field.isLocked}
        onChange={({ currentTarget: { checked } }) => set(checked ? everyDay([FIRST_HOURS]) : {})}
        {...(field.problem !== undefined && { error: field.problem })}
      />
      {hasHours && (
        <div className="grid gap-1">
          {DAYS_OF_WEEK.map((day) => (
            <DayRow
              key={day}
              day={day}
              hours={week[day] ?? []}
              notThatDay={words.notThatDay}
              isLocked={field.isLocked}
              onChange={(hours) => set(withDay(week, day, hours))}
              onCopy={() => set(everyDay(week[day] ?? []))}
            />
          ))}
          <p className="text-14 text-muted">{copy.pastMidnight}</p>
        </div>
      )}
    </FieldFrame>
  )
}

type DayRowProps = {
  readonly day: DayOfWeek
  readonly hours: readonly string[]
  readonly notThatDay: string
  readonly isLocked: boolean
  readonly onChange: (hours: readonly string[]) => void
  readonly onCopy: () => void
}

function DayRow({ day, hours, notThatDay, isLocked, onChange, onCopy }: DayRowProps) {
  const name = copy.days[day]
  return (
    <fieldset className="grid min-w-0 gap-2 border-t border-line py-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span aria-hidden className="text-14 font-medium">
          {name}
          {hours.length === 0 && <span className="text-muted"> · {notThatDay}</span>}
        </span>
        {!isLocked && (
          <span className="flex">
            {hours.length > 0 && <IconButton icon="copy" label={copy.copyDay(name)} onClick={onCopy} />}
            <IconButton
              icon="plus"
              label={copy.addHours(name)}
              onClick={() => onChange([...hours, hours.length === 0 ? FIRST_HOURS : '-'])}
            />
          </span>
        )}
      </div>
      {hours.map((one, index) => (
        <Interval
          // Two of one day are told apart by their place alone.
          key={index}
          name={name}
          hours={one}
          isLocked={isLocked}
          onChange={(next) => onChange(hours.map((other, place) => (place === index ? next : other)))}
          onRemove={() => onChange(hours.filter((_, place) => place !== index))}
        />
      ))}
    </fieldset>
  )
}

type IntervalProps = {
  readonly name: string
  readonly hours: string
  readonly isLocked: boolean
  readonly onChange: (hours: string) => void
  readonly onRemove: () => void
}

function Interval({ name, hours, isLocked, onChange, onRemove }: IntervalProps) {
  const [from = '', to = ''] = hours.split('-')
  const time = (label: string, value: string, change: (next: string) => void) => (
    <TextInput
      type="time"
      label={label}
      labelHidden
      value={value}
      disabled={isLocked}
      className="min-w-0 flex-1"
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
  return (
    <div className="flex items-center gap-2">
      {time(copy.from(name), from, (next) => onChange(`${next}-${to}`))}
      <span aria-hidden>–</span>
      {/* A browser has no 24:00: the end of the day is its first minute. */}
      {time(copy.to(name), to === '24:00' ? '00:00' : to, (next) =>
        onChange(`${from}-${next === '00:00' ? '24:00' : next}`),
      )}
      {!isLocked && (
        <IconButton icon="close" label={copy.removeHours(name, hours)} onClick={onRemove} className="-mr-2" />
      )}
    </div>
  )
}
