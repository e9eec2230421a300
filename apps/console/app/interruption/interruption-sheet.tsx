import type {
  InterruptibleWire,
  InterruptionStart,
  InterruptionsWire,
} from '@mostrador/contract/interruption/interruption-endpoints'
import { INTERRUPTION_LASTING_LABELS, interruptionCopy as copy } from '@mostrador/copy/interruption'
import { EXTRA_MINUTES } from '@mostrador/domain/interruption/interruption'
import {
  afterMinutes,
  INTERRUPTION_LASTINGS,
  type InterruptionLasting,
} from '@mostrador/domain/interruption/interruption-until'
import { Button } from '@mostrador/ui/button.tsx'
import { Chip } from '@mostrador/ui/chip.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../api/api.ts'
import { QueryView } from '../layout/query-view.tsx'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import {
  endTextOf,
  interruptionsQuery,
  isSameThing,
  nameOf,
  standingAt,
  standingText,
  thingName,
  useInterruptions,
  wireThing,
} from './interruption-query.ts'
import { InterruptionMessage } from './interruption-message.tsx'

type InterruptionSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** Sheet with the present interruptions and a form that begins one by pressing a duration. */
export default function InterruptionSheet({ open, onClose, onClosed }: InterruptionSheetProps) {
  const { contact } = useWorkplace()
  const query = useQuery(interruptionsQuery(useApi(), contact.id))
  return (
    <Sheet open={open} onClose={onClose} onClosed={onClosed} title={copy.title} closeLabel={copy.close}>
      <QueryView query={query} waiting={<p className="pb-4">{copy.loading}</p>} failed={copy.loadFailed}>
        {(told) => (
          <div className="grid grid-cols-1 gap-6 pb-4">
            <Standing told={told} />
            <Start told={told} onDone={onClose} />
          </div>
        )}
      </QueryView>
    </Sheet>
  )
}

/** Present interruptions, each with its end and buttons to extend by 15 minutes or end it. */
function Standing({ told }: { readonly told: InterruptionsWire }) {
  const { timeZone } = useWorkplace().contact
  const now = useNow()
  const { change, isPending } = useInterruptions()
  const standing = standingAt(told, now)
  if (standing.length === 0) return null
  return (
    <section aria-label={copy.now} className="grid gap-2">
      <h3 className="text-16 font-semibold">{copy.now}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {standing.map((one) => {
          const name = nameOf(one, told.things)
          const act = (kind: 'extend' | 'end') => () => !isPending && change({ kind, one, name })
          return (
            <li key={one.id} className="grid gap-2 rounded-card border border-line p-3">
              <p className="font-semibold wrap-anywhere">{standingText(one, name)}</p>
              <p className="text-14 text-muted wrap-anywhere">
                {copy.by(endTextOf(one.until, now, timeZone), one.byItself ? copy.byItself : one.by)}
                {one.message && <span className="block">«{one.message}»</span>}
              </p>
              <p className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={copy.extendOf(name)}
                  onClick={act('extend')}
                >
                  {copy.extend}
                </Button>
                <Button variant="secondary" size="small" aria-label={copy.endOf(name)} onClick={act('end')}>
                  {copy.end}
                </Button>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type StartProps = { readonly told: InterruptionsWire; readonly onDone: () => void }

/** Builds the request; a zone can only be paused. */
function bodyOf(
  thing: InterruptibleWire,
  { extra, ...rest }: { extra: Extra; lasting: InterruptionLasting; message: string },
): InterruptionStart {
  const wire = wireThing(thing)
  if (extra === null || wire.kind === 'ZONE') return { kind: 'PAUSE', thing: wire, ...rest }
  return { kind: 'BUSY', thing: wire, extraMinutes: extra, ...rest }
}

/** Extra minutes, or null for a pause. */
type Extra = (typeof EXTRA_MINUTES)[number] | null

type Chosen = Pick<InterruptibleWire, 'orderModeId' | 'deliveryZoneId'>

function Start({ told, onDone }: StartProps) {
  const { timeZone } = useWorkplace().contact
  const now = useNow()
  const { change, isPending } = useInterruptions()
  const [chosen, setChosen] = useState<Chosen>({ orderModeId: null, deliveryZoneId: null })
  const [wanted, setExtra] = useState<Extra>(null)
  const [message, setMessage] = useState('')
  // A mode or zone may be removed while the sheet is open.
  const thing = told.things.find((one) => isSameThing(one, chosen)) ?? told.things[0]
  if (!thing) return null
  const extra = thing.deliveryZoneId === null ? wanted : null
  const kind = extra === null ? 'PAUSE' : 'BUSY'
  const stands = standingAt(told, now).some((one) => one.kind === kind && isSameThing(one, thing))
  const begin = (lasting: InterruptionLasting): void => {
    if (isPending) return
    change({ kind: 'start', body: bodyOf(thing, { extra, lasting, message }), name: thingName(thing) })
    onDone()
  }
  return (
    <>
      <Chips label={copy.what}>
        {told.things.map((one) => (
          <Chip
            key={`${one.orderModeId} ${one.deliveryZoneId}`}
            selected={one === thing}
            onClick={() => setChosen(one)}
          >
            {thingName(one)}
          </Chip>
        ))}
      </Chips>
      <Chips label={copy.how}>
        <Chip selected={extra === null} onClick={() => setExtra(null)}>
          {copy.pause}
        </Chip>
        {thing.deliveryZoneId === null &&
          EXTRA_MINUTES.map((minutes) => (
            <Chip
              key={minutes}
              selected={extra === minutes}
              aria-label={copy.delayOf(minutes)}
              onClick={() => setExtra(minutes)}
            >
              {copy.delay(minutes)}
            </Chip>
          ))}
      </Chips>
      <InterruptionMessage value={message} onChange={setMessage} />
      <section aria-label={copy.howLong} className="grid gap-2 *:[button]:*:w-full">
        <h3 className="text-16 font-semibold">{copy.howLong}</h3>
        <p className="text-14 text-muted">{kind === 'PAUSE' ? copy.laterStays : copy.onlyNew}</p>
        {stands ? (
          <Notice tone="info">{copy.standsAlready}</Notice>
        ) : (
          lastingsOf(thing, now).map(({ lasting, until }) => (
            <Button key={lasting} wide variant="secondary" onClick={() => begin(lasting)}>
              <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3">
                <span>{INTERRUPTION_LASTING_LABELS[lasting]}</span>
                <span className="text-14 font-normal">{copy.until(endTextOf(until, now, timeZone))}</span>
              </span>
            </Button>
          ))
        )}
      </section>
    </>
  )
}

const MINUTES = { MINUTES_15: 15, MINUTES_30: 30, MINUTES_60: 60 } as const

type Ending = { readonly lasting: InterruptionLasting; readonly until: string }

/** Lists the durations with known ends; a thing that opens no more has no next shift. */
function lastingsOf({ ends }: InterruptibleWire, now: Date): readonly Ending[] {
  return INTERRUPTION_LASTINGS.flatMap((lasting): readonly Ending[] => {
    if (lasting === 'NEXT_SHIFT' || lasting === 'TOMORROW') {
      const until = ends[lasting]
      const isTold = lasting === 'TOMORROW' && until === ends.NEXT_SHIFT
      return until === null || isTold ? [] : [{ lasting, until }]
    }
    return [{ lasting, until: afterMinutes(now, MINUTES[lasting]).toISOString() }]
  })
}

function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section aria-label={label} className="grid gap-2">
      <h3 className="text-16 font-semibold">{label}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}
