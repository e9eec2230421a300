import { transferNews } from '@mostrador/copy/transfer-news'
import { sql } from 'kysely'
import { no, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { answerTransfers, contactsWhoPay } from './list-transfers.ts'
import { giveMovement } from './movement-store.ts'
import { lockTransfer, markPaid, waitAgain, waits } from './transfer-store.ts'
import { onTransfers, type TransferWork } from './transfer-work.ts'

type Input = HandlerInput<'settleMovement'>
type Work = TransferWork & { readonly input: Input }
type Done = 'done' | 'movement-not-found' | 'transfer-not-found' | 'transfer-changed'

/** Returns the order that a movement pays; undefined for an unknown movement of the branch. */
async function orderOfMovement({ tx, place, input }: Work): Promise<string | null | undefined> {
  const { rows } = await sql<{ order_id: string | null }>`
    select order_id from bank_movements where branch_id = ${place.branchId} and id = ${input.params.movementId}
    for update`.execute(tx)
  return rows[0] && rows[0].order_id
}

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
  await sql`
    update bank_movements set order_id = null, staff_user_id = ${staff.id}::uuid, matched_at = null, taken_back = true
    where id = ${params.movementId}`.execute(tx)
  // The person who confirmed it by hand may be gone; the reason is still there.
  const isByHand = order.staff_user_id !== null || order.reason !== ''
  const isByMovement = order.paid_at !== null && !isByHand
  const isUntouched = order.status === 'GENERATED' && order.payment_status === 'APPROVED'
  if (isByMovement && isUntouched)
    await waitAgain(tx, order, { branchId: place.branchId, jobId: newId(), now })
  else if (isByMovement && order.status === 'CANCELED')
    await sql`update transfers set paid_at = null where order_id = ${orderId}`.execute(tx)
  else if (isByMovement)
    await sql`
      update transfers set staff_user_id = ${staff.id}::uuid, reason = ${transferNews.withoutMovement}
      where order_id = ${orderId}`.execute(tx)
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
  const { tx, input, now } = work
  const { body, params, staff } = input
  const is = await orderOfMovement(work)
  if (is === undefined) return 'movement-not-found'
  if (is !== body.seen) return 'transfer-changed'
  if (is !== null && body.orderId !== is) {
    const taken = await takeFrom(work, is)
    if (taken !== 'done') return taken
  }
  if (body.orderId !== null) return body.orderId === is ? 'done' : giveTo(work, body.orderId)
  await sql`
    update bank_movements set set_aside_at = case when ${body.aside} then ${now}::timestamptz end,
      staff_user_id = ${staff.id}::uuid where id = ${params.movementId}`.execute(tx)
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
