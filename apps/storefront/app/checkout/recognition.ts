import type { CheckoutDraft } from './checkout-draft.ts'
import type { CustomerFound } from '../diner/ordering-customer.ts'

/** What of a draft is known when its phone is asked about. */
export type AskedDraft = Pick<CheckoutDraft, 'optIn' | 'customerName' | 'recognised' | 'proposedName'>

/** Whose answer it is, and whether notifications were wanted when it was asked for. */
export type Asked = { readonly phone: string; readonly optIn: boolean }

/**
 * What an answer changes in the draft, once for each phone: it proposes the name where none was
 * typed, and says whether notifications are wanted, unless the diner has said so meanwhile. An
 * unknown phone changes nothing; where nobody could be asked, nothing is agreed to. Source: 000 §2
 * Checkout, §8 Customer lookup failure.
 */
export function recognise(draft: AskedDraft, found: CustomerFound, asked: Asked): Partial<CheckoutDraft> {
  if (draft.recognised === asked.phone) return {}
  const isUntouched = draft.optIn === asked.optIn
  if (found.status !== 'known') {
    if (found.status === 'nobody') return { recognised: asked.phone }
    return isUntouched ? { optIn: false, optInBegan: false } : {}
  }
  const { name, optIn } = found.customer
  const isFree = draft.customerName.trim() === '' || draft.customerName === draft.proposedName
  return {
    recognised: asked.phone,
    ...(isUntouched && { optIn, optInBegan: optIn }),
    ...(isFree && name !== '' && { customerName: name, proposedName: name }),
  }
}
