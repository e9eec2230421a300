import { PHONE_COUNTRIES } from '@mostrador/domain/phone/phone-countries'
import type { PhoneCountry } from '@mostrador/domain/phone/phone-countries'

/** What a diner has typed into the checkout so far, as it was typed. */
export type CheckoutDraft = {
  readonly customerName: string
  readonly phone: string
  readonly phoneCountry: PhoneCountry
  readonly customerEmail: string
  readonly customerDocument: string
  readonly tableNumber: string
  readonly optIn: boolean
  /** Typed before an address was given; afterwards they stand with the address. */
  readonly details: string
  readonly betweenStreets: string
  readonly paymentAmount: string
  readonly notes: string
  readonly timing: 'now' | 'scheduled' | null
  /** The chosen slot (`YYYY-MM-DD`, `HH:MM`), or '' while none was chosen. */
  readonly date: string
  readonly time: string
}

/** One field of the draft. */
export type DraftField = keyof CheckoutDraft

/** Nothing typed yet. Notifications are wanted until the diner says otherwise. Source: 000 §2 Checkout. */
export const emptyDraft = (phoneCountry: PhoneCountry): CheckoutDraft => ({
  customerName: '',
  phone: '',
  phoneCountry,
  customerEmail: '',
  customerDocument: '',
  tableNumber: '',
  optIn: true,
  details: '',
  betweenStreets: '',
  paymentAmount: '',
  notes: '',
  timing: null,
  date: '',
  time: '',
})

const LONGEST_TEXT = 20_000

const isCountry = (value: unknown): boolean => PHONE_COUNTRIES.some((country) => country === value)
const isTiming = (value: unknown): boolean => value === null || value === 'now' || value === 'scheduled'

/** Whether a stored value can stand in a field of the draft. */
function fits(field: DraftField, value: unknown): boolean {
  if (field === 'optIn') return typeof value === 'boolean'
  if (field === 'phoneCountry') return isCountry(value)
  if (field === 'timing') return isTiming(value)
  return typeof value === 'string' && value.length <= LONGEST_TEXT
}

/**
 * Reads a draft out of the browser's storage, field by field: what an older version of us or anybody else
 * wrote there, and what is missing, is as in `blank`.
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

/** What of a draft stays for the next order: who it is, not what this order was about. */
export const draftAfterOrder = (draft: CheckoutDraft): CheckoutDraft => ({
  ...draft,
  tableNumber: '',
  paymentAmount: '',
  notes: '',
  timing: null,
  date: '',
  time: '',
})

/** A changed draft. Another phone is another person, who was not asked about notifications yet. Source: 000 §2 Checkout. */
export function changeDraft(draft: CheckoutDraft, part: Partial<CheckoutDraft>): CheckoutDraft {
  const isOtherPhone = part.phone !== undefined && part.phone !== draft.phone
  return { ...draft, ...(isOtherPhone && { optIn: true }), ...part }
}
