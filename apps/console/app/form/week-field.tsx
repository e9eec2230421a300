import { saleFieldsCopy } from '@mostrador/copy/sale-fields'
import { weekCopy as copy } from '@mostrador/copy/week'
import { DAYS_OF_WEEK, type DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { hoursText, isInterval } from '@mostrador/domain/scheduling/hours-text'
import type { Week } from '@mostrador/domain/scheduling/painted-week'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { SwitchField } from '@mostrador/ui/switch-field.tsx'
import { Suspense, useState } from 'react'
import { brought } from '../layout/brought.ts'
import { useIsWide } from '../layout/use-is-wide.ts'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'
import { TypedWeek, type TypedWeekProps } from './typed-week.tsx'

const WeekGrid = brought(() => import('./week-grid.tsx'))

export type WeekFieldProps = {
  readonly at: string
  /** Words for hours of other things than a sale. */
  readonly words?: WeekWords
}

type WeekWords = {
  readonly label: string
  readonly someHours: string
  /** Meaning of no hours at all. */
  readonly none: string
  /** Meaning of a day without hours. */
  readonly notThatDay: string
}

const OF_SALE: WeekWords = {
  label: saleFieldsCopy.hours,
  someHours: saleFieldsCopy.someHours,
  none: saleFieldsCopy.anyHour,
  notThatDay: saleFieldsCopy.notThatDay,
}

/** Hours of every day when hours are switched on. */
const FIRST_HOURS = '08:00-12:00'

const wrongDays = (week: Week): readonly DayOfWeek[] =>
  DAYS_OF_WEEK.filter((day) => !(week[day] ?? []).every(isInterval))

/** Names the days, since the painted view shows no text. */
function problemOf(value: unknown): string | undefined {
  const wrong = wrongDays((value ?? {}) as Week)
  return wrong.length === 0 ? undefined : copy.review(wrong.map((day) => copy.days[day]))
}

/** Sets the hours of some days; days without hours are left out. */
const withHoursOn = (week: Week, days: readonly DayOfWeek[], hours: readonly string[]): Week =>
  Object.fromEntries(
    DAYS_OF_WEEK.flatMap((one) => {
      const kept = days.includes(one) ? hours : (week[one] ?? [])
      return kept.length > 0 ? [[one, kept]] : []
    }),
  )

type Run = { readonly first: DayOfWeek; readonly last: DayOfWeek; readonly text: string }

/** Writes a week in a line: "Lunes a viernes 12-15:30, 20-2 · Sábado 20-2". */
export function weekText(week: Week): string {
  const runs: Run[] = []
  for (const [at, day] of DAYS_OF_WEEK.entries()) {
    const text = hoursText(week[day] ?? [])
    const before = runs.at(-1)
    const goesOn = before?.text === text && before.last === DAYS_OF_WEEK[at - 1]
    if (text !== '' && goesOn) runs[runs.length - 1] = { ...before, last: day }
    else if (text !== '') runs.push({ first: day, last: day, text })
  }
  return runs
    .map(({ first, last, text }) => {
      const days = first === last ? copy.days[first] : copy.span(copy.days[first], copy.days[last])
      return `${days} ${text}`
    })
    .join(' · ')
}

/** Field of weekly hours: any hour, or those of each day, typed or painted. */
export function WeekField({ at, words = OF_SALE }: WeekFieldProps) {
  const field = useField<Week>(at, { label: words.label, check: problemOf })
  const week = field.value ?? {}
  const hasHours = Object.keys(week).length > 0
  const isOfContact = words !== OF_SALE
  const { view, setView } = useView(isOfContact)

  function set(next: Week): void {
    const hasSome = Object.keys(next).length > 0
    field.set(hasSome ? next : undefined)
    if (!hasSome) field.hold('', copy.someMissing)
  }

  function turn(on: boolean): void {
    if (on) set(withHoursOn({}, DAYS_OF_WEEK, [FIRST_HOURS]))
    else field.set(undefined)
  }

  // Removing the last hours to type others keeps the field open.
  const isShown = hasHours || field.unread !== undefined
  // In the typed view the form focuses the wrong day.
  const wrong = isShown && view === 'typed' ? wrongDays(week)[0] : undefined
  return (
    <FieldFrame at={field.at} textOf={(theirs) => weekText((theirs ?? {}) as Week) || words.none}>
      <SwitchField
        id={wrong === undefined ? field.id : undefined}
        label={words.someHours}
        {...(!isShown && isOfContact && { hint: words.none })}
        checked={isShown}
        disabled={field.isLocked}
        onChange={({ currentTarget: { checked } }) => turn(checked)}
        {...(field.problem !== undefined && { error: field.problem })}
      />
      {isShown && (
        <Hours
          week={week}
          words={words}
          view={view}
          wrong={wrong && { day: wrong, id: field.id }}
          isLocked={field.isLocked}
          onView={setView}
          onChange={set}
          onDays={(days, hours) => set(withHoursOn(week, days, hours))}
        />
      )}
    </FieldFrame>
  )
}

type View = 'typed' | 'painted'

/** A phone begins with the typed view. */
function useView(isOfContact: boolean) {
  const isWide = useIsWide()
  const [chosen, setView] = useState<View>()
  return { view: chosen ?? (isWide && isOfContact ? 'painted' : 'typed'), setView } as const
}

type HoursProps = {
  readonly week: Week
  readonly words: WeekWords
  readonly view: View
  readonly wrong: TypedWeekProps['wrong']
  readonly isLocked: boolean
  readonly onView: (view: View) => void
  readonly onChange: (week: Week) => void
  readonly onDays: (days: readonly DayOfWeek[], hours: readonly string[]) => void
}

const VIEWS = [
  { value: 'typed', label: copy.typed, icon: 'edit' },
  { value: 'painted', label: copy.painted, icon: 'calendar' },
] as const

function Hours({ week, words, view, wrong, isLocked, onView, onChange, onDays }: HoursProps) {
  return (
    <div className="grid gap-3">
      <SegmentedControl
        legend={copy.view}
        name={`view of ${words.label}`}
        options={VIEWS}
        value={view}
        onChange={onView}
        className="sm:max-w-80"
      />
      {view === 'typed' ? (
        <TypedWeek {...{ week, wrong, isLocked, onDays, onChange }} notThatDay={words.notThatDay} />
      ) : (
        <Suspense fallback={<Skeleton shape="block" className="h-180" />}>
          <WeekGrid label={words.label} week={week} isLocked={isLocked} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}
