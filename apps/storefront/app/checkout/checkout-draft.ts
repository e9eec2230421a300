import { PHONE_COUNTRIES, type PhoneCountry } from '@mostrador/domain/phone/phone-countries'
import { isKeptCode, type KeptCode } from '../discount-code/kept-code.ts'

/** Draft of the checkout, as the diner typed it. */
export type CheckoutDraft = {
  readonly customerName: string
  readonly phone: string
  readonly phoneCountry: PhoneCountry
  readonly customerEmail: string
  readonly customerDocument: string
  readonly tableNumber: string
  readonly optIn: boolean
  /** How the box of notifications began, before the diner touched it. */
  readonly optInBegan: boolean
  /** Typed before an address was given; afterwards they stand with the address. */
  readonly details: string
  readonly betweenStreets: string
  readonly paymentAmount: string
  /** Pays in cash with exactly the total; `paymentAmount` is then ignored. */
  readonly paysExact: boolean
  readonly notes: string
  readonly timing: 'now' | 'scheduled' | null
  /** The chosen slot (`YYYY-MM-DD`, `HH:MM`), or '' while none was chosen. */
  readonly date: string
  readonly time: string
  readonly discountCode: KeptCode | null
  /** Loyalty points to spend on the order. */
  readonly points: number
  /**
   * The phone (E.164) whose customer was taken over, and the name that came with it; '' for nobody.
   */
  readonly recognised: string
  readonly proposedName: string
}

/** One field of the draft. */
type DraftField = keyof CheckoutDraft

/**
 * Nothing typed yet. The box of notifications begins ticked, unless the branch has it otherwise.
 * Source: 000 §2 Checkout.
 */
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

/** Whether a stored value can stand in a field of the draft. */
function fits(field: DraftField, value: unknown): boolean {
  if (field === 'optIn' || field === 'optInBegan' || field === 'paysExact') return typeof value === 'boolean'
  if (field === 'phoneCountry') return isCountry(value)
  if (field === 'timing') return isTiming(value)
  if (field === 'discountCode') return value === null || isKeptCode(value)
  if (field === 'points') return Number.isSafeInteger(value) && Number(value) >= 0
  return typeof value === 'string' && value.length <= LONGEST_TEXT
}

/**
 * Reads a draft out of the browser's storage, field by field: what an older version of us or
 * anybody else wrote there, and what is missing, is as in `blank`.
 */
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

/**
 * Fields whose change ends points and code (phone), or the code (moment). Source: 000 §4 Discount
 * code, Customer identity.
 */
const OF_PHONE = ['phone', 'phoneCountry'] as const
const OF_MOMENT = ['timing', 'date', 'time'] as const

/**
 * Settings of the shop for a change: whether an external programme keeps codes, and whether the
 * notifications box begins ticked.
 */
export type DraftTerms = { readonly hasExternalLoyalty?: boolean; readonly optInTicked?: boolean }

/**
 * A changed draft. Another phone is another person, who was not asked about notifications yet, and
 * whose points and code the old ones are not; another moment ends a code too, unless an external
 * loyalty programme keeps it. Source: 000 §2 Checkout, §4.
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
