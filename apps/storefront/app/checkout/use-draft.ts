import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { useState } from 'react'
import { readKnownDiner } from '../diner/known-diner.ts'
import { isPhoneFixed, proposedDiner, type LinkedDiner } from '../diner/phone-of-link.ts'
import {
  changeDraft,
  draftAfterOrder,
  emptyDraft,
  parseDraft,
  type CheckoutDraft,
  type DraftTerms,
} from './checkout-draft.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'

/** Stores a draft, with its valid phone for pages that do not load the phone parser. */
const save = (alias: string, draft: CheckoutDraft): void =>
  keepDraft(alias, { ...draft, validPhone: parsePhone(draft.phone, draft.phoneCountry)?.e164 })

/** Fields that a link fixes or proposes. Source: 000 §2, Query parameters read and kept. */
export type DraftLink = LinkedDiner & { readonly tableNumber: string | null }

/** Starts a draft: typed values over those of the known diner, under those of the link. */
export function startDraft(
  { alias, country, optInTicked = true }: Pick<DraftOwner, 'alias' | 'country'> & DraftTerms,
  link: DraftLink,
): CheckoutDraft {
  const { name: customerName, phone, phoneCountry } = proposedDiner(country, link)
  const paysExact = readKnownDiner() !== null
  const blank = { ...emptyDraft(phoneCountry, optInTicked), customerName, phone, paysExact }
  // A link with another phone is for another person.
  const fixed = {
    ...(isPhoneFixed(link.phone, country) && { phone: link.phone, phoneCountry: phoneCountryOf(country) }),
    ...(link.tableNumber && { tableNumber: link.tableNumber }),
  }
  return changeDraft(parseDraft(keptDraft(alias), blank), fixed, { optInTicked })
}

/**
 * Owner of a draft: its branch contact, whether an external loyalty partner knows the diner (a
 * code then outlives more), and whether the notifications box begins ticked.
 */
export type DraftOwner = {
  readonly alias: string
  readonly country: string
  readonly hasExternalLoyalty: boolean
  readonly optInTicked: boolean
}

/** Keeps the diner's draft while the tab lives. Only in a browser. */
export function useDraft(owner: DraftOwner, link: DraftLink) {
  const [draft, setDraft] = useState(() => startDraft(owner, link))

  function change(part: Partial<CheckoutDraft>): void {
    setDraft((before) => {
      const after = changeDraft(before, part, owner)
      save(owner.alias, after)
      return after
    })
  }

  return { draft, change }
}

/** Clears the draft after its order was placed. */
export const finishDraft = (alias: string, draft: CheckoutDraft): void => save(alias, draftAfterOrder(draft))
