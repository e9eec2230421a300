import { saleFieldsCopy } from '@mostrador/copy/sale-fields'
import { weekCopy as copy } from '@mostrador/copy/week'
import { DAYS_OF_WEEK, type DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { readWeek } from '@mostrador/domain/scheduling/week-text'
import type { Week } from '@mostrador/domain/scheduling/painted-week'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Suspense, useState } from 'react'
import { brought } from '../layout/brought.ts'
import { HoursInput } from './hours-input.tsx'

const CopyDays = brought(() => import('./copy-days.tsx'))

export type TypedWeekProps = {
  readonly week: Week
  readonly notThatDay: string
  /** First wrong day, with the id by which the form focuses it. */
  readonly wrong: { readonly day: DayOfWeek; readonly id: string } | undefined
  readonly isLocked: boolean
  /** Sets the hours of some days. */
  readonly onDays: (days: readonly DayOfWeek[], hours: readonly string[]) => void
  readonly onChange: (week: Week) => void
}

/** Week as typed text, a line for each day, with buttons to copy hours to other days. */
export function TypedWeek({ week, notThatDay, wrong, isLocked, onDays, onChange }: TypedWeekProps) {
  const [copied, setCopied] = useState<DayOfWeek>()

  /** Typed hours that name days go to these days. */
  function spread(text: string, typedAt: DayOfWeek): void {
    const read = readWeek(text)
    if (!read || 'problem' in read) return
    const { [typedAt]: _, ...others } = week
    const next = Object.entries({ ...others, ...read.week }).filter(([, hours]) => hours.length > 0)
    onChange(Object.fromEntries(next))
  }

  return (
    <div className="grid gap-2">
      <p className="text-14 text-muted">
        {copy.typedHint} {saleFieldsCopy.pastMidnight}
      </p>
      {DAYS_OF_WEEK.map((day) => (
        <div key={day} className="grid grid-cols-[5.5rem_1fr_auto] items-start gap-x-2">
          <span aria-hidden className="pt-3 text-14 font-medium">
            {copy.days[day]}
          </span>
          <HoursInput
            {...(wrong?.day === day && { id: wrong.id })}
            label={copy.days[day]}
            labelHidden
            placeholder={notThatDay}
            hours={week[day] ?? []}
            isLocked={isLocked}
            onChange={(hours) => onDays([day], hours)}
            onUnread={(text) => spread(text, day)}
          />
          {isLocked ? (
            <span />
          ) : (
            <IconButton
              icon="copy"
              label={copy.copy(copy.days[day])}
              className="mt-0.5"
              onClick={() => setCopied(day)}
            />
          )}
        </div>
      ))}
      {copied !== undefined && (
        <Suspense>
          <CopyDays
            from={copied}
            onClose={() => setCopied(undefined)}
            onCopy={(days) => onDays(days, week[copied] ?? [])}
          />
        </Suspense>
      )}
    </div>
  )
}
