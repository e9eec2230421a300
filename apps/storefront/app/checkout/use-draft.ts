import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { useState } from 'react'
import { readKnownDiner } from '../account/known-diner.ts'
import { changeDraft, draftAfterOrder, emptyDraft, parseDraft } from './checkout-draft.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { isPhoneFixed } from './phone-of-link.ts'

/** Writes a draft down, and which valid phone was typed into it, for pages that do not judge phones. */
const save = (alias: string, draft: CheckoutDraft): void =>
  keepDraft(alias, { ...draft, validPhone: parsePhone(draft.phone, draft.phoneCountry)?.e164 })

/** What a link into the shop fixes or proposes. Source: 000 §2, Query parameters read and kept. */
export type DraftLink = {
  readonly phone: string | null
  readonly tableNumber: string | null
  readonly name: string | null
}

/** A draft as it starts: what was typed before, over whom the browser knows, under what the link says. */
export function startDraft(alias: string, country: string, link: DraftLink): CheckoutDraft {
  const known = readKnownDiner()
  const phoneCountry = known?.phoneCountry ?? phoneCountryOf(country)
  const blank = {
    ...emptyDraft(phoneCountry),
    ...(link.phone && { phone: link.phone }),
    ...(known && { phone: known.phone, customerName: known.name }),
    ...(link.name && { customerName: link.name }),
  }
  // The phone of a link is another person's, if another was typed before.
  return changeDraft(parseDraft(keptDraft(alias), blank), {
    ...(isPhoneFixed(link.phone, country) && { phone: link.phone, phoneCountry: phoneCountryOf(country) }),
    ...(link.tableNumber && { tableNumber: link.tableNumber }),
  })
}

/** Whose draft it is, and whether an external loyalty partner knows the diner: a code then outlives more. */
export type DraftOwner = {
  readonly alias: string
  readonly country: string
  readonly hasExternalLoyalty: boolean
}

/** What the diner types, kept while the tab lives. Only for what is drawn in a browser. */
export function useDraft({ alias, country, hasExternalLoyalty }: DraftOwner, link: DraftLink) {
  const [draft, setDraft] = useState(() => startDraft(alias, country, link))

  function change(part: Partial<CheckoutDraft>): void {
    setDraft((before) => {
      const after = changeDraft(before, part, { hasExternalLoyalty })
      save(alias, after)
      return after
    })
  }

  return { draft, change }
}

/** Clears what the draft said of the order that was just placed. */
export const finishDraft = (alias: string, draft: CheckoutDraft): void => save(alias, draftAfterOrder(draft))
