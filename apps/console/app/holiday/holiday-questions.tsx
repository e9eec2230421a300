import type { HolidayWire } from '@mostrador/contract/holiday/holiday-endpoints'
import { holidayCopy as copy } from '@mostrador/copy/holiday'
import { isInterval } from '@mostrador/domain/scheduling/hours-text'
import { dayOfWeekOf, wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { Button } from '@mostrador/ui/button.tsx'
import { Chip } from '@mostrador/ui/chip.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { HoursInput } from '../form/hours-input.tsx'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { holidaysQuery, useHolidayAnswer, type HolidayAnswer } from './use-holiday-answer.ts'

/** Question about the next unanswered holiday, for staff who may change hours. */
export default function HolidayQuestions() {
  const { contact } = useWorkplace()
  const may = useMay('locals.hours')
  const { data } = useQuery({ ...holidaysQuery(useApi(), contact.id), enabled: may })
  const [next] = may ? (data?.holidays ?? []) : []
  return next ? <Question key={next.day} holiday={next} /> : null
}

function Question({ holiday }: { readonly holiday: HolidayWire }) {
  const { day, locals: contacts } = holiday
  const { timeZone } = useWorkplace().contact
  const today = wallClock(new Date(useNow()), timeZone).date
  const [left, setLeft] = useState<readonly string[]>([])
  const [hours, setHours] = useState<readonly string[]>()
  const { answer: send, isBusy } = useHolidayAnswer(holiday)
  const chosen = contacts.map(({ id }) => id).filter((id) => !left.includes(id))
  const answer = (given: HolidayAnswer): void => void send(given, chosen)
  const cannot = isBusy || chosen.length === 0
  return (
    <Notice tone="brand" icon="calendar">
      <h2 className="text-16 font-semibold">
        {day === today ? copy.today(holiday) : copy.question(dayOfWeekOf(day), holiday)}
      </h2>
      {contacts.length > 1 && <Contacts {...{ locals: contacts, left }} onChange={setLeft} />}
      {hours === undefined ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            disabled={cannot}
            onClick={() => answer({ kind: 'other', hours: [] })}
          >
            {copy.closed}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={cannot}
            onClick={() => answer({ kind: 'always' })}
          >
            {copy.asAlways}
          </Button>
          <Button variant="secondary" size="small" disabled={cannot} onClick={() => setHours([])}>
            {copy.other}
          </Button>
        </div>
      ) : (
        <form
          className="mt-2 flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            answer({ kind: 'other', hours })
          }}
        >
          <HoursInput
            label={copy.hours}
            hint={copy.hoursHint}
            placeholder={copy.placeholder}
            hours={hours}
            isLocked={isBusy}
            onChange={setHours}
          />
          <Button
            type="submit"
            size="small"
            busy={isBusy}
            disabled={cannot || hours.length === 0 || !hours.every(isInterval)}
          >
            {copy.save}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setHours(undefined)}>
            {copy.cancel}
          </Button>
        </form>
      )}
      <p className="mt-2 text-12 text-muted">{copy.source}</p>
    </Notice>
  )
}

type ContactsProps = {
  readonly locals: HolidayWire['locals']
  /** Branch contacts left for another time. */
  readonly left: readonly string[]
  readonly onChange: (left: readonly string[]) => void
}

/** Branch contacts that the answer holds for; all of them at first. */
const Contacts = ({ locals: contacts, left, onChange }: ContactsProps) => (
  <fieldset className="mt-2 min-w-0">
    <legend className="sr-only">{copy.locals}</legend>
    <div className="flex flex-wrap gap-2">
      {contacts.map(({ id, name }) => (
        <Chip
          // A long name wraps, also in large letters.
          className="h-auto! min-h-9 max-w-full py-1 text-left whitespace-normal!"
          key={id}
          selected={!left.includes(id)}
          icon={left.includes(id) ? undefined : 'check'}
          onClick={() => onChange(left.includes(id) ? left.filter((one) => one !== id) : [...left, id])}
        >
          {name}
        </Chip>
      ))}
    </div>
  </fieldset>
)
