import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { serverNow } from '../frame/server-clock.ts'

/** Writes the interruptions of a mode that still hold as a text that changes with them. */
export function standingText({ pause, busy }: Pick<OrderModeInfo, 'pause' | 'busy'>): string {
  const now = serverNow().getTime()
  const holds = (one: typeof pause | undefined) => (one && Date.parse(one.until) > now ? one : undefined)
  const minutes = holds(busy) && busy?.extraMinutes
  const told = [holds(pause), holds(busy)].map((one) => [one?.until, one?.message])
  return JSON.stringify([told, minutes])
}
