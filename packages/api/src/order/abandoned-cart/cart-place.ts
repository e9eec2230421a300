import { readDinerPhone } from '@mostrador/domain/phone/diner-phone'
import type { Catalog } from '../../ground/catalog.ts'

/** Key of a cart: its owner and place. */
export type CartPlace = {
  readonly companyId: string
  readonly branchId: string
  readonly branchContactId: string
  readonly phoneKey: string
}

/**
 * Returns the key of a phone's cart at a branch contact, with the phone in E.164; undefined for an
 * invalid phone.
 */
export function cartPlaceOf(
  { contact }: Catalog,
  phone: string,
): { readonly place: CartPlace; readonly e164: string } | undefined {
  const parsed = readDinerPhone(phone, contact.branch.country)
  if (!parsed) return undefined
  const place = {
    companyId: contact.companyId,
    branchId: contact.branch.id,
    branchContactId: contact.info.id,
    phoneKey: parsed.key,
  }
  return { place, e164: parsed.e164 }
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Returns the sequence of an event. A browser counts by its clock; one more than a day ahead is
 * replaced by the arrival, or it would silence later browsers of the phone.
 */
export const sequenceOf = (claimed: number | undefined, now: Date): number =>
  Math.min(claimed ?? now.getTime(), now.getTime() + DAY_MS)
