import type { ScheduledWire } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import { schedulingCopy as copy } from '@mostrador/copy/scheduling'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { brought } from '../layout/brought.ts'
import { hourText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { wallText } from './moment.ts'
import { useScheduledEnding } from './use-scheduled-ending.ts'

const MomentDialog = brought(() => import('./moment-dialog.tsx'))

function stateText({ state, undone, problems }: ScheduledWire): string {
  if (undone) return copy.undone
  if (state === 'WAITING') return copy.waiting
  if (state === 'CANCELED') return copy.canceled
  if (state === 'FAILED') return copy.failed
  return problems.length > 0 ? copy.partly : copy.applied
}

/** Card of a scheduled change: content, problems, and actions. */
export function ScheduledCard({ change }: { readonly change: ScheduledWire }) {
  const { wall, timeZone, by, summary, sentences, count, problems, state, open } = change
  const titleId = useId()
  const when = wallText(wall, useNow(), timeZone)
  const hidden = count - sentences.length
  const isWaiting = state === 'WAITING'
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={titleId} className="text-18 font-bold">
          {when}
        </h2>
        <Tag tone={open ? 'warning' : isWaiting ? 'brand' : 'neutral'}>{stateText(change)}</Tag>
      </div>
      <p className="text-14 text-muted">{copy.by(by)}</p>
      {summary !== null && <p className="font-semibold wrap-anywhere">{summary}</p>}
      <ul className="grid grid-cols-1 gap-1">
        {sentences.map((sentence, index) => (
          // Two sentences may be equal; their order never changes.
          <li key={index} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
        {hidden > 0 && <li className="text-14 text-muted">{copy.more(hidden)}</li>}
      </ul>
      {problems.length > 0 && (
        <Notice tone="warning" title={titleOf(change)}>
          {problems.slice(0, 5).map((problem) => (
            <p key={`${problem.path} ${problem.message}`} className="wrap-anywhere">
              <Why problem={problem} />
            </p>
          ))}
        </Notice>
      )}
      {(isWaiting || open) && <Ways change={change} when={when} />}
    </article>
  )
}

/** Whether the conflict arose after scheduling, and not from another scheduled change. */
const isSince = ({ code, because }: ScheduledWire['problems'][number]): boolean =>
  code === 'changed-meanwhile' && because === null

/** Title with the number of problems, and their reason where all share it. */
function titleOf({ problems, state, door }: ScheduledWire): string {
  const count = problems.length
  if (problems.every(isSince)) return door === 'RULE' ? copy.pricesChanged(count) : copy.problems(count)
  return state === 'WAITING' ? copy.stopped(count) : copy.problemsThen(count)
}

function Why({ problem: { path, message, found } }: { readonly problem: ScheduledWire['problems'][number] }) {
  const { wire } = useMoney()
  if (found === null || found === '') return message
  const isPrice = typeof found === 'number' && path.endsWith('/price')
  return copy.nowSays(message, isPrice ? wire(found) : String(found))
}

type WaysProps = { readonly change: ScheduledWire; readonly when: string }

function Ways({ change, when }: WaysProps) {
  const [asked, setAsked] = useState<'move' | 'anew' | 'now' | 'cancel'>()
  const close = (): void => setAsked(undefined)
  const { move, computeAnew, apply, cancel, isBusy, refusal, forget } = useScheduledEnding(change, close)
  const isWaiting = change.state === 'WAITING'
  const [date = '', time = ''] = change.wall.split('T')
  const isOld = change.door === 'RULE' && change.problems.some(isSince)
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {isWaiting && <SeeHowLink change={change} when={when} />}
      {isOld && (
        <Button
          size="small"
          busy={isBusy && asked === undefined}
          aria-label={copy.anewOf(when)}
          onClick={() => (isWaiting ? computeAnew() : setAsked('anew'))}
        >
          {copy.anew}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={copy.moveOf(when)}
        onClick={() => setAsked('move')}
      >
        {copy.move}
      </Button>
      <Button variant="secondary" size="small" aria-label={copy.nowOf(when)} onClick={() => setAsked('now')}>
        {change.problems.length > 0 ? copy.fitting : copy.now}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={isWaiting ? copy.cancelOf(when) : undefined}
        onClick={() => (isWaiting ? setAsked('cancel') : cancel())}
      >
        {isWaiting ? copy.cancel : copy.putAway}
      </Button>
      {(asked === 'move' || asked === 'anew') && (
        <Suspense>
          <MomentDialog
            open
            title={copy.when}
            first={{ date, time }}
            confirmLabel={asked === 'move' ? copy.move : copy.anew}
            busy={isBusy}
            refusal={refusal}
            onConfirm={asked === 'move' ? move : computeAnew}
            onClose={() => {
              forget()
              close()
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asked === 'now' || asked === 'cancel'}
        title={asked === 'cancel' ? copy.cancelTitle : copy.nowTitle}
        confirmLabel={asked === 'cancel' ? copy.doCancel : copy.now}
        cancelLabel={copy.back}
        busy={isBusy}
        onConfirm={() => (asked === 'cancel' ? cancel() : apply(change.problems.length > 0))}
        onCancel={close}
      >
        <p>{asked === 'cancel' ? copy.cancelText : copy.nowText}</p>
      </ConfirmDialog>
    </div>
  )
}

/** Link to the shop at the time of the change, with all changes made until then. */
function SeeHowLink({ change: { runAt }, when }: WaysProps) {
  const { alias, timeZone } = useWorkplace().contact
  // By the clock of the page that shows it, which may differ from the change's.
  const { date: day } = wallClock(new Date(runAt), timeZone)
  const address = new URLSearchParams({ day, hour: hourText(runAt, timeZone) })
  return (
    <Button
      variant="secondary"
      size="small"
      icon="eye"
      aria-label={copy.seeHowOf(when)}
      render={<Link to={`/${alias}/preview?${address}`} />}
    >
      {copy.seeHow}
    </Button>
  )
}
