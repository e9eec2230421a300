import { daysCalendarCopy as copy } from '@mostrador/copy/days-calendar'
import { formCopy } from '@mostrador/copy/form'
import {
  LONGEST_REASON,
  MOST_DAYS_AT_ONCE,
  daysOfSpan,
  withDays,
  withoutDays,
  type DifferingDay,
} from '@mostrador/domain/scheduling/differing-days'
import { isInterval } from '@mostrador/domain/scheduling/hours-text'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import { daysBetween } from '@mostrador/domain/scheduling/wall-time'
import { Button } from '@mostrador/ui/button.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { useRef, useState } from 'react'
import { HoursInput } from './hours-input.tsx'
import type { DaySpan } from './use-calendar-hands.ts'

export type DaySheetProps = {
  readonly days: readonly DifferingDay[]
  readonly span: DaySpan
  readonly today: string
  readonly holiday: string | undefined
  readonly onChange: (days: readonly DifferingDay[]) => void
  readonly onClose: () => void
}

const KINDS = [
  { value: 'always', label: copy.asAlways },
  { value: 'closed', label: copy.closed },
  { value: 'other', label: copy.otherHours },
] as const

type Kind = (typeof KINDS)[number]['value']

type Typed = DaySpan & {
  readonly kind: Kind
  readonly hours: readonly string[]
  readonly reason: string
}

type Wrong = { readonly field: 'from' | 'to' | 'hours' | 'reason'; readonly sentence: string | undefined }

function wrongOf({ from, to, kind, hours, reason }: Typed, today: string): Wrong | undefined {
  if (from === '' || from < today) return { field: 'from', sentence: copy.fromPast }
  if (to === '' || to < from) return { field: 'to', sentence: copy.toBefore }
  if (daysBetween(from, to) >= MOST_DAYS_AT_ONCE)
    return { field: 'to', sentence: copy.tooMany(MOST_DAYS_AT_ONCE) }
  if (kind === 'other' && hours.length === 0) return { field: 'hours', sentence: copy.hoursMissing }
  // The field itself says which hours are unreadable.
  if (kind === 'other' && !hours.every(isInterval)) return { field: 'hours', sentence: undefined }
  const isLong = kind !== 'always' && reason.trim().length > LONGEST_REASON
  return isLong ? { field: 'reason', sentence: formCopy.tooLong(LONGEST_REASON) } : undefined
}

function firstTyped({ days, span, holiday }: DaySheetProps): Typed {
  const found = days.find(({ day }) => day === span.from)
  const { hours = [], reason = holiday ?? '' } = found ?? {}
  return { ...span, kind: hours.length > 0 ? 'other' : 'closed', hours, reason }
}

const named = (date: string) => ({ date, dayOfWeek: dayOfWeekOf(date) })

/** Sheet of the hours of a day or a span; saved with the form. */
export default function DaySheet(props: DaySheetProps) {
  const { days, span, today, onChange, onClose } = props
  const [typed, setTyped] = useState(() => firstTyped(props))
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { from, to, kind, hours, reason } = typed
  const wrong = isTried ? wrongOf(typed, today) : undefined
  const set = (part: Partial<Typed>): void => setTyped({ ...typed, ...part })

  function done(): void {
    const found = wrongOf(typed, today)
    setIsTried(true)
    if (found) {
      form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus()
      return
    }
    const changed = daysOfSpan(from, to)
    const name = reason.trim()
    const how = { ...(kind === 'other' && { hours }), ...(name !== '' && { reason: name }) }
    onChange(kind === 'always' ? withoutDays(days, changed) : withDays(days, changed, how))
    onClose()
  }

  const count = from !== '' && from <= to ? daysOfSpan(from, to).length : 1
  return (
    <Sheet
      open
      onClose={onClose}
      closeLabel={copy.close}
      title={copy.title(named(span.from), named(span.to))}
      footer={
        <Button wide onClick={done}>
          {copy.done(count)}
        </Button>
      }
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          // The outer form of the hours must not submit.
          event.stopPropagation()
          done()
        }}
      >
        <DayFields {...{ typed, set, today, wrong }} isJudged={isTried} />
        <button type="submit" hidden />
      </form>
    </Sheet>
  )
}

type DayFieldsProps = {
  readonly typed: Typed
  readonly set: (part: Partial<Typed>) => void
  readonly today: string
  readonly wrong: Wrong | undefined
  readonly isJudged: boolean
}

function DayFields({ typed, set, today, wrong, isJudged }: DayFieldsProps) {
  const { from, to, kind, hours, reason } = typed
  const errorOf = (field: Wrong['field']) =>
    wrong?.field === field && wrong.sentence !== undefined ? { error: wrong.sentence } : {}
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          name="from"
          type="date"
          label={copy.from}
          min={today}
          value={from}
          {...errorOf('from')}
          onChange={({ currentTarget: { value } }) => set({ from: value })}
        />
        <TextInput
          name="to"
          type="date"
          label={copy.to}
          min={from}
          value={to}
          {...errorOf('to')}
          onChange={({ currentTarget: { value } }) => set({ to: value })}
        />
      </div>
      <SegmentedControl
        legend={copy.how}
        name="how the days open"
        options={KINDS}
        value={kind}
        onChange={(next) => set({ kind: next })}
      />
      {kind === 'other' && (
        <HoursInput
          name="hours"
          label={copy.hours}
          hint={copy.hoursHint}
          placeholder={copy.hoursPlaceholder}
          hours={hours}
          isLocked={false}
          isJudged={isJudged}
          {...errorOf('hours')}
          onChange={(next) => set({ hours: next })}
        />
      )}
      {kind !== 'always' && (
        <TextInput
          label={copy.reason}
          hint={copy.reasonHint}
          name="reason"
          {...errorOf('reason')}
          value={reason}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => set({ reason: value })}
        />
      )}
    </>
  )
}
