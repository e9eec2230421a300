import { layoutCopy } from '@mostrador/copy/layout'
import { dayLabel, scheduleCopy } from '@mostrador/copy/schedule'
import type { AvailableDay } from '@mostrador/domain/scheduling/slots'
import { daysBetween } from '@mostrador/domain/scheduling/wall-time'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { errorOf, type SectionProps } from './section-props.ts'
import { movedText } from './moved-text.ts'
import { slotOnDay } from './timing.ts'

export type ScheduleCardProps = SectionProps & {
  readonly days: readonly AvailableDay[]
  /** Current date at the branch contact; undefined while the days load. */
  readonly today: string | undefined
  readonly retry: (() => void) | undefined
}

/** Card of the moment, where it can be scheduled. Source: 000 §2 Checkout, Scheduled section. */
export function ScheduleCard({ state, errors, change, days, today, retry }: ScheduleCardProps) {
  const { timing, isScheduleLoading } = state
  if (!timing.canSchedule) return null
  const hasSlots = isScheduleLoading || days.length > 0
  return (
    <Card title={timing.canOrderNow ? scheduleCopy.title : scheduleCopy.scheduleTitle}>
      <div className="grid gap-4">
        {timing.canOrderNow && (
          <SegmentedControl
            legend={scheduleCopy.title}
            name="timing"
            value={timing.timing}
            onChange={(next) => change({ timing: next, ...(next === 'now' && { date: '', time: '' }) })}
            options={[
              { value: 'now', label: scheduleCopy.now },
              { value: 'scheduled', label: scheduleCopy.scheduled, disabled: !hasSlots },
            ]}
          />
        )}
        {timing.timing === 'scheduled' && <Slots {...{ state, errors, change, days, today }} />}
        {!hasSlots && <NoSlots retry={retry} />}
      </div>
    </Card>
  )
}

function NoSlots({ retry }: Pick<ScheduleCardProps, 'retry'>) {
  if (!retry) return <Notice tone="warning">{scheduleCopy.noSlots}</Notice>
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" onClick={retry}>
          {layoutCopy.retry}
        </Button>
      }
    >
      {scheduleCopy.loadFailed}
    </Notice>
  )
}

function Slots({ state, errors, change, days, today }: Omit<ScheduleCardProps, 'retry'>) {
  const { timing, isScheduleLoading } = state
  const { slot } = timing
  if (isScheduleLoading) return <SlotsSkeleton />
  if (!slot) return null
  const hours = days.find(({ date }) => date === slot.date)?.availableHours ?? []
  const moved = movedText(timing)
  return (
    <div className="flex flex-wrap gap-3">
      {moved !== undefined && (
        <Notice tone="warning" className="basis-full">
          {moved}
        </Notice>
      )}
      <SelectField
        className="min-w-[min(100%,9rem)] grow-[1.6] basis-0"
        label={scheduleCopy.day}
        name="scheduleDay"
        value={slot.date}
        onChange={(event) =>
          change({
            timing: 'scheduled',
            ...slotOnDay(days, { date: event.currentTarget.value, time: slot.time }),
          })
        }
        options={days.map((day) => ({
          value: day.date,
          label: dayLabel({ ...day, daysAhead: daysBetween(today ?? '', day.date) }),
        }))}
      />
      <SelectField
        className="min-w-[min(100%,6rem)] grow basis-0"
        label={scheduleCopy.hour}
        name="scheduleHour"
        value={slot.time}
        onChange={(event) =>
          change({ timing: 'scheduled', date: slot.date, time: event.currentTarget.value })
        }
        options={hours.map((time) => ({ value: time, label: time }))}
        {...errorOf(errors, 'schedule')}
      />
    </div>
  )
}

function SlotsSkeleton() {
  return (
    <div aria-busy className="grid gap-2">
      <p className="text-14 text-muted">{scheduleCopy.loading}</p>
      <Skeleton shape="block" className="h-12 w-full" />
    </div>
  )
}
