import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { orderModeName } from '@mostrador/copy/order-mode'
import { DAY_NAMES } from '@mostrador/copy/moment'
import { ORDER_TYPE_LABELS, workingHoursCopy } from '@mostrador/copy/working-hours'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { hoursByDay } from '@mostrador/domain/scheduling/opening-hours'
import { classNames } from '@mostrador/ui/class-names'
import { Tag } from '@mostrador/ui/tag.tsx'
import { activeOrderModes } from '../menu/find-order-mode.ts'
import { modeStatus } from './mode-status.ts'

export type InformationProps = {
  readonly contact: BranchContactInfo
  /** The day at the wall clock of the local, which stands out. */
  readonly today: DayOfWeek
}

/** Hours by day as "De HH:MM a HH:MM", and how each active order mode stands. Source: 000 §2 Working-hours and information modal. */
export function Information({ contact, today }: InformationProps) {
  return (
    <>
      <section className="pb-5">
        <h3 className="pb-1 text-16 font-semibold">{workingHoursCopy.hours}</h3>
        <dl className="divide-y divide-line">
          {hoursByDay(contact.deliveryConfig.workingDays).map(({ dayOfWeek, workingHours }) => (
            <div
              key={dayOfWeek}
              className={classNames(
                'flex items-start justify-between gap-4 py-2 text-16',
                dayOfWeek === today ? 'font-semibold' : 'text-muted',
              )}
            >
              <dt>{DAY_NAMES[dayOfWeek]}</dt>
              <dd className="text-right whitespace-nowrap">
                {workingHours.length === 0
                  ? workingHoursCopy.closedAllDay
                  : workingHours.map(({ startAt, endAt }) => (
                      <span key={startAt} className="block">
                        {startAt === endAt ? workingHoursCopy.allDay : workingHoursCopy.range(startAt, endAt)}
                      </span>
                    ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <ModeList contact={contact} />
    </>
  )
}

function ModeList({ contact }: Pick<InformationProps, 'contact'>) {
  return (
    <section>
      <h3 className="pb-1 text-16 font-semibold">{workingHoursCopy.modes}</h3>
      <ul className="divide-y divide-line">
        {activeOrderModes(contact).map((mode) => {
          const { text, tone } = modeStatus(mode)
          return (
            <li key={mode.id} className="flex items-center justify-between gap-4 py-2.5">
              <span className="min-w-0">
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
