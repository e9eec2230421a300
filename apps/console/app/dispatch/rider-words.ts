import type { DispatchRider } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import { minutesSince } from './dispatch-pins.ts'

/** Returns when a rider was last seen, with the number of shipments in hand. */
export function riderWords({ positionAt, carrying }: DispatchRider, now: Date): string {
  const seen = positionAt ? dispatchCopy.seen(minutesSince(positionAt, now)) : dispatchCopy.noPosition
  return [seen, dispatchCopy.carrying(carrying)].join(' · ')
}
