import type { DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'

const GROUPS = ['free', 'atShop', 'onTheWay', 'returning'] as const

export type GroupName = (typeof GROUPS)[number]

export type GroupLine =
  | { readonly kind: 'shipment'; readonly shipment: DispatchShipment }
  | {
      readonly kind: 'stack'
      readonly id: string
      readonly code: string
      readonly stops: readonly DispatchShipment[]
    }

export type ShipmentGroup = { readonly name: GroupName; readonly lines: readonly GroupLine[] }

function groupOf({ status }: DispatchShipment): GroupName {
  const { finished, carried, customerSeesDetails } = SHIPMENT_STATES[status]
  if (finished) return 'returning'
  if (customerSeesDetails) return 'onTheWay'
  return carried ? 'atShop' : 'free'
}

function linesOf(shipments: readonly DispatchShipment[]): GroupLine[] {
  const lines: GroupLine[] = []
  const seen = new Set<string>()
  for (const shipment of shipments) {
    const { stack } = shipment
    if (!stack) lines.push({ kind: 'shipment', shipment })
    if (!stack || seen.has(stack.id)) continue
    seen.add(stack.id)
    const stops = shipments
      .filter((one) => one.stack?.id === stack.id)
      .toSorted((a, b) => (a.stack?.stackingOrder ?? 0) - (b.stack?.stackingOrder ?? 0))
    lines.push({ kind: 'stack', id: stack.id, code: stack.code, stops })
  }
  return lines
}

/** Groups open shipments by next step, without empty groups; stacks stand at the oldest stop. */
export const shipmentGroups = (shipments: readonly DispatchShipment[]): ShipmentGroup[] =>
  GROUPS.map((name) => ({ name, lines: linesOf(shipments.filter((one) => groupOf(one) === name)) })).filter(
    ({ lines }) => lines.length > 0,
  )

/** Whether a shipment can be chosen for a stack. */
export const isStackable = (shipment: DispatchShipment): boolean =>
  groupOf(shipment) === 'free' && shipment.stack === null

/** Swaps an entry with its neighbour; returns the same list at its ends. */
export function moved<One>(list: readonly One[], at: number, by: 1 | -1): readonly One[] {
  const [one, other] = [list[at], list[at + by]]
  if (one === undefined || other === undefined) return list
  return list.with(at, other).with(at + by, one)
}
