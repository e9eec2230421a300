import type { TabletWire } from '@mostrador/contract/shared-device/shared-device-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { sharedDeviceCopy as copy } from '@mostrador/copy/shared-device'
import { LONGEST_PIN } from '@mostrador/domain/staff/pin-rule'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useProblem } from '../layout/query-view.tsx'
import { remember, remembered } from '../layout/remembered.ts'
import { readSounds } from '../sound/sound-choice.ts'
import { RINGS_EVERY_MS, useSound, type Sound } from '../sound/use-sound.ts'
import { Entrance, ENTRANCE_BOX } from './entrance.tsx'
import { sentenceOf, useForm } from './use-form.ts'

/** Milliseconds between looks for waiting orders. */
const LOOK_MS = 10_000

export type TabletEntranceProps = {
  /** Rendered where the device is no longer shared, or a user signs in by password. */
  readonly otherwise: (back: ReactNode) => ReactNode
  readonly onDone: () => void
}

/** Entrance of a shared device: a tap on a name, and its PIN. */
export function TabletEntrance({ otherwise, onDone }: TabletEntranceProps) {
  const api = useApi()
  const [byPassword, setByPassword] = useState(false)
  const sound = useSound()
  const query = useQuery({
    queryKey: ['tablet'],
    // The one before is out with this call, if not sooner: `mindLeaving` says the sign-out first.
    queryFn: () => answerOf(api.getTablet({ query: sound.state === 'on' ? { hears: '1' } : {} })),
    gcTime: 0,
    // Rings for new orders while nobody is signed in.
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
    refetchOnReconnect: true,
  })
  const { data, error, isPending, refetch } = query
  const problem = useProblem(query)
  if (error?.code === 'device-not-shared') return <Ended>{otherwise(null)}</Ended>
  if (byPassword)
    return otherwise(
      <Button variant="quiet" size="small" onClick={() => setByPassword(false)}>
        {copy.byPin}
      </Button>,
    )
  const toPassword = (): void => setByPassword(true)
  const lost = problem && <Unreached problem={problem} isFirst={!data} onRetry={() => void refetch()} />
  if (data)
    return (
      <People tablet={data} onDone={onDone} onPassword={toPassword}>
        {lost}
        <NewOrders count={data.newOrders} sound={sound} />
      </People>
    )
  return (
    <Entrance title={copy.who}>
      {lost ?? (isPending && <Skeleton shape="block" className="h-40" />)}
      {lost && (
        <Button variant="quiet" wide onClick={toPassword}>
          {copy.byPassword}
        </Button>
      )}
    </Entrance>
  )
}

type UnreachedProps = {
  readonly problem: Problem
  /** Whether no names are there yet. */
  readonly isFirst: boolean
  readonly onRetry: () => void
}

/** The server was not reached: nobody is in, and it is asked again by itself. */
export function Unreached({ problem, isFirst, onRetry }: UnreachedProps) {
  return (
    <Notice
      tone="warning"
      live="alert"
      title={sentenceOf(problem)}
      action={
        <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
          {consoleCopy.retry}
        </Button>
      }
    >
      {isFirst ? copy.isOut : copy.hearsNothing}
    </Notice>
  )
}

type NewOrdersProps = {
  /** Orders that no staff looked at yet. */
  readonly count: number
  readonly sound: Pick<Sound, 'state' | 'ring'>
}

/** Rings a locked shared device for new orders, as chosen, without telling more of them. */
function NewOrders({ count, sound: { state, ring } }: NewOrdersProps) {
  useEffect(() => {
    const way = readSounds(remembered('sounds')).now
    if (count === 0 || state !== 'on' || way === 'off') return
    ring('now')
    if (way === 'once') return
    const timer = setInterval(() => ring('now'), RINGS_EVERY_MS)
    return () => clearInterval(timer)
  }, [count, state, ring])
  if (count === 0) return null
  return (
    <Notice tone="brand" icon="bell" live="alert">
      {copy.newOrders(count)}
    </Notice>
  )
}

/** Forgets that the device is shared, once staff have ended that. */
function Ended({ children }: { readonly children: ReactNode }) {
  // Idempotent, so that rendering twice does no harm.
  remember('shared', '')
  return children
}

type PeopleProps = {
  readonly tablet: TabletWire
  readonly onDone: () => void
  readonly onPassword: () => void
  readonly children?: ReactNode
}

/** People of the branch contact, each a name to tap. */
export function People({ tablet, onDone, onPassword, children }: PeopleProps) {
  const [chosen, setChosen] = useState<TabletWire['people'][number]>()
  if (chosen) return <PinForm person={chosen} onDone={onDone} onBack={() => setChosen(undefined)} />
  return (
    <Entrance title={copy.who} hint={copy.whoHint(tablet.name)}>
      {children}
      <div className={ENTRANCE_BOX}>
        {tablet.people.length === 0 && <p className="text-muted">{copy.nobody}</p>}
        <ul className="grid gap-2">
          {tablet.people.map((person) => (
            <li key={person.id}>
              <Button variant="secondary" size="large" wide onClick={() => setChosen(person)}>
                <span className="wrap-anywhere">{person.name}</span>
              </Button>
            </li>
          ))}
        </ul>
        {tablet.withoutPin.length > 0 && (
          <p className="text-14 wrap-anywhere text-muted">{copy.withoutPin(tablet.withoutPin)}</p>
        )}
        <Button variant="quiet" wide onClick={onPassword}>
          {copy.byPassword}
        </Button>
      </div>
    </Entrance>
  )
}

type PinFormProps = {
  readonly person: TabletWire['people'][number]
  readonly onDone: () => void
  readonly onBack: () => void
}

function PinForm({ person, onDone, onBack }: PinFormProps) {
  const api = useApi()
  const { submit, busy, missing, failure } = useForm(['pin'], {
    send: ({ pin }) => api.signInByPin({ body: { person: person.id, pin } }),
    done: onDone,
    blames: () => 'pin',
  })
  const isWrong = failure?.code === 'wrong-pin'
  return (
    <Entrance title={copy.hello(person.name)}>
      <form noValidate onSubmit={submit} className={ENTRANCE_BOX}>
        {failure && !isWrong && (
          <Notice tone="danger" live="alert">
            {failure.text}
          </Notice>
        )}
        <TextField
          label={copy.pin}
          name="pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed made way for it
          autoFocus
          maxLength={LONGEST_PIN}
          error={missing.pin ? copy.pinMissing : isWrong ? failure?.text : undefined}
        />
        <Button type="submit" size="large" wide busy={busy} busyLabel={copy.entering}>
          {copy.enter}
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          {copy.notMe}
        </Button>
      </form>
    </Entrance>
  )
}
