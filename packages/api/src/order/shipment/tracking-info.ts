import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { secondsOfWay, USUAL_SPEED } from '@mostrador/domain/position/arrival'
import { isValidRider, validDeliveryKey } from '@mostrador/domain/shipment/shipment-seen'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { isAtDoor } from '@mostrador/domain/tracking/approach'
import { trackedStatus } from '@mostrador/domain/tracking/tracked-status'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import type { TrackedRow } from './tracking-store.ts'

/** Content of a tracking page, from its first load and from the channel alike. */
export type TrackingInfo = Answer<Endpoints['getTracking']>

const MINUTE_MS = 60_000

/**
 * Returns the rider's arrival: by the last position, before that by the way from the shop; null
 * without places.
 */
function arrivalOf({ eta, since, stops, branchPosition, destinationPosition }: TrackedRow): number | null {
  if (eta !== null) return Date.parse(eta)
  if (!branchPosition || !destinationPosition) return null
  const known = stops.filter((stop) => stop !== null)
  const way = { from: branchPosition, stops: known, to: destinationPosition, speed: USUAL_SPEED }
  return Date.parse(since) + secondsOfWay(way) * 1000
}

/** Returns the arrival at the shop's clock, never in the past and rounded up to a minute. */
function arrivalText(row: TrackedRow, now: Date): string | null {
  const arrival = arrivalOf(row)
  if (arrival === null) return null
  const minute = Math.ceil(Math.max(arrival, now.getTime()) / MINUTE_MS) * MINUTE_MS
  return timeOf(wallClock(new Date(minute), row.timeZone).minutes)
}

const dateText = (date: string): string => date.split('-').toReversed().join('/')

function riderInfo(rider: TrackedRow['rider']): TrackingInfo['rider'] {
  if (!rider || !isValidRider(rider)) return null
  const { name, phone, position, positionAt } = rider
  return { name, phone, position, positionAt }
}

/**
 * Returns the tracking for a holder of the link. Rider, position and estimate only on the way to
 * the door, the key while it is of use. Source: 001 §2 Customer tracking page, §4 Shipment
 * statuses; decisions.md, Constants.
 */
export function trackingInfo(row: TrackedRow, now: Date): TrackingInfo {
  const status = trackedStatus(row.status, row)
  const isShown = SHIPMENT_STATES[status].customerSeesDetails
  const ordered = wallClock(new Date(row.dueAt), row.timeZone)
  const rider = isShown ? riderInfo(row.rider) : null
  const stopsBefore = isShown ? row.stops.length : 0
  const approach = {
    position: rider?.position ?? null,
    seenAt: rider?.positionAt ? Date.parse(rider.positionAt) : null,
    door: row.destinationPosition,
    stopsBefore,
  }
  return {
    id: row.id,
    code: row.code,
    status,
    time: timeOf(ordered.minutes),
    date: dateText(ordered.date),
    securityCode: validDeliveryKey(row.deliveryKey, status),
    eta: isShown ? arrivalText(row, now) : null,
    rider,
    branchPosition: row.branchPosition,
    destinationPosition: row.destinationPosition,
    number: row.number,
    stopsBefore,
    isAtDoor: isAtDoor(approach, now.getTime()),
  }
}
