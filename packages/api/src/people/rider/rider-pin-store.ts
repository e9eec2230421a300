import type { Database } from '@mostrador/database/rows'
import { MOST_RIDER_PIN_TRIES } from '@mostrador/domain/staff/pin-rule'
import type { Kysely } from 'kysely'
import type { ShiftChange } from './rider-store.ts'

/** Branch contact and phone of a rider. */
export type Whose = Pick<ShiftChange, 'place' | 'phoneKey'>

type Pin = { readonly hash: string | null; readonly tries: number }

/** Condition of the rider: a phone is one rider's at a branch contact. */
const theRider = ({ place, phoneKey }: Whose) =>
  ({
    branch_id: place.branchId,
    branch_contact_id: place.branchContactId,
    phone_key: phoneKey,
  }) as const

/** Sets a rider's PIN, with all its tries. One query. */
export async function setPin(
  db: Kysely<Database>,
  rider: { readonly branchId: string; readonly id: string },
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('riders')
    .set({ pin_hash: hash, pin_tries: 0, updated_at: now })
    .where('branch_id', '=', rider.branchId)
    .where('id', '=', rider.id)
    .execute()
}

/** Counts a try of a PIN; undefined without a PIN, or when its tries are used up. One query. */
export const countTry = (db: Kysely<Database>, whose: Whose): Promise<Pin | undefined> =>
  db
    .updateTable('riders')
    .set((eb) => ({ pin_tries: eb('pin_tries', '+', 1) }))
    .where((eb) => eb.and(theRider(whose)))
    .where('pin_hash', 'is not', null)
    .where('pin_tries', '<', MOST_RIDER_PIN_TRIES)
    .returning(['pin_hash as hash', 'pin_tries as tries'])
    .executeTakeFirst()

/** Forgets the tries of a PIN that was right. One query. */
export async function forgetTries(db: Kysely<Database>, whose: Whose): Promise<void> {
  await db
    .updateTable('riders')
    .set({ pin_tries: 0 })
    .where((eb) => eb.and(theRider(whose)))
    .execute()
}

/** Finds the PIN of a rider. One query. */
export const findPin = (db: Kysely<Database>, whose: Whose): Promise<Pin | undefined> =>
  db
    .selectFrom('riders')
    .select(['pin_hash as hash', 'pin_tries as tries'])
    .where((eb) => eb.and(theRider(whose)))
    .executeTakeFirst()
