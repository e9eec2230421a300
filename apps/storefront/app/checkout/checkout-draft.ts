import { PHONE_COUNTRIES, type PhoneCountry } from '@mostrador/domain/phone/phone-countries'
import { isKeptCode, type KeptCode } from '../discount-code/kept-code.ts'

export type CheckoutDraft = {
  readonly customerName: string
  readonly phone: string
  readonly phoneCountry: PhoneCountry
  readonly customerEmail: string
  readonly customerDocument: string
  readonly tableNumber: string
  readonly optIn: boolean
  readonly optInBegan: boolean
  /** Typed before an address was given; afterwards kept with the address. */
  readonly details: string
  readonly betweenStreets: string
  readonly paymentAmount: string
  /** Pays in cash with exactly the total; `paymentAmount` is then ignored. */
  readonly paysExact: boolean
  readonly notes: string
  readonly timing: 'now' | 'scheduled' | null
  /** Chosen slot (`YYYY-MM-DD`, `HH:MM`); '' for none. */
  readonly date: string
  readonly time: string
  readonly discountCode: KeptCode | null
  readonly points: number
  /** Phone (E.164) of the recognised customer, and the name proposed; '' for none. */
  readonly recognised: string
  readonly proposedName: string
}

type DraftField = keyof CheckoutDraft

/** Makes an empty draft; notifications are ticked unless the branch differs. Source: 000 §2. */
export const emptyDraft = (phoneCountry: PhoneCountry, optInTicked = true): CheckoutDraft => ({
  customerName: '',
  phone: '',
  phoneCountry,
  customerEmail: '',
  customerDocument: '',
  tableNumber: '',
  optIn: optInTicked,
  optInBegan: optInTicked,
  details: '',
  betweenStreets: '',
  paymentAmount: '',
  paysExact: false,
  notes: '',
  timing: null,
  date: '',
  time: '',
  discountCode: null,
  points: 0,
  recognised: '',
  proposedName: '',
})

const LONGEST_TEXT = 20_000

const isCountry = (value: unknown): boolean => PHONE_COUNTRIES.some((country) => country === value)
const isTiming = (value: unknown): boolean => value === null || value === 'now' || value === 'scheduled'

function fits(field: DraftField, value: unknown): boolean {
  if (field === 'optIn' || field === 'optInBegan' || field === 'paysExact') return typeof value === 'boolean'
  if (field === 'phoneCountry') return isCountry(value)
  if (field === 'timing') return isTiming(value)
  if (field === 'discountCode') return value === null || isKeptCode(value)
  if (field === 'points') return Number.isSafeInteger(value) && Number(value) >= 0
  return typeof value === 'string' && value.length <= LONGEST_TEXT
}

/** Reads a stored draft field by field; missing and malformed ones are as in `blank`. */
export function parseDraft(json: string | null, blank: CheckoutDraft): CheckoutDraft {
  try {
    const stored: unknown = JSON.parse(json ?? 'null')
    if (typeof stored !== 'object' || stored === null) return blank
    const known = Object.keys(blank)
      .map((field) => [field, Reflect.get(stored, field)] as const)
      .filter(([field, value]) => fits(field as DraftField, value))
    return { ...blank, ...Object.fromEntries(known) }
  } catch {
    return blank
  }
}

/**
 * Keeps the diner's own data for the next order and clears the rest. A diner who ordered before is
 * proposed to pay just the total.
 */
export const draftAfterOrder = (draft: CheckoutDraft): CheckoutDraft => ({
  ...draft,
  tableNumber: '',
  paymentAmount: '',
  paysExact: true,
  notes: '',
  timing: null,
  date: '',
  time: '',
  discountCode: null,
  points: 0,
})

/** Fields that end code and points (phone), or the code (moment). Source: 000 §4. */
const OF_PHONE = ['phone', 'phoneCountry'] as const
const OF_MOMENT = ['timing', 'date', 'time'] as const

/**
 * Settings of the shop for a change: whether an external programme keeps codes, and whether the
 * notifications box begins ticked.
 */
export type DraftTerms = { readonly hasExternalLoyalty?: boolean; readonly optInTicked?: boolean }

/**
 * Changes a draft. Another phone is another person: consent, points and code are reset. Another
 * moment drops the code too, unless an external loyalty programme keeps it. Source: 000 §2
 * Checkout, §4.
 */
export function changeDraft(
  draft: CheckoutDraft,
  part: Partial<CheckoutDraft>,
  { hasExternalLoyalty = false, optInTicked = true }: DraftTerms = {},
): CheckoutDraft {
  const isOther = (field: DraftField): boolean => part[field] !== undefined && part[field] !== draft[field]
  const isOtherPhone = OF_PHONE.some(isOther)
  return {
    ...draft,
    ...(isOtherPhone && { optIn: optInTicked, optInBegan: optInTicked, points: 0, recognised: '' }),
    ...((isOtherPhone || (OF_MOMENT.some(isOther) && !hasExternalLoyalty)) && { discountCode: null }),
    ...part,
  }
}
