import type { Problem } from '@mostrador/contract/problem'
import { schedulingCopy as copy } from '@mostrador/copy/scheduling'
import type { Operation } from '@mostrador/domain/revision/operation'
import { slotInstants } from '@mostrador/domain/scheduling/slots'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { Suspense, useState, type ReactNode } from 'react'
import { brought } from '../layout/brought.ts'
import { otherClock, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { momentProblems } from './moment-problems.ts'
import { firstMoment, type ChosenMoment } from './moment.ts'

const SeeHow = brought(() => import('./see-how.tsx'))

export type AskedMoment = ChosenMoment & { readonly branchContactId: string; readonly second: boolean }

export type MomentDialogProps = {
  readonly open: boolean
  readonly title: string
  /** First value; tomorrow by default. */
  readonly first?: ChosenMoment
  readonly confirmLabel: string
  readonly busy: boolean
  /** Refusal of the moment, or of the change. */
  readonly refusal: Problem | undefined
  /** Operations to make; where given, a link shows the shop as it would be then. */
  readonly what?: () => readonly Operation[]
  /** `despite` confirms a conflict with another change. */
  readonly onConfirm: (moment: AskedMoment, despite: boolean) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Dialog to choose a moment by the branch contact's clock; loaded on demand. */
export default function MomentDialog(props: MomentDialogProps) {
  const { open, title, first, confirmLabel, busy, what, onConfirm, onClose, children } = props
  const now = useNow()
  const { id: branchContactId, timeZone } = useWorkplace().contact
  const [moment, setMoment] = useState(() => first ?? firstMoment(now, timeZone))
  const [second, setSecond] = useState(false)
  // A refusal concerns only the moment that was sent.
  const [refused, setRefused] = useState<ChosenMoment>()
  const refusal = refused === moment && !busy ? props.refusal : undefined
  const wrong = momentProblems(moment, { refusal, now, timeZone })
  const isComplete = moment.date !== '' && moment.time !== ''
  const instants = isComplete ? slotInstants(moment.date, moment.time, timeZone) : []
  const comesTwice = instants.length > 1
  const at = instants[comesTwice && second ? 1 : 0]
  const meets = refusal?.code === 'meets-scheduled'
  const ask = (despite: boolean): void => {
    if (!isComplete) return
    setRefused(moment)
    onConfirm({ ...moment, branchContactId, second: comesTwice && second }, despite)
  }
  const other = otherClock(now, timeZone)
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={copy.back}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          ask(false)
        }}
      >
        {children}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
          <TextField
            type="date"
            label={copy.day}
            value={moment.date}
            required
            error={wrong.date}
            onChange={({ currentTarget }) => setMoment({ ...moment, date: currentTarget.value })}
          />
          <TextField
            type="time"
            label={copy.hour}
            value={moment.time}
            required
            error={wrong.time}
            onChange={({ currentTarget }) => setMoment({ ...moment, time: currentTarget.value })}
          />
        </div>
        {comesTwice && (
          <Checkbox
            label={copy.second}
            checked={second}
            onChange={({ currentTarget }) => setSecond(currentTarget.checked)}
          />
        )}
        {other && <p className="text-14 text-muted">{copy.clock(other.city)}</p>}
        {what && at && <Seeing what={what} moment={at} />}
        {refusal && !wrong.date && !wrong.time && <Refused refusal={refusal} />}
        <div className="flex flex-wrap justify-end gap-2">
          {meets && refusal.errors?.every(({ code }) => code === 'stops-later') && (
            <Button variant="secondary" busy={busy} onClick={() => ask(true)}>
              {copy.despite}
            </Button>
          )}
          <Button type="submit" busy={busy} busyLabel={copy.scheduling} disabled={!isComplete}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type SeeingProps = { readonly what: () => readonly Operation[]; readonly moment: Date }

/** Button to see the shop at the moment; later edits do not change what it shows. */
function Seeing({ what, moment }: SeeingProps) {
  const [shown, setShown] = useState<readonly Operation[]>()
  return (
    <>
      <Button
        variant="quiet"
        icon={shown ? 'eye-off' : 'eye'}
        aria-expanded={shown !== undefined}
        className="justify-self-start"
        onClick={() => setShown(shown ? undefined : what())}
      >
        {copy.seeHow}
      </Button>
      <Suspense>{shown && <SeeHow operations={shown} moment={moment} />}</Suspense>
    </>
  )
}

/** Reasons of a refusal: the conflicting changes with their times, or the server's sentence. */
function Refused({ refusal }: { readonly refusal: Problem }) {
  const { timeZone } = useWorkplace().contact
  const now = useNow()
  const told = (refusal.errors ?? []).map((error) => {
    const at = typeof error.at === 'string' ? whenText(error.at, now, timeZone) : ''
    if (error.code === 'meets-earlier') return copy.meetsEarlier(at, error.message)
    return error.code === 'stops-later' ? copy.stopsLater(at, error.message) : error.message
  })
  const title = refusal.code === 'meets-scheduled' ? copy.meets : refusal.detail
  return (
    <Notice tone="warning" live="alert" title={title}>
      {[...new Set(told)].slice(0, 5).map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
    </Notice>
  )
}
