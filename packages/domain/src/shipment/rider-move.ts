import { mayMove, SHIPMENT_STATES, type ShipmentFacts } from './shipment-states.ts'
import {
  isStackReturning,
  STACK_STATES,
  STACK_STATUSES,
  type StackFacts,
  type StackStatus,
} from './shipment-stack.ts'
import type { ShipmentStatus } from './shipment-status.ts'

/** Most different wrong delivery keys of a shipment; then a photo and a reason replace the key. */
export const DELIVERY_KEY_TRIES = 5

/** Result of a rider's wish: a new state, nothing (it was done already), or a refusal. */
export type RiderMove<Status> =
  | { readonly kind: 'move'; readonly to: Status }
  | { readonly kind: 'already' }
  | { readonly kind: 'impossible' }

const already = { kind: 'already' } as const
const impossible = { kind: 'impossible' } as const

/**
 * Way of a shipment and of a stack with its rider, in order: no state is entered twice, so earlier
 * ones were done.
 */
const WAY: readonly ShipmentStatus[] = [
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFFS',
  'ON_ROUTE_TO_DROP_OFF',
  'DELIVERED',
  'RETURNED',
]

/** Whether a wish for a state is repeated: the shipment is there, or went through it on its way. */
export function hasPassed(status: ShipmentStatus, wanted: ShipmentStatus): boolean {
  // Riders never wish for an offer; a canceled shipment went through the states of its history, and
  // nothing comes after it.
  return status === wanted || WAY.slice(0, WAY.indexOf(status) + 1).includes(wanted)
}

export type MovableShipment = ShipmentFacts & { readonly stacked: boolean }

const DROP_OFFS: readonly ShipmentStatus[] = ['ON_ROUTE_TO_DROP_OFF', 'ON_ROUTE_TO_DROP_OFFS']

/**
 * Returns both drop-off states: a single shipment has one of them, and a stacked one is picked by
 * it.
 */
const meant = (wanted: ShipmentStatus): ShipmentStatus =>
  wanted === 'ON_ROUTE_TO_DROP_OFFS' ? 'ON_ROUTE_TO_DROP_OFF' : wanted

/**
 * Judges a rider's wish for a shipment. One in a stack goes to the shop and leaves it with the
 * stack; it is picked up, delivered, given up and brought back by itself. Source: 001 §4;
 * decisions.md, Enumerations.
 */
export function moveOfShipment(shipment: MovableShipment, wanted: ShipmentStatus): RiderMove<ShipmentStatus> {
  const { status, stacked } = shipment
  const to = meant(wanted)
  const isWithStack = stacked && !DROP_OFFS.includes(status) && !['DRIVER_CANCELED', 'RETURNED'].includes(to)
  if (!isWithStack && mayMove(shipment, to, 'RIDER')) return { kind: 'move', to }
  return hasPassed(status, to) ? already : impossible
}

const isStackStatus = (status: ShipmentStatus): status is StackStatus =>
  (STACK_STATUSES as readonly ShipmentStatus[]).includes(status)

/**
 * Judges a rider's wish for a whole stack. Its shipments are delivered one by one, so that
 * `DELIVERED` is never wished for a stack; returns are brought back at once. Source: 001 §4.
 */
export function moveOfStack(
  { status, shipments }: StackFacts,
  wanted: ShipmentStatus,
): RiderMove<StackStatus> {
  if (wanted === 'RETURNED' && isStackReturning(shipments)) return { kind: 'move', to: 'RETURNED' }
  const mayGo =
    isStackStatus(wanted) &&
    wanted !== 'DELIVERED' &&
    wanted !== 'RETURNED' &&
    STACK_STATES[status].moves[wanted]?.includes('RIDER') === true
  if (mayGo && shipments.some((one) => !SHIPMENT_STATES[one.status].finished))
    return { kind: 'move', to: wanted }
  return hasPassed(status, wanted) ? already : impossible
}
