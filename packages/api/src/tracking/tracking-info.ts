import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import {
  isOnTheWay,
  isValidDeliveryKey,
  isValidRider,
  trackedStatus,
} from '@mostrador/domain/tracking/tracking-rules'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import type { TrackedRow } from './tracking-store.ts'

/** What a tracking page shows, from its first load and from the channel alike. */
export type TrackingInfo = Answer<Endpoints['getTracking']>

const MINUTE_MS = 60_000

/** An instant on the shop's wall, the started minute as a whole one: nobody comes earlier than was said. */
function arrivalText(eta: string | null, timeZone: string): string | null {
  if (eta === null) return null
  const minute = new Date(Math.ceil(Date.parse(eta) / MINUTE_MS) * MINUTE_MS)
  return timeOf(wallClock(minute, timeZone).minutes)
}

/** `2026-11-20` as people write it: `20/11/2026`. */
const dateText = (date: string): string => date.split('-').toReversed().join('/')

function riderInfo(rider: TrackedRow['rider']): TrackingInfo['rider'] {
  if (!rider || !isValidRider(rider)) return null
  const { name, phone, position, positionAt } = rider
  return { name, phone, position, positionAt }
}

/**
 * What whoever has the link may know. Rider, position and estimate are told on the way to the door alone, the key
 * while it is of use. Source: 001 §2 Customer tracking page, §4 Shipment statuses; decisions.md, Constants.
 */
export function trackingInfo(row: TrackedRow): TrackingInfo {
  const status = trackedStatus(row.status)
  const isShown = isOnTheWay(status)
  const ordered = wallClock(new Date(row.dueAt), row.timeZone)
  return {
    id: row.id,
    code: row.code,
    status,
    time: timeOf(ordered.minutes),
    date: dateText(ordered.date),
    securityCode: isValidDeliveryKey(row.deliveryKey, status) ? row.deliveryKey : null,
    eta: isShown ? arrivalText(row.eta, row.timeZone) : null,
    rider: isShown ? riderInfo(row.rider) : null,
    branchPosition: row.branchPosition,
    destinationPosition: row.destinationPosition,
  }
}
