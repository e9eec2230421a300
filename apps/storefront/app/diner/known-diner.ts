import { PHONE_COUNTRIES, type PhoneCountry } from '@mostrador/domain/phone/phone-countries'
import { createStoredValue, fromJson } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'

/** Diner of this browser: phone in E.164, the country it was typed for, and a name, if given. */
export type KnownDiner = {
  readonly phone: string
  readonly phoneCountry: PhoneCountry
  readonly name: string
  /** Brand at which the diner was last a customer: pages of no brand look the customer up there. */
  readonly branchId?: string
}

const LONGEST_NAME = 200

/** Reads the stored diner; null for none and for a malformed one. */
export function parseKnownDiner(json: string | null): KnownDiner | null {
  const value = fromJson(json)
  if (typeof value !== 'object' || value === null) return null
  const phone: unknown = Reflect.get(value, 'phone')
  const name: unknown = Reflect.get(value, 'name')
  const country = PHONE_COUNTRIES.find((one) => one === Reflect.get(value, 'phoneCountry'))
  const isPhone = typeof phone === 'string' && /^\+\d{6,15}$/.test(phone)
  if (!isPhone || !country) return null
  const branchId: unknown = Reflect.get(value, 'branchId')
  return {
    phone,
    phoneCountry: country,
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    ...(typeof branchId === 'string' && /^[\da-f-]{36}$/.test(branchId) && { branchId }),
  }
}

const diner = createStoredValue('mostrador.diner', parseKnownDiner)

/** Reads the diner of this browser, outside of a component. */
export const readKnownDiner = (): KnownDiner | null => diner.read()

/** Returns this browser's diner; null for none, undefined on the server and during hydration. */
export const useKnownDiner = (): KnownDiner | null | undefined => useStoredValue(diner)

/** Stores a diner. Without a name the one of the same phone stays. Source: 000 §6. */
export function rememberDiner({ phone, phoneCountry, name, branchId }: KnownDiner): void {
  const known = diner.read()
  const kept = known?.phone === phone ? known.name : ''
  diner.write({ phone, phoneCountry, name: name.trim() || kept, ...(branchId !== undefined && { branchId }) })
}

/** Signs out: deletes the diner and the stored phone. Source: 001 §2. */
export const forgetDiner = (): void => diner.write(null)
