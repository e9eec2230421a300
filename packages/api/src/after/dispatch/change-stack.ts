import { MOST_STOPS } from '@mostrador/domain/dispatch/dispatch-action'
import { orderCode } from '@mostrador/domain/order/order-code'
import { no, yes, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { announceMoves, announceShipments } from '../../order/shipment/announce-shipments.ts'
import type { Api } from '../../ground/ports.ts'
import type { MovedShipment } from '../../order/shipment/shipment-of-order.ts'
import { isTheirs } from './dispatch-store.ts'
import {
  makeStack,
  offerMadeStack,
  reorderStack,
  unmakeStack,
  type NewStack,
  type StackApart,
} from './stack-store.ts'

/** Letters of an order's code: enough to tell the stacks of a day apart. */
const CODE_LENGTH = 6

/** Draws of a code until one is free, of a thousand million. */
const CODE_TRIES = 5

async function stackOfFreeCode(api: Api, stack: Omit<NewStack, 'code'>) {
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const code = orderCode(api.randomBytes(10)).slice(0, CODE_LENGTH)
    const moved = await makeStack(api.database, { ...stack, code })
    if (moved !== 'code-taken') return { code, moved }
  }
  throw new Error(`${CODE_TRIES} codes for a stack were drawn, and each is taken`)
}

const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/**
 * Puts free shipments into one stack, on offer or not yet; of two calls for the same shipment one
 * succeeds.
 */
export const createStack: Handler<'createStack'> = async (api, { params, body, staff }) => {
  if (!areDistinct(body.shipmentIds)) return no('shipment-already-changed')
  const id = api.newId()
  const { code, moved } = await stackOfFreeCode(api, {
    contactId: params.id,
    shipmentIds: body.shipmentIds,
    status: body.offer ? 'LOOKING_FOR_DRIVER' : 'STACKING',
    id,
    eventIds: body.shipmentIds.map(() => api.newId()),
    staffUserId: staff.id,
    now: api.now(),
  })
  if (moved.length === 0) return no('shipment-already-changed')
  await announceMoves(api, params.id, moved)
  return yes({ id, code })
}

/** Reorders the stops of a stack, and announces it to its rider. */
export const orderStack: Handler<'orderStack'> = async (api, { params, body, staff }) => {
  const change = { id: params.id, contactIds: staff.branchContactIds, now: api.now() }
  const moved = areDistinct(body.shipmentIds)
    ? await reorderStack(api.database, change, body.shipmentIds)
    : []
  const [first] = moved
  if (first) {
    await announceShipments(api, first.contactId, moved)
    return yes({ done: true })
  }
  const isThere = await isTheirs(api.database, 'shipment_stacks', change)
  return no(isThere ? 'shipment-already-changed' : 'shipment-not-found')
}

/** Changes a whole stack and announces it; of two callers at once exactly one succeeds. */
async function changeWhole(
  api: Api,
  { params, staff }: HandlerInput<'dissolveStack'> | HandlerInput<'offerStack'>,
  save: (
    db: Api['database'],
    change: StackApart,
  ) => Promise<readonly (MovedShipment & { contactId: string })[]>,
) {
  const change = { id: params.id, contactIds: staff.branchContactIds, now: api.now() }
  const idsOfStops = () => Array.from({ length: MOST_STOPS }, () => api.newId())
  const ids = { eventIds: idsOfStops(), offerJobIds: idsOfStops() }
  const moved = await save(api.database, { ...change, ...ids, staffUserId: staff.id })
  const [first] = moved
  if (first) {
    await announceMoves(api, first.contactId, moved)
    return 'done' as const
  }
  const isThere = await isTheirs(api.database, 'shipment_stacks', change)
  return isThere ? ('shipment-already-changed' as const) : ('shipment-not-found' as const)
}

/** Takes a free stack apart; of a rider and staff at once one succeeds. */
export const dissolveStack: Handler<'dissolveStack'> = async (api, input) => {
  const ended = await changeWhole(api, input, unmakeStack)
  return ended === 'done' ? yes({ done: true }) : no(ended)
}

/** Offers a stack in the making to riders. */
export const offerStack: Handler<'offerStack'> = async (api, input) => {
  const ended = await changeWhole(api, input, offerMadeStack)
  return ended === 'done' ? yes({ done: true }) : no(ended)
}
