import type { Database } from '@mostrador/database/rows'
import { MOST_RIDER_PIN_TRIES, pinFault } from '@mostrador/domain/staff/pin-rule'
import { riderPinCopy } from '@mostrador/copy/rider-pin'
import type { Kysely } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { staffPasswords } from '../staff/staff-passwords.ts'
import { countTry, findPin, forgetTries, setPin, type Whose } from './rider-pin-store.ts'

/** Sets a PIN of a rider on shift. One query. Source: docs/decisions/150. */
export const chooseRiderPin: Handler<'chooseRiderPin'> = async (api, { body, rider }) => {
  const fault = pinFault(body.pin)
  if (fault) return no(fault)
  await setPin(api.database, rider, { hash: await staffPasswords.hash(body.pin), now: api.now() })
  api.tellSecurity('rider-pin-changed')
  return yes(null)
}

/** Result of a PIN shown on another phone; `left` is the number of tries left. */
export type PinJudged =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly left: number }
  /** No PIN, or no try left: the shop lets the phone in. */
  | { readonly kind: 'none' | 'used-up' }

/** Judges a PIN. Notes the try before it compares: of any number at once five pass. Two queries. */
export async function judgePin(db: Kysely<Database>, whose: Whose, pin: string): Promise<PinJudged> {
  const tried = await countTry(db, whose)
  if (!tried?.hash) return { kind: (await mayShowPin(db, whose)) === 'none' ? 'none' : 'used-up' }
  if (!(await staffPasswords.verify(tried.hash, pin))) {
    const left = MOST_RIDER_PIN_TRIES - tried.tries
    return left > 0 ? { kind: 'wrong', left } : { kind: 'used-up' }
  }
  await forgetTries(db, whose)
  return { kind: 'right' }
}

/** Whether a PIN may let another phone in. One query. */
export async function mayShowPin(db: Kysely<Database>, whose: Whose): Promise<'open' | 'none' | 'used-up'> {
  const found = await findPin(db, whose)
  if (!found?.hash) return 'none'
  return found.tries < MOST_RIDER_PIN_TRIES ? 'open' : 'used-up'
}

/** Returns the list entry of a refusal by which a PIN is offered, and the number of tries left. */
export const pinShown = (left: number | undefined) => ({
  code: 'pin',
  path: 'pin',
  message: left === undefined ? riderPinCopy.hint : riderPinCopy.wrong(left),
})
