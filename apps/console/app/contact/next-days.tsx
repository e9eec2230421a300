import { contactCopy } from '@mostrador/copy/contact'
import { interruptionEndText } from '@mostrador/copy/interruption-end'
import { endMoment } from '@mostrador/domain/interruption/interruption-end'
import { pauseOf, type Interruption } from '@mostrador/domain/interruption/interruption'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { openAhead } from '@mostrador/domain/scheduling/coming-days'
import {
  isOpenOn,
  nextClosingOn,
  nextOpeningOn,
  type HoursOfDates,
} from '@mostrador/domain/scheduling/hours-on'
import { hoursText } from '@mostrador/domain/scheduling/hours-text'
import { dayOfWeekOf, wallClock, type WallClock } from '@mostrador/domain/scheduling/wall-clock'
import { addDays } from '@mostrador/domain/scheduling/wall-time'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/api.ts'
import { useFormState } from '../form/form-context.ts'
import { interruptionsQuery } from '../interruption/interruption-query.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { FormSection } from './form-section.tsx'
import {
  isTaking,
  contactAhead,
  modeName,
  unreadDates,
  type ContactHoursThing,
  type ModeHoursThing,
} from './hours-ahead.ts'

const copy = contactCopy.hours

const DAYS_SHOWN = 14

/** Returns the form's present hours, saved or not. */
function useHoursThing(): ContactHoursThing {
  const at = (field: string) => (state: { readonly draft: { readonly mine: unknown } }) =>
    valueAt(state.draft.mine as never, [field])
  return {
    hours: useFormState(at('hours')) as ContactHoursThing['hours'],
    exceptions: useFormState(at('exceptions')) as ContactHoursThing['exceptions'],
    orderModes: useFormState(at('orderModes')) as ContactHoursThing['orderModes'],
  }
}

/** Returns a lookup of present pauses by mode key; undefined means all modes. */
function usePauses(now: Date) {
  const { contact } = useWorkplace()
  const { data } = useQuery(interruptionsQuery(useApi(), contact.id))
  const interruptions: readonly Interruption[] = data?.interruptions ?? []
  const idOf = (key: string) => data?.things.find(({ modeKey }) => modeKey === key)?.orderModeId ?? ''
  return (key: string | undefined) =>
    pauseOf(interruptions, key === undefined ? null : { orderModeId: idOf(key) }, now)
}

/** Coming days by the form's hours, saved or not. */
export function NextDays() {
  const thing = useHoursThing()
  const { timeZone, orderEnabled } = useWorkplace().contact
  const instant = new Date(useNow())
  const pauses = usePauses(instant)
  const now = wallClock(instant, timeZone)
  const pausedAt = (key: string | undefined) => {
    const pause = pauses(key)
    return pause && wallClock(new Date(pause.until), timeZone)
  }
  const open = openAhead(contactAhead(thing, pausedAt), now, DAYS_SHOWN)
  const dates = Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(now.date, ahead))
  const isUnread = unreadDates(thing)
  // A night reaches into the next day, so one unreadable day makes the present unknown.
  const isVague = [addDays(now.date, -1), ...dates].some((date) => isUnread(date))
  const modes = (thing.orderModes ?? []).filter(isTaking)
  const paused = [undefined, ...(pauses(undefined) ? [] : modes)].flatMap((mode) => {
    const pause = pauses(mode?.key)
    const end = pause && interruptionEndText(endMoment(new Date(pause.until), { now: instant, timeZone }))
    return end === undefined ? [] : [copy.pausedNow(mode ? modeName(mode) : copy.allOfContact, end)]
  })
  const reasonOf = (date: string) => thing.exceptions?.find(({ day }) => day === date)?.reason
  return (
    <FormSection title={copy.next} hint={copy.nextHint}>
      <div className="text-14">
        <p className="font-medium">
          {!orderEnabled ? copy.noOrders : isVague ? copy.someUnread : nowText(open.contact, now)}
        </p>
        {paused.map((text) => (
          <p key={text} className="text-danger">
            {text}
          </p>
        ))}
      </div>
      <ol className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {dates.map((date) => (
          <Day key={date} reason={reasonOf(date)} {...{ date, open, modes, isUnread }} />
        ))}
      </ol>
    </FormSection>
  )
}

type DayProps = {
  readonly date: string
  readonly reason: string | undefined
  readonly open: ReturnType<typeof openAhead>
  readonly modes: readonly ModeHoursThing[]
  readonly isUnread: ReturnType<typeof unreadDates>
}

const textOn = (hours: HoursOfDates, date: string): string =>
  hoursText(hours(date).map(({ startAt, endAt }) => `${startAt}-${endAt}`))

function Day({ date, reason, open, modes, isUnread }: DayProps) {
  const text = isUnread(date) ? copy.unreadDay : textOn(open.contact, date)
  const others = modes.flatMap((mode) => {
    const own =
      isUnread(date) || isUnread(date, mode.key)
        ? copy.unreadDay
        : textOn(open.modes.get(mode.key) ?? open.contact, date)
    return own === text ? [] : [{ key: mode.key, name: modeName(mode), text: own }]
  })
  return (
    <li className="min-h-9 border-t border-line py-1.5">
      <Line name={<DayName date={date} reason={reason} />} text={text} />
      {others.map(({ key, ...other }) => (
        <Line key={key} isOther {...other} />
      ))}
    </li>
  )
}

const DayName = ({ date, reason }: Pick<DayProps, 'date' | 'reason'>) => (
  <>
    {copy.dayName(dayOfWeekOf(date))} {Number(date.slice(8))}/{Number(date.slice(5, 7))}
    {reason && <span className="text-muted"> · {reason}</span>}
  </>
)

type LineProps = { readonly name: React.ReactNode; readonly text: string; readonly isOther?: boolean }

const Line = ({ name, text, isOther = false }: LineProps) => (
  <div className={`flex items-baseline justify-between gap-3 ${isOther ? 'pl-3 text-12' : 'text-14'}`}>
    <span className={isOther ? 'min-w-0 text-muted' : 'min-w-0'}>{name}</span>
    <span className={text ? 'text-right font-medium' : 'text-right text-muted'}>{text || copy.closed}</span>
  </div>
)

/** Writes a moment after a verb: "hoy a las 20:00", "viernes a las 20:00". */
function momentOf({ date, time }: { date: string; time: string }, now: WallClock): string {
  if (date === now.date) return copy.atTime(copy.today, time)
  if (date === addDays(now.date, 1)) return copy.atTime(copy.tomorrow, time)
  return copy.atTime(`el ${copy.dayName(dayOfWeekOf(date)).toLowerCase()}`, time)
}

/** Says whether it is open now and until when, or when it opens next. */
function nowText(hours: HoursOfDates, now: WallClock): string {
  if (isOpenOn(hours, now)) {
    const end = nextClosingOn(hours, now)
    if (!end) return copy.openWithoutEnd
    return copy.openUntil(end.date === now.date ? `las ${end.time}` : momentOf(end, now))
  }
  const next = nextOpeningOn(hours, now)
  return next ? copy.closedUntil(momentOf(next, now)) : copy.closedForLong
}
