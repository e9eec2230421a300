// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a date grid is a table
import { daysCalendarCopy as copy } from '@mostrador/copy/days-calendar'
import { weekCopy } from '@mostrador/copy/week'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import { daysOfSpan, type DifferingDay } from '@mostrador/domain/scheduling/differing-days'
import { hoursText, isInterval } from '@mostrador/domain/scheduling/hours-text'
import { addMonths, monthOf, weeksOfMonth } from '@mostrador/domain/scheduling/month-days'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Suspense, useRef, useState } from 'react'
import { brought } from '../layout/brought.ts'
import { useCalendarHands, type DaySpan } from './use-calendar-hands.ts'

const DaySheet = brought(() => import('./day-sheet.tsx'))

type Holiday = { readonly name: string; readonly isPublic: boolean }

export type DaysCalendarProps = {
  readonly days: readonly DifferingDay[]
  /** Holidays by date: those by law, and days off of offices. */
  readonly holidays: ReadonlyMap<string, Holiday>
  readonly today: string
  readonly isLocked: boolean
  readonly onChange: (days: readonly DifferingDay[]) => void
}

const MONTHS_AHEAD = 24

/** Month with exception days and holidays; tapping or dragging over days opens their sheet. */
export default function DaysCalendar({ days, holidays, today, isLocked, onChange }: DaysCalendarProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [opened, setOpened] = useState<DaySpan>()
  const [first, last] = [monthOf(today), addMonths(monthOf(today), MONTHS_AHEAD)]
  const hands = useCalendarHands({ today, last, body, isLocked, onOpen: setOpened })
  const { cursor, span, go } = hands
  const month = monthOf(cursor)
  const chosen = new Set(span ? daysOfSpan(span.from, span.to) : [])
  return (
    <div className="relative grid max-w-160 gap-2">
      {!isLocked && <p className="text-14 text-muted">{copy.hint}</p>}
      <div className="flex items-center justify-between">
        <IconButton
          icon="chevron-left"
          label={copy.before}
          disabled={month <= first}
          onClick={() => go(addMonths(month, -1))}
        />
        <p aria-live="polite" className="text-16 font-semibold">
          {copy.month(month)}
        </p>
        <IconButton
          icon="chevron-right"
          label={copy.after}
          disabled={month >= last}
          onClick={() => go(addMonths(month, 1))}
        />
      </div>
      <table
        role="grid"
        aria-label={`${copy.grid}: ${copy.month(month)}`}
        aria-readonly={isLocked}
        className="w-full table-fixed border-separate border-spacing-0.5 select-none"
      >
        <DayNames />
        <tbody ref={body} {...hands.ofBody}>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find((date) => date !== undefined)}>
              {week.map((date, column) =>
                date === undefined ? (
                  <td key={column} />
                ) : (
                  <DayCell
                    key={date}
                    date={date}
                    day={days.find((one) => one.day === date)}
                    holiday={holidays.get(date)}
                    isPast={date < today}
                    isToday={date === today}
                    isCursor={date === cursor}
                    isChosen={chosen.has(date)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
      <output className="sr-only">
        {span && span.from !== span.to && copy.span(span.from, span.to, chosen.size)}
      </output>
      {opened && (
        <Suspense>
          <DaySheet
            {...{ days, today, onChange }}
            span={opened}
            holiday={holidays.get(opened.from)?.name}
            onClose={() => {
              setOpened(undefined)
              hands.clear()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

type DayCellProps = {
  readonly date: string
  readonly day: DifferingDay | undefined
  readonly holiday: Holiday | undefined
  readonly isPast: boolean
  readonly isToday: boolean
  readonly isCursor: boolean
  readonly isChosen: boolean
}

/** Mark of an exception day: its hours, or that it is closed. */
function markOf(day: DifferingDay | undefined): { readonly text: string; readonly look: string } | undefined {
  if (!day) return undefined
  const { hours = [] } = day
  if (hours.length === 0) return { text: copy.closed, look: 'bg-danger-soft text-danger' }
  if (!hours.every(isInterval)) return { text: copy.unread, look: 'bg-warning-soft text-warning' }
  return { text: hoursText(hours), look: 'bg-positive-soft text-positive' }
}

function DayCell({ date, day, holiday, isPast, isToday, isCursor, isChosen }: DayCellProps) {
  const mark = markOf(day)
  const said = [
    mark?.text,
    day?.reason,
    holiday && (holiday.isPublic ? `${copy.holiday}: ${holiday.name}` : holiday.name),
    isPast && copy.past,
  ]
  return (
    <td
      data-day={date}
      tabIndex={isCursor ? 0 : -1}
      aria-selected={isChosen}
      aria-disabled={isPast || undefined}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'relative h-13 overflow-hidden rounded-[8px] p-1 text-left align-top text-14 inset-ring inset-ring-line sm:h-16',
        mark ? mark.look : 'bg-surface',
        isPast ? 'opacity-60' : 'cursor-pointer',
        isChosen && 'inset-ring-2 inset-ring-brand',
      )}
    >
      <span className="sr-only">
        {copy.cell(
          { date, dayOfWeek: dayOfWeekOf(date) },
          said.filter((one) => typeof one === 'string'),
        )}
      </span>
      <span
        aria-hidden
        className={classNames('tabular-nums', isToday && 'font-bold underline underline-offset-2')}
      >
        {Number(date.slice(8))}
      </span>
      {holiday?.isPublic && <Icon name="star" size={16} className="absolute top-1 right-1 text-warning" />}
      {mark && (
        <span aria-hidden className="block truncate text-12 font-semibold max-sm:hidden">
          {mark.text}
        </span>
      )}
      {mark && (
        <span aria-hidden className="block text-center text-12 font-bold sm:hidden">
          {mark.text === copy.closed ? '✕' : '✓'}
        </span>
      )}
    </td>
  )
}

const Legend = () => (
  <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
    <li className="flex items-center gap-1.5">
      <span className="size-3.5 rounded-[4px] bg-danger-soft inset-ring inset-ring-danger" />
      {copy.closed}
    </li>
    <li className="flex items-center gap-1.5">
      <span className="size-3.5 rounded-[4px] bg-positive-soft inset-ring inset-ring-positive" />
      {copy.otherHours}
    </li>
    <li className="flex items-center gap-1.5">
      <Icon name="star" size={16} className="text-warning" />
      {copy.holiday}
    </li>
  </ul>
)

/** Names of the days; on a phone a single large letter. */
const DayNames = () => (
  <thead>
    <tr>
      {DAYS_OF_WEEK.map((day) => (
        <th key={day} scope="col" abbr={weekCopy.days[day]} className="py-1 text-12 font-semibold">
          <span aria-hidden className="max-md:hidden">
            {weekCopy.short[day]}
          </span>
          <span aria-hidden className="md:hidden">
            {weekCopy.short[day].slice(0, 1)}
          </span>
          <span className="sr-only">{weekCopy.days[day]}</span>
        </th>
      ))}
    </tr>
  </thead>
)
