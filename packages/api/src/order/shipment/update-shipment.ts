import { moveOfShipment } from '@mostrador/domain/shipment/rider-move'
import { settledStackStatus, type StackStatus } from '@mostrador/domain/shipment/shipment-stack'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { no, yes, type Handler, type HandlerInput, type Outcome } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { judgeHandOver } from './handed-over.ts'
import type { RiderAction } from './move-store.ts'
import { orderEffect, saveAction, stepOf, tooLate, untilAnswered } from './rider-action.ts'
import { refuseToShow } from './seen-by.ts'
import { shipmentInfo, type ShipmentRow } from './shipment-row.ts'
import { findShipment } from './shipment-store.ts'
import { findStack, type LoadedStack } from './stack-store.ts'

type Input = HandlerInput<'updateShipment'>
type Answer = Outcome<'updateShipment'>

/** Returns the stack's status after one of its shipments moved: it is over with its last. */
function stackAfter(stack: LoadedStack, moved: ReadonlyMap<string, ShipmentStatus>): StackStatus {
  const after = stack.shipments.map(({ id, status, returnShipment }) => ({
    status: moved.get(id) ?? status,
    returnShipment,
  }))
  return settledStackStatus(after) ?? stack.status
}

/** Returns the steps of a wish: the shipment, and the one that was next in its stack before. */
function actionOf(
  api: Api,
  {
    rider,
    row,
    stack,
    to,
  }: {
    readonly rider: Input['rider']
    readonly row: ShipmentRow
    readonly stack: LoadedStack | undefined
    readonly to: ShipmentStatus
  },
): RiderAction {
  const isPicked = to === 'ON_ROUTE_TO_DROP_OFF'
  const unpicked = stack?.shipments.filter(({ status }) => isPicked && status === to) ?? []
  const steps = [stepOf(api, row, to), ...unpicked.map((one) => stepOf(api, one, 'ON_ROUTE_TO_DROP_OFFS'))]
  const moved = new Map(steps.map((step) => [step.id, step.to]))
  return {
    rider,
    steps,
    stack: stack ? { ...stack, from: stack.status, to: stackAfter(stack, moved) } : null,
    order: orderEffect(to),
    proof: null,
    pointsEntryId: api.newId(),
    now: api.now(),
  }
}

/** Judges and saves a wish; undefined when the shipment had changed since it was read. */
async function attempt(api: Api, { params, body, rider }: Input): Promise<Answer | undefined> {
  const row = await findShipment(api.database, rider, params.id)
  if (!row) return no('shipment-not-found')
  const refusal = refuseToShow({ status: row.status, riderId: row.rider?.id ?? null }, rider)
  if (refusal) return refusal
  const move = moveOfShipment({ ...row, stacked: row.stackId !== null }, body.status)
  if (move.kind === 'already') return yes(shipmentInfo(row))
  if (move.kind === 'impossible') return tooLate(row.status)
  const handedOver =
    move.to === 'DELIVERED'
      ? await judgeHandOver(api, row, { ...body, companyId: rider.companyId })
      : undefined
  if (handedOver && !handedOver.ok) return handedOver.outcome
  // Stryker disable next-line ConditionalExpression: no stack is found by no id
  const stack = row.stackId === null ? undefined : await findStack(api.database, rider, row.stackId)
  const action = actionOf(api, { rider, row, stack, to: move.to })
  const saved = await saveAction(api, { ...action, proof: handedOver?.proof ?? null })
  if (saved !== 'saved') return saved
  const { id, name, phone } = rider
  return yes(shipmentInfo({ ...row, status: move.to, updatedAt: action.now, rider: { id, name, phone } }))
}

/**
 * Takes, moves or gives up a shipment. Of many riders at once one takes it; a repeated wish gets
 * the present status. Three queries, a fourth for a key, and two more in a stack. Source: 001 §4,
 * §7; docs/decisions/012.
 */
export const updateShipment: Handler<'updateShipment'> = async (api, input) => {
  const { params, body, rider } = input
  if (body.id !== params.id) return no('invalid-request')
  if (body.rider_id !== rider.id) return no('rider-forbidden')
  return untilAnswered(() => attempt(api, input))
}
