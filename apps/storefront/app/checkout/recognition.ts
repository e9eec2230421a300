import type { CheckoutDraft } from './checkout-draft.ts'
import type { CustomerFound } from '../diner/ordering-customer.ts'

export type AskedDraft = Pick<CheckoutDraft, 'optIn' | 'customerName' | 'recognised' | 'proposedName'>

export type Asked = { readonly phone: string; readonly optIn: boolean }

/**
 * Returns the changes that an answer makes in the draft, once for each phone: it proposes the name
 * where none was typed, and whether notifications are wanted, unless the diner changed that
 * meanwhile. An unknown phone changes nothing; a failed look-up agrees to nothing. Source: 000 §2
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
