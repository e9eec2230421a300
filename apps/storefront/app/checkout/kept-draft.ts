import { typedEmail } from '@mostrador/domain/checkout/email'
import { fromJson, readStored, writeStored } from '@mostrador/live/stored-value'

const PREFIX = 'mostrador.checkout.'

/** Returns the draft in this tab as JSON; null for none and where storage is forbidden. */
export const keptDraft = (alias: string): string | null => readStored('tab', PREFIX + alias)

/** Stores the draft of a branch contact in the tab; without storage, in the page. */
export const keepDraft = (alias: string, draft: object): void =>
  void writeStored('tab', PREFIX + alias, JSON.stringify(draft))

export type ProposedDraft = {
  readonly notes: string
  readonly slot?: { readonly date: string; readonly time: string } | undefined
}

/** Proposes notes and slot of an earlier order for the next; the diner's own stay. */
export function proposeDraft(alias: string, { notes, slot }: ProposedDraft): void {
  const draft = fromJson(keptDraft(alias))
  const kept = typeof draft === 'object' && draft !== null ? draft : {}
  const said = notes !== '' && !Reflect.get(kept, 'notes') ? { notes } : {}
  const moment = slot && !Reflect.get(kept, 'date') ? { timing: 'scheduled', ...slot } : {}
  if (Object.keys({ ...said, ...moment }).length > 0) keepDraft(alias, { ...kept, ...said, ...moment })
}

/** Forgets the draft. Source: 000 §4 Cart, menu-header logo. */
export const forgetDraft = (alias: string): void => void writeStored('tab', PREFIX + alias, null)

/** Forgets all drafts: a sign-out leaves nothing behind. Source: 000 §4 Customer identity. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {}
}

/** Contact typed at a checkout: a valid phone in E.164, and the e-mail as typed, '' for none. */
export type TypedDiner = { readonly phone: string; readonly email: string }

/**
 * Returns the contact typed at a branch contact's checkout in this tab; null without a valid
 * phone. The checkout stores the valid phone, for pages that do not load the phone parser. Source:
 * 000 §4 Abandoned-cart notification.
 */
export function typedDiner(alias: string): TypedDiner | null {
  const draft = fromJson(keptDraft(alias))
  if (typeof draft !== 'object' || draft === null) return null
  const phone: unknown = Reflect.get(draft, 'validPhone')
  const email: unknown = Reflect.get(draft, 'customerEmail')
  if (typeof phone !== 'string' || !/^\+\d{6,15}$/.test(phone)) return null
  return { phone, email: typeof email === 'string' ? typedEmail(email) : '' }
}
