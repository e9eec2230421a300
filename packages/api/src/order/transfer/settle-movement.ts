import { transferNews } from '@mostrador/copy/transfer-news'
import { no, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { answerTransfers, contactsWhoPay } from './list-transfers.ts'
import { giveMovement, lockMovement, setMovementAside, takeMovementBack } from './movement-store.ts'
import { keepPaid, lockTransfer, markPaid, markUnpaid, waitAgain, waits } from './transfer-store.ts'
import { onTransfers, type TransferWork } from './transfer-work.ts'

type Input = HandlerInput<'settleMovement'>
type Work = TransferWork & { readonly input: Input }
type Done = 'done' | 'movement-not-found' | 'transfer-not-found' | 'transfer-changed'

/**
 * Takes a movement from the order that it pays. An order not yet accepted waits again; a later one
 * stays paid by the word of the person.
 */
async function takeFrom({ newId, tx, place, input, now, tell, note }: Work, orderId: string): Promise<Done> {
  const { staff, params } = input
  const order = await lockTransfer(tx, {
    orderId,
    branchId: place.branchId,
    contactIds: contactsWhoPay(staff),
  })
  if (!order) return 'transfer-not-found'
  if (order.returned_at !== null) return 'transfer-changed'
  await takeMovementBack(tx, { movementId: params.movementId, staffUserId: staff.id })
  // The person who confirmed it by hand may be gone; the reason is still there.
  const isByHand = order.staff_user_id !== null || order.reason !== ''
  const isByMovement = order.paid_at !== null && !isByHand
  const isUntouched = order.status === 'GENERATED' && order.payment_status === 'APPROVED'
  if (isByMovement && isUntouched)
    await waitAgain(tx, order, { branchId: place.branchId, jobId: newId(), now })
  else if (isByMovement && order.status === 'CANCELED') await markUnpaid(tx, orderId)
  else if (isByMovement)
    await keepPaid(tx, orderId, { staffUserId: staff.id, reason: transferNews.withoutMovement })
  await note(transferNews.takenBack(order.number), staff.id)
  tell(orderId)
  return 'done'
}

/** Assigns a movement to an order by a person's word; it pays the order, or came too late. */
async function giveTo({ tx, place, input, now, newId, tell, note }: Work, orderId: string): Promise<Done> {
  const { staff, params } = input
  const order = await lockTransfer(tx, {
    orderId,
    branchId: place.branchId,
    contactIds: contactsWhoPay(staff),
  })
  if (!order) return 'transfer-not-found'
  const given = { movementId: params.movementId, orderId, staffUserId: staff.id, now }
  if (order.returned_at !== null || !(await giveMovement(tx, given))) return 'transfer-changed'
  if (waits(order)) await markPaid(tx, order, { staffUserId: null, reason: '', pushJobId: newId(), now })
  await note(transferNews.matched(order.number), staff.id)
  tell(orderId)
  return 'done'
}

async function settle(work: Work): Promise<Done> {
  const { tx, place, input, now } = work
  const { body, params, staff } = input
  const is = await lockMovement(tx, { ...params, ...place })
  if (is === undefined) return 'movement-not-found'
  if (is !== body.seen) return 'transfer-changed'
  if (is !== null && body.orderId !== is) {
    const taken = await takeFrom(work, is)
    if (taken !== 'done') return taken
  }
  if (body.orderId !== null) return body.orderId === is ? 'done' : giveTo(work, body.orderId)
  const at = body.aside ? now : null
  await setMovementAside(tx, { movementId: params.movementId, staffUserId: staff.id, at })
  return 'done'
}

/**
 * Assigns a movement to an order, sets it aside, or undoes that. A caller who saw another state
 * gets a conflict.
 */
export const settleMovement: Handler<'settleMovement'> = async (api, input) => {
  const { params, staff } = input
  const done = await onTransfers(api, params.id, async (work) => {
    const result = await settle({ ...work, input })
    if (result !== 'done') throw new NotSettled(result)
    return result
  }).catch((error: unknown) => {
    if (error instanceof NotSettled) return error.result
    throw error
  })
  if (done === undefined) return no('branch-contact-not-found')
  return done === 'done' ? answerTransfers(api, { contactId: params.id, staff }) : no(done)
}

/** Rolls the transaction back, so that a refusal half way writes nothing. */
class NotSettled extends Error {
  readonly result: Exclude<Done, 'done'>
  constructor(result: Exclude<Done, 'done'>) {
    super(result)
    this.result = result
  }
}
