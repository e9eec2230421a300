import { moveOfStack } from '@mostrador/domain/shipment/rider-move'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import type { StackStatus } from '@mostrador/domain/shipment/shipment-stack'
import { no, yes, type Handler, type HandlerInput, type Outcome } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import type { RiderAction } from './move-store.ts'
import { orderEffect, saveAction, stepOf, tooLate, untilAnswered } from './rider-action.ts'
import { refuseToShow } from './seen-by.ts'
import type { ShipmentRow } from './shipment-row.ts'
import { findStack, stackInfo, stackStatus, type LoadedStack } from './stack-store.ts'

type Input = HandlerInput<'updateShipmentStack'>
type Answer = Outcome<'updateShipmentStack'>

/**
 * Returns the shipments that go with their stack: the open ones; back to the shop, the returns
 * that were delivered.
 */
const goAlong = (shipments: readonly ShipmentRow[], to: StackStatus): readonly ShipmentRow[] =>
  to === 'RETURNED'
    ? shipments.filter(({ status, returnShipment }) => returnShipment && status === 'DELIVERED')
    : shipments.filter(({ status }) => !SHIPMENT_STATES[status].finished)

type Wish = { readonly rider: Input['rider']; readonly stack: LoadedStack; readonly to: StackStatus }

function actionOf(api: Api, { rider, stack, to }: Wish): RiderAction {
  return {
    rider,
    steps: goAlong(stack.shipments, to).map((shipment) => stepOf(api, shipment, to)),
    stack: { ...stack, from: stack.status, to },
    order: orderEffect(to),
    proof: null,
    pointsEntryId: api.newId(),
    now: api.now(),
  }
}

/** Judges and saves a wish; undefined when the stack had changed since it was read. */
async function attempt(api: Api, { params, body, rider }: Input): Promise<Answer | undefined> {
  const stack = await findStack(api.database, rider, params.id)
  if (!stack) return no('shipment-not-found')
  const status = stackStatus(stack)
  const refusal = refuseToShow({ status, riderId: stack.riderId }, rider)
  if (refusal) return refusal
  const move = moveOfStack({ status, shipments: stack.shipments }, body.status)
  if (move.kind === 'already') return yes(stackInfo(stack))
  if (move.kind === 'impossible') return tooLate(status)
  const action = actionOf(api, { rider, stack, to: move.to })
  const saved = await saveAction(api, action)
  if (saved !== 'saved') return saved
  const after = await findStack(api.database, rider, params.id)
  // Stryker disable next-line StringLiteral: stacks are not deleted
  return after ? yes(stackInfo(after)) : no('shipment-not-found')
}

/**
 * Takes, moves, gives up or returns a stack as a whole; its shipments are delivered one by one
 * elsewhere. Five queries. Source: 001 §4, §7; docs/decisions/012.
 */
export const updateShipmentStack: Handler<'updateShipmentStack'> = async (api, input) => {
  const { params, body, rider } = input
  if (body.id !== params.id) return no('invalid-request')
  if (body.rider_id !== rider.id) return no('rider-forbidden')
  return untilAnswered(() => attempt(api, input))
}
