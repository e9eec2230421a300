import type { Database } from '@mostrador/database/rows'
import { MOST_RIDER_PIN_TRIES, pinFault } from '@mostrador/domain/staff/pin-rule'
import { riderPinCopy } from '@mostrador/copy/rider-pin'
import type { Kysely } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { staffPasswords } from '../staff/staff-passwords.ts'
import type { ShiftChange } from './rider-store.ts'

/** Sets a PIN of a rider on shift. One query. Source: docs/decisions/150. */
export const chooseRiderPin: Handler<'chooseRiderPin'> = async (api, { body, rider }) => {
  const fault = pinFault(body.pin)
  if (fault) return no(fault)
  await api.database
    .updateTable('riders')
    .set({ pin_hash: await staffPasswords.hash(body.pin), pin_tries: 0, updated_at: api.now() })
    .where('branch_id', '=', rider.branchId)
    .where('id', '=', rider.id)
    .execute()
  api.tellSecurity('rider-pin-changed')
  return yes(null)
}

type Whose = Pick<ShiftChange, 'place' | 'phoneKey'>

/** Condition of the rider: a phone is one rider's at a branch contact. */
const theRider = ({ place, phoneKey }: Whose) =>
  ({
    branch_id: place.branchId,
    branch_contact_id: place.branchContactId,
    phone_key: phoneKey,
  }) as const

/** Result of a PIN shown on another phone; `left` is the number of tries left. */
export type PinJudged =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly left: number }
  /** No PIN, or no try left: the shop lets the phone in. */
  | { readonly kind: 'none' | 'used-up' }

/** Judges a PIN. Notes the try before it compares: of any number at once five pass. Two queries. */
export async function judgePin(db: Kysely<Database>, whose: Whose, pin: string): Promise<PinJudged> {
  const tried = await db
    .updateTable('riders')
    .set((eb) => ({ pin_tries: eb('pin_tries', '+', 1) }))
    .where((eb) => eb.and(theRider(whose)))
    .where('pin_hash', 'is not', null)
    .where('pin_tries', '<', MOST_RIDER_PIN_TRIES)
    .returning(['pin_hash as hash', 'pin_tries as tries'])
    .executeTakeFirst()
  if (!tried?.hash) return { kind: (await mayShowPin(db, whose)) === 'none' ? 'none' : 'used-up' }
  if (!(await staffPasswords.verify(tried.hash, pin))) {
    const left = MOST_RIDER_PIN_TRIES - tried.tries
    return left > 0 ? { kind: 'wrong', left } : { kind: 'used-up' }
  }
  await db
    .updateTable('riders')
    .set({ pin_tries: 0 })
    .where((eb) => eb.and(theRider(whose)))
    .execute()
  return { kind: 'right' }
}

/** Whether a PIN may let another phone in. One query. */
export async function mayShowPin(db: Kysely<Database>, whose: Whose): Promise<'open' | 'none' | 'used-up'> {
  const found = await db
    .selectFrom('riders')
    .select(['pin_hash as hash', 'pin_tries as tries'])
    .where((eb) => eb.and(theRider(whose)))
    .executeTakeFirst()
  if (!found?.hash) return 'none'
  return found.tries < MOST_RIDER_PIN_TRIES ? 'open' : 'used-up'
}

/** Returns the list entry of a refusal by which a PIN is offered, and the number of tries left. */
export const pinShown = (left: number | undefined) => ({
  code: 'pin',
  path: 'pin',
  message: left === undefined ? riderPinCopy.hint : riderPinCopy.wrong(left),
})
