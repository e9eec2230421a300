import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { createContext, use, useCallback, useEffect, useState } from 'react'
import { remember, remembered } from '../layout/remembered.ts'
import { stillOpened, unattended } from './alarm-rule.ts'
import { useSound } from './use-sound.ts'
import type { Sound } from './use-sound.ts'

/** What calls for attention, and how to say that one has seen it. */
export type Alarm = {
  readonly sound: Sound
  readonly isUnattended: (id: string) => boolean
  /** Somebody looks at this order: it rings no longer. */
  readonly open: (id: string) => void
}

/** How often it rings, in milliseconds: not to be missed, and bearable beside a stove. */
const EVERY_MS = 4_000

const NONE: readonly ConsoleOrder[] = []

/** Rings until every new order was accepted, canceled or opened on this device. */
export function useAlarm(orders: readonly ConsoleOrder[] | undefined): Alarm {
  const sound = useSound()
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set((remembered('opened') ?? '').split(' ')),
  )
  const waiting = unattended(orders ?? NONE, opened)
  const isRinging = waiting.length > 0 && sound.state === 'on'

  const { ring } = sound
  useEffect(() => {
    if (!isRinging) return
    ring()
    const timer = setInterval(ring, EVERY_MS)
    return () => clearInterval(timer)
  }, [isRinging, ring])

  useEffect(() => {
    if (orders) remember('opened', stillOpened(opened, orders).join(' '))
  }, [opened, orders])

  const open = useCallback((id: string) => setOpened((before) => new Set(before).add(id)), [])
  return { sound, isUnattended: (id) => waiting.some((order) => order.id === id), open }
}

/** The alarm of the workplace; `ContactLayout` fills it. */
export const AlarmContext = createContext<Alarm | null>(null)

/**
 * The alarm of the workplace.
 * @throws Error outside of a branch contact's pages
 */
export function useWorkplaceAlarm(): Alarm {
  const alarm = use(AlarmContext)
  if (!alarm) throw new Error('useWorkplaceAlarm needs an <AlarmContext> around the page')
  return alarm
}
