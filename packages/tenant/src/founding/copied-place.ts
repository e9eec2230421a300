import { thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'

/**
 * Fields that a branch contact copies from the one that it begins like: how it works. Its address,
 * its name and its phones are its own, and it begins unpublished.
 */
const OF_CONTACT = [
  'timeZone',
  'mandatoryEmail',
  'document',
  'betweenStreetsRequired',
  'complexAddress',
  'signIn',
  'deliveryKeyRequired',
  'cancelUntilAccepted',
  'hours',
  'exceptions',
  'orderModes',
  'deliveryZones',
  'menus',
] as const

/**
 * Fields that a branch copies from the one that it begins like: its menus and how it works. Its
 * name, its pictures and texts, its analytics ids and its diners' data stay with the other one.
 */
const OF_BRAND = [
  'country',
  'askForLocation',
  'orderNotices',
  'optInTicked',
  'voice',
  'npsThreshold',
  'mapProvider',
  'geocodingProvider',
  'addressRedirect',
  'indicators',
  'menus',
] as const

const PICTURES: ReadonlySet<string> = new Set([
  'logo',
  'banner',
  'background',
  'withCustomBannerLogo',
  'withCustomBackgroundLogo',
])

const picked = (thing: Thing, fields: readonly string[]): Thing =>
  Object.fromEntries(
    fields.flatMap((field) => (thing[field] === undefined ? [] : [[field, thing[field]] as const])),
  )

export type NewName = { readonly key: string; readonly name: string }

/** Returns a branch contact that works like another one of its branch, unpublished. */
export const copiedContact = ({ key, name }: NewName, like: Thing): Thing => ({
  key,
  name,
  ...picked(like, OF_CONTACT),
  blocked: true,
})

/**
 * Removes the transfer account of a way to pay, which is never copied: it is not offered until
 * staff enter one.
 */
const withoutAccount = ({ transfer, ...payment }: Thing): Thing =>
  transfer === undefined ? payment : { ...payment, active: false }

/** Returns a mode that takes no orders as long as none of its ways to pay is offered. */
function payable(mode: Thing, offered: ReadonlySet<unknown>): Thing {
  const named = (mode.paymentTypes ?? []) as readonly unknown[]
  return named.some((key) => offered.has(key)) ? mode : { ...mode, orderEnabled: false }
}

/**
 * Returns a branch that sells like another one, with one branch contact that works like one of
 * that.
 */
export function copiedBrand(
  { key, name }: NewName,
  like: { readonly brand: Thing; readonly contact: Thing; readonly contactKey: string },
): Thing {
  const { brand, contact, contactKey } = like
  const paymentTypes = thingsOf(brand.paymentTypes).map(withoutAccount)
  const offered = new Set(paymentTypes.filter(({ active }) => active !== false).map((one) => one.key))
  const look = Object.entries((brand.branding ?? {}) as Thing).filter(([field]) => !PICTURES.has(field))
  const copy = copiedContact({ key: contactKey, name }, contact)
  const orderModes = thingsOf(copy.orderModes).map((mode) => payable(mode, offered))
  return {
    key,
    name,
    ...picked(brand, OF_BRAND),
    ...(look.length > 0 && { branding: Object.fromEntries(look) }),
    paymentTypes,
    branchContacts: [{ ...copy, orderModes }],
  }
}

/**
 * Returns a branch contact of a branch that begins with only a menu to fetch, and cash where it is
 * taken.
 */
export function plainContact({ key, name }: NewName, brand: Thing & { readonly timeZone: string }): Thing {
  const [menu] = thingsOf(brand.menus)
  const offered = thingsOf(brand.paymentTypes).filter(({ active }) => active !== false)
  const payment = offered.find(({ paymentMethod }) => paymentMethod === 'CASH') ?? offered.find(isByHand)
  const mode = menu &&
    payment && {
      key: 'retiro',
      type: 'TAKE_AWAY',
      menu: menu.key,
      minDelayInMinutes: 20,
      maxDelayInMinutes: 30,
      paymentTypes: [payment.key],
    }
  return { key, name, timeZone: brand.timeZone, blocked: true, orderModes: mode ? [mode] : [] }
}

const isByHand = ({ upload }: Thing): boolean => upload === undefined
