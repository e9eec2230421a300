import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { remember, remembered, useRemembered } from '../layout/remembered.ts'
import { readSounds } from '../sound/sound-choice.ts'
import { RINGS_EVERY_MS, useSound, type Sound } from '../sound/use-sound.ts'
import { rememberBoard, ringingOf, soundsOf, stillOpened, unattended, type Heard } from './alarm-rule.ts'
import { keepPromises, seePromise, useNewPromises } from './promises.ts'
import { useUnseen } from './stopped.ts'
import type { Board } from './use-board.ts'

/** Alarm on orders that need attention, with functions to mark them as seen. */
export type Alarm = {
  readonly sound: Sound
  readonly isUnattended: (id: string) => boolean
  /** Whether another device delayed it and nobody here has seen that. */
  readonly hasNewPromise: (id: string) => boolean
  /** Marks the order as opened: it stops ringing, and its promise is known. */
  readonly open: (id: string) => void
}

const NONE: readonly ConsoleOrder[] = []

/** Rings until each new order is accepted, canceled or opened here; other events sound once. */
export function useAlarm(board: Pick<Board, 'orders' | 'query'>): Alarm {
  const { orders } = board
  const sound = useSound()
  const choice = readSounds(useRemembered('sounds'))
  const later = useNewPromises(orders ?? NONE)
  useNews(board, later, sound)
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set((remembered('opened') ?? '').split(' ')),
  )
  const waiting = unattended(orders ?? NONE, opened)
  const ringing = sound.state === 'on' ? ringingOf(waiting, choice) : undefined

  const { ring } = sound
  useEffect(() => {
    if (!ringing) return
    const again = (): void => ring(ringing)
    again()
    const timer = setInterval(again, RINGS_EVERY_MS)
    return () => clearInterval(timer)
  }, [ringing, ring])

  useEffect(() => {
    if (orders) remember('opened', stillOpened(opened, orders).join(' '))
  }, [opened, orders])

  // After every render, since seen promises may change alone; it writes only new ones.
  useEffect(() => {
    if (orders) keepPromises(orders)
  })

  const open = useCallback(
    (id: string) => {
      setOpened((before) => new Set(before).add(id))
      seePromise(id)
    },
    [setOpened],
  )
  const isUnattended = (id: string): boolean => waiting.some((order) => order.id === id)
  const hasNewPromise = (id: string): boolean => later.some((order) => order.id === id)
  return { sound, isUnattended, hasNewPromise, open }
}

/** Sounds once for the news of a board: an order, a canceled one, a later promise, a case. */
function useNews(
  { orders, query }: Pick<Board, 'orders' | 'query'>,
  later: readonly ConsoleOrder[],
  { state, ring }: Sound,
): void {
  const heard = useRef<Heard>(undefined)
  const stopped = useUnseen(query.data?.stopped ?? NONE)
  const cases = query.data?.cases?.open ?? 0
  useEffect(() => {
    if (!orders) return
    const shown = { orders, stopped, later, cases }
    const news = soundsOf(heard.current, shown, readSounds(remembered('sounds')))
    heard.current = rememberBoard(heard.current, shown)
    if (state === 'on') for (const kind of news) ring(kind)
  }, [orders, stopped, later, cases, state, ring])
}

/** Alarm of the workplace; `ContactLayout` provides it. */
export const AlarmContext = createContext<Alarm | null>(null)

/**
 * Returns the alarm of the workplace.
 * @throws Error outside of a branch contact's pages
 */
export function useWorkplaceAlarm(): Alarm {
  const alarm = use(AlarmContext)
  if (!alarm) throw new Error('useWorkplaceAlarm needs an <AlarmContext> around the page')
  return alarm
}
