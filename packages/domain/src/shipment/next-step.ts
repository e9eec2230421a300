import { nextStatus, SHIPMENT_STATES, slideAction, type ShipmentFacts } from './shipment-states.ts'
import { isStackReturning, STACK_STATES, STACK_STATUSES, type StackStatus } from './shipment-stack.ts'
import type { ShipmentStatus, SlideAction } from './shipment-status.ts'

/** A shipment as the next step reads it. */
type Carried = ShipmentFacts & {
  readonly id: string
  /** Its key was typed where nothing could say whether it is right: the shipment is not over. */
  readonly keyUnchecked?: boolean
}

/** Load that a rider brings to a door: one shipment, or a stack of them. */
export type Carriage<Shipment extends Carried = Carried> = {
  readonly kind: 'simple' | 'stack'
  readonly id: string
  readonly status: ShipmentStatus
  readonly shipments: readonly Shipment[]
}

/**
 * Step that sliding takes now: a shipment or a stack, and its next status. `shipmentId` is the one
 * at whose door the rider is.
 */
export type NextStep = {
  readonly action: SlideAction
  readonly kind: Carriage['kind']
  readonly id: string
  readonly to: ShipmentStatus
  readonly shipmentId?: string
}

const isStackStatus = (status: ShipmentStatus): status is StackStatus =>
  STACK_STATUSES.some((one) => one === status)

function stepOf(shipment: Carried): NextStep | null {
  const action = slideAction(shipment)
  const to = nextStatus(shipment)
  // Stryker disable next-line LogicalOperator: a shipment has both, or neither
  return action && to ? { action, kind: 'simple', id: shipment.id, to, shipmentId: shipment.id } : null
}

/**
 * Returns the shipment of a stack whose door is next: the picked one, else the one on its way. One
 * whose key is not checked yet comes after all others that are open.
 */
export function currentShipment<Shipment extends Carried>(
  shipments: readonly Shipment[],
  pickedId?: string,
): Shipment | undefined {
  const isOpen = ({ status }: Shipment): boolean => !SHIPMENT_STATES[status].finished
  const picked = shipments.find((one) => one.id === pickedId && isOpen(one))
  const left = shipments.filter((one) => isOpen(one) && one.keyUnchecked !== true)
  return (
    picked ??
    left.find(({ status }) => status === 'ON_ROUTE_TO_DROP_OFF') ??
    left[0] ??
    shipments.find(isOpen)
  )
}

/**
 * Returns the next step of a rider's load; null for none. A stack goes to the shop and leaves it
 * as a whole, then one shipment after the other, as the rider picks; returns go back as a whole.
 * Source: 001 §4.
 */
export function nextStep(carriage: Carriage, pickedId?: string): NextStep | null {
  const { kind, id, status, shipments } = carriage
  const [first] = shipments
  if (kind === 'simple') return first ? stepOf(first) : null
  if (isStackReturning(shipments)) return { action: 'return', kind: 'stack', id, to: 'RETURNED' }
  if (status === 'ON_ROUTE_TO_DROP_OFFS') {
    const current = currentShipment(shipments, pickedId)
    return current ? stepOf(current) : null
  }
  if (!isStackStatus(status)) return null
  const { next, slide } = STACK_STATES[status]
  if (slide === 'return') return null
  // Stryker disable next-line LogicalOperator: every state that is left has both, or neither
  return next && slide ? { action: slide, kind: 'stack', id, to: next } : null
}

/**
 * Returns the load of a rider after a key was typed that the server has not checked yet: the
 * shipment stays in hand, where it was.
 */
export const withUncheckedKey = <Shipment extends Carried>(
  carriage: Carriage<Shipment>,
  shipmentId: string,
): Carriage<Shipment> => ({
  ...carriage,
  shipments: carriage.shipments.map((one) => (one.id === shipmentId ? { ...one, keyUnchecked: true } : one)),
})

/** Returns the load of a rider after a step that the server has not heard of yet. */
export function afterStep<Shipment extends Carried>(
  carriage: Carriage<Shipment>,
  step: Pick<NextStep, 'kind' | 'id' | 'to'>,
): Carriage<Shipment> {
  const isWhole = step.kind === carriage.kind && step.id === carriage.id
  const becomes = isWhole && isStackStatus(step.to) ? STACK_STATES[step.to].shipmentsBecome : null
  const shipments = carriage.shipments.map((shipment) => {
    if (shipment.id === step.id) return { ...shipment, status: step.to }
    if (becomes && isTouched(shipment, step.to)) return { ...shipment, status: becomes }
    return step.to === 'ON_ROUTE_TO_DROP_OFF' && shipment.status === 'ON_ROUTE_TO_DROP_OFF'
      ? { ...shipment, status: 'ON_ROUTE_TO_DROP_OFFS' as const }
      : shipment
  })
  return { ...carriage, shipments, status: isWhole ? step.to : carriage.status }
}

/**
 * Whether the step of a whole stack changes one of its shipments: a finished one stays, unless it
 * returns.
 */
const isTouched = ({ status, returnShipment }: ShipmentFacts, to: ShipmentStatus): boolean =>
  to === 'RETURNED' ? returnShipment && status === 'DELIVERED' : !SHIPMENT_STATES[status].finished
