import { daysCalendarCopy } from '@mostrador/copy/days-calendar'
import { contactCopy } from '@mostrador/copy/contact'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import {
  inOrderOfDays,
  mergedDays,
  wrongDays,
  type DifferingDay,
} from '@mostrador/domain/scheduling/differing-days'
import { hoursText } from '@mostrador/domain/scheduling/hours-text'
import { dayOfWeekOf, wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { Button } from '@mostrador/ui/button.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Suspense, useEffect, useId, useState } from 'react'
import { brought } from '../layout/brought.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { DaysCalendarProps } from './days-calendar.tsx'
import { datedText, DayRow } from './day-row.tsx'
import { placeOf, type Merging } from './draft.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFormState } from './form-context.ts'
import { useRowIds } from './row-ids.ts'
import { useField } from './use-field.ts'

type Holidays = DaysCalendarProps['holidays']

const DaysCalendar = brought(() => import('./days-calendar.tsx'))

const copy = contactCopy.hours

type Days = readonly DifferingDay[]

const NONE: Days = []

const daysIn = (value: unknown): Days => (Array.isArray(value) ? (value as Days) : [])

const exceptionText = ({ day, hours = [], reason }: DifferingDay): string =>
  [`${datedText(day)}: ${hoursText(hours) || copy.closed}`, reason].filter(Boolean).join(', ')

const merge = ({ base, mine, theirs }: Merging): Days | undefined =>
  mergedDays({ base: daysIn(base), mine: daysIn(mine), theirs: daysIn(theirs) })

function useToday(): string {
  const { timeZone } = useWorkplace().contact
  return wallClock(new Date(useNow()), timeZone).date
}

export type ExceptionsFieldProps = {
  readonly at: string
  readonly holidays: Holidays
}

/** Field of exception days, merged by day, so that two people can change different days. */
export function ExceptionsField({ at, holidays }: ExceptionsFieldProps) {
  const today = useToday()
  const kept = daysIn(useFormState(({ draft }) => valueAt(draft.base, placeOf(at))))
  const field = useField<Days>(at, {
    label: copy.exceptions,
    check: (value) => problemText(daysIn(value), { today, kept }),
    tidy: (value) => (Array.isArray(value) ? inOrderOfDays(value as Days) : value),
    merge: (values) => merge(values),
  })
  const days = field.value ?? NONE
  const wrong = wrongDays(days, { today, kept })
  const set = (next: Days): void => field.set(next.length > 0 ? next : undefined)
  const isPast = ({ day }: DifferingDay, index: number): boolean =>
    day < today && kept.some((one) => one.day === day) && days.findIndex((one) => one.day === day) === index
  const isJudged = field.problem !== undefined
  return (
    <FieldFrame at={field.at} textOf={(theirs) => daysIn(theirs).map(exceptionText).join(' · ')}>
      <fieldset
        id={wrong.length === 0 ? field.id : undefined}
        tabIndex={-1}
        className="grid min-w-0 grid-cols-1 gap-3 outline-none"
      >
        <legend className="text-14 font-medium">{copy.exceptions}</legend>
        <p className="text-14 text-muted">{copy.exceptionsHint}</p>
        <Suspense fallback={<Skeleton shape="block" className="h-100" />}>
          <DaysCalendar {...{ days, holidays, today }} isLocked={field.isLocked} onChange={set} />
        </Suspense>
        <PastDays days={days.filter(isPast)} />
        <DaysList
          {...{ days, isPast, isJudged, today, set, wrong }}
          wrongId={field.id}
          isLocked={field.isLocked}
        />
        {isJudged && wrong.length === 0 && <p className="text-14 font-medium text-danger">{field.problem}</p>}
      </fieldset>
    </FieldFrame>
  )
}

type DaysListProps = {
  readonly days: Days
  readonly wrong: ReturnType<typeof wrongDays>
  readonly isPast: (day: DifferingDay, index: number) => boolean
  readonly isJudged: boolean
  readonly today: string
  /** Id of the first control with a problem, which the form focuses. */
  readonly wrongId: string
  readonly isLocked: boolean
  readonly set: (days: Days) => void
}

function DaysList({ days, wrong, isPast, isJudged, today, wrongId, isLocked, set }: DaysListProps) {
  const list = useId()
  const added = useFocusOfNew(list)
  const ids = useRowIds(days)
  const rows = days.map((day, index) => ({
    day,
    index,
    problem: isJudged ? wrong.find((one) => one.index === index)?.problem : undefined,
  }))
  // Computed even before problems are shown, since a refused save focuses at once.
  const [first] = wrong
  return (
    <>
      <div id={list} className="grid grid-cols-1 gap-3">
        {rows
          .filter(({ day, index }) => !isPast(day, index))
          .map(({ day, index, problem }) => (
            <DayRow
              key={ids[index]}
              {...{ day, problem, today, isJudged }}
              first={first?.index === index ? { id: wrongId, problem: first.problem } : undefined}
              isLocked={isLocked}
              onChange={(next) => set(days.with(index, next))}
              onRemove={() => set(days.toSpliced(index, 1))}
            />
          ))}
      </div>
      {!isLocked && (
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          onClick={() => {
            set([...days, { day: '' }])
            added()
          }}
        >
          {copy.addException}
        </Button>
      )}
    </>
  )
}

/** Joins all problems of the days, each by its date, for the form's summary. */
function problemText(days: Days, judging: Parameters<typeof wrongDays>[1]): string | undefined {
  const sentences = wrongDays(days, judging).map(({ index, problem }) => {
    const date = days[index]?.day ?? ''
    const day = date === '' ? undefined : { date, dayOfWeek: dayOfWeekOf(date) }
    return daysCalendarCopy.problemOf(day, daysCalendarCopy.problem[problem])
  })
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

function useFocusOfNew(list: string): () => void {
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added === 0) return
    const rows = document.getElementById(list)?.querySelectorAll<HTMLElement>('[type="date"]') ?? []
    Array.from(rows).at(-1)?.focus()
  }, [added, list])
  return () => setAdded((times) => times + 1)
}

function PastDays({ days }: { readonly days: Days }) {
  if (days.length === 0) return null
  return (
    <details className="text-14 text-muted">
      <summary className="hit-44 w-fit cursor-pointer">{daysCalendarCopy.pastDays(days.length)}</summary>
      <ul className="mt-1 grid gap-1">
        {days.map((one) => (
          <li key={one.day}>{exceptionText(one)}</li>
        ))}
      </ul>
    </details>
  )
}
