import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { orderModeName } from '@mostrador/copy/order-mode'
import { DAY_NAMES } from '@mostrador/copy/moment'
import { dateLabel, scheduleCopy } from '@mostrador/copy/schedule'
import { ORDER_TYPE_LABELS, workingHoursCopy } from '@mostrador/copy/working-hours'
import {
  dayAfter,
  endsNextDay,
  hoursByDay,
  type WorkingHours,
} from '@mostrador/domain/scheduling/opening-hours'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import { classNames } from '@mostrador/ui/class-names'
import { Tag } from '@mostrador/ui/tag.tsx'
import type { ReactNode } from 'react'
import { activeOrderModes } from '../place/find-order-mode.ts'
import { modeStatus } from './mode-status.ts'

export type InformationProps = {
  readonly contact: BranchContactInfo
  /** Current date (`YYYY-MM-DD`) at the branch contact, which is emphasised. */
  readonly today: string
}

/**
 * Hours by day as "De HH:MM a HH:MM", the coming exceptions, and the state of each active order
 * mode. Source: 000 §2 Working-hours and information modal, docs/decisions/032.
 */
export function Information({ contact, today }: InformationProps) {
  const exceptions = exceptionRows(contact, today)
  // An exception today is emphasised instead of its weekday, whose hours do not apply.
  const isSpecial = exceptions.some(({ day, orderModeId }) => day === today && orderModeId === null)
  const weekday = isSpecial ? undefined : dayOfWeekOf(today)
  return (
    <>
      <HoursSection title={workingHoursCopy.hours}>
        {hoursByDay(contact.deliveryConfig.workingDays).map(({ dayOfWeek, workingHours }) => (
          <HoursRow key={dayOfWeek} day={dayOfWeek} hours={workingHours} isToday={dayOfWeek === weekday}>
            {DAY_NAMES[dayOfWeek]}
          </HoursRow>
        ))}
      </HoursSection>
      {exceptions.length > 0 && (
        <HoursSection title={scheduleCopy.exceptions}>
          {exceptions.map(({ day, orderModeId, mode, workingHours }) => (
            <HoursRow
              key={day + (orderModeId ?? '')}
              day={dayOfWeekOf(day)}
              hours={workingHours}
              isToday={day === today}
            >
              {dateLabel({ date: day, dayOfWeek: dayOfWeekOf(day) })}
              {mode && <span className="block text-14">{orderModeName(mode)}</span>}
            </HoursRow>
          ))}
        </HoursSection>
      )}
      <ModeList contact={contact} />
    </>
  )
}

/** Returns the coming exceptions with their modes; those of inactive modes are left out. */
function exceptionRows(contact: BranchContactInfo, today: string) {
  const modes = activeOrderModes(contact)
  return contact.exceptions
    .map((one) => ({ ...one, mode: modes.find(({ id }) => id === one.orderModeId) }))
    .filter(({ day, orderModeId, mode }) => day >= today && (orderModeId === null || mode))
}

function HoursSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="pb-5">
      <h3 className="pb-1 text-16 font-semibold">{title}</h3>
      <dl className="divide-y divide-line">{children}</dl>
    </section>
  )
}

type HoursRowProps = {
  readonly day: DayOfWeek
  readonly hours: readonly WorkingHours[]
  readonly isToday: boolean
  readonly children: ReactNode
}

function HoursRow({ day, hours, isToday, children }: HoursRowProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-start justify-between gap-x-4 py-2 text-16',
        isToday ? 'font-semibold' : 'text-muted',
      )}
    >
      <dt>{children}</dt>
      <dd className="ml-auto text-right whitespace-nowrap">
        {hours.length === 0
          ? workingHoursCopy.closedAllDay
          : hours.map((one) => (
              <span key={one.startAt} className="block">
                {hoursText(one, day)}
              </span>
            ))}
      </dd>
    </div>
  )
}

/** Writes "De 12:00 a 15:30"; an end after midnight has its day. */
function hoursText(hours: WorkingHours, day: DayOfWeek): string {
  const { startAt, endAt } = hours
  if (startAt === endAt) return workingHoursCopy.allDay
  const range = workingHoursCopy.range(startAt, endAt)
  return endsNextDay(hours) ? `${range} ${workingHoursCopy.ofNextDay(dayAfter(day))}` : range
}

function ModeList({ contact }: Pick<InformationProps, 'contact'>) {
  return (
    <section>
      <h3 className="pb-1 text-16 font-semibold">{workingHoursCopy.modes}</h3>
      <ul className="divide-y divide-line">
        {activeOrderModes(contact).map((mode) => {
          const { text, tone } = modeStatus(mode)
          return (
            <li key={mode.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <span className="min-w-[6rem] grow basis-0">
                <span className="block text-16">{orderModeName(mode)}</span>
                <span className="block text-14 text-muted">{ORDER_TYPE_LABELS[mode.orderType]}</span>
              </span>
              <Tag tone={tone}>{text}</Tag>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
