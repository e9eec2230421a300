import type { HolidayWire } from '@mostrador/contract/holiday/holiday-endpoints'
import { holidayCopy as copy } from '@mostrador/copy/holiday'
import { isInterval } from '@mostrador/domain/scheduling/hours-text'
import { dayOfWeekOf, wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { Button } from '@mostrador/ui/button.tsx'
import { Chip } from '@mostrador/ui/chip.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useApi } from '../api/api.ts'
import { HoursInput } from '../form/hours-input.tsx'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { holidaysQuery, useHolidayAnswer } from './use-holiday-answer.ts'
import type { HolidayAnswer } from './use-holiday-answer.ts'

/**
 * What the shop does on the next holiday that nobody said anything of yet; nothing for those who
 * may not change hours. Default export, because it is brought once the page is drawn.
 */
export default function HolidayQuestions() {
  const { contact } = useWorkplace()
  const may = useMay('locals.hours')
  const { data } = useQuery({ ...holidaysQuery(useApi(), contact.id), enabled: may })
  const [next] = may ? (data?.holidays ?? []) : []
  const { question, answered } = useFocusOfNext(next?.day)
  return next ? <Question key={next.day} holiday={next} heading={question} onAnswered={answered} /> : null
}

/**
 * Who answered goes on at the next question, or where there is none at the heading of the page: the
 * button that had the focus is gone.
 */
function useFocusOfNext(day: string | undefined) {
  const question = useRef<HTMLParagraphElement>(null)
  const left = useRef<string>(undefined)
  const [, look] = useState(0)
  useEffect(() => {
    if (left.current === undefined || left.current === day) return
    left.current = undefined
    // A person who is somewhere else by now stays there.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const heading = question.current ?? document.querySelector<HTMLElement>('main :is(h1, h2)')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  })
  function answered(of: string): void {
    left.current = of
    look((times) => times + 1)
  }
  return { question, answered }
}

type QuestionProps = {
  readonly holiday: HolidayWire
  readonly heading: RefObject<HTMLParagraphElement | null>
  readonly onAnswered: (day: string) => void
}

function Question({ holiday, heading, onAnswered }: QuestionProps) {
  const { day, locals } = holiday
  const { timeZone } = useWorkplace().contact
  const today = wallClock(new Date(useNow()), timeZone).date
  const [left, setLeft] = useState<readonly string[]>([])
  const [hours, setHours] = useState<readonly string[]>()
  const { answer: send, isBusy } = useHolidayAnswer(holiday)
  const chosen = locals.map(({ id }) => id).filter((id) => !left.includes(id))
  async function answer(given: HolidayAnswer): Promise<void> {
    await send(given, chosen)
    onAnswered(day)
  }
  const cannot = isBusy || chosen.length === 0
  return (
    <Notice tone="brand" icon="calendar">
      <p ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
        {day === today ? copy.today(holiday) : copy.question(dayOfWeekOf(day), holiday)}
      </p>
      {locals.length > 1 && <Locals {...{ locals, left }} onChange={setLeft} />}
      {hours === undefined ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            disabled={cannot}
            onClick={() => void answer({ kind: 'other', hours: [] })}
          >
            {copy.closed}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={cannot}
            onClick={() => void answer({ kind: 'always' })}
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
            void answer({ kind: 'other', hours })
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

type LocalsProps = {
  readonly locals: HolidayWire['locals']
  /** Those that are left for another time. */
  readonly left: readonly string[]
  readonly onChange: (left: readonly string[]) => void
}

/** For which locals it is answered: all of them, unless one is left out. */
const Locals = ({ locals, left, onChange }: LocalsProps) => (
  <fieldset className="mt-2 min-w-0">
    <legend className="sr-only">{copy.locals}</legend>
    <div className="flex flex-wrap gap-2">
      {locals.map(({ id, name }) => (
        <Chip
          // A long name takes another line, in large letters too.
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
