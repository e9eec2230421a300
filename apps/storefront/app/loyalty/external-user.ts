import { fromJson, readStored, writeStored } from '@mostrador/live/stored-value'
import { EXTERNAL_USER_FIELDS as FIELDS, EXTERNAL_USER_KEY as KEY } from './early-external-user.ts'

/** User of an external loyalty partner, as the partner's link named it. Source: 000 §6. */
export type ExternalUser = {
  readonly partner: string
  readonly externalUserId: string
  /** Bearer token of the partner: sent to our server, and in no address and no log. */
  readonly userToken: string
}

/** Longest texts, larger than any on the wire. */
const LONGEST: Readonly<Record<keyof ExternalUser, number>> = {
  partner: 60,
  externalUserId: 200,
  userToken: 4000,
}

/** User of this page where the browser stores nothing. */
let here: ExternalUser | null = null

/** Reads a user from an untrusted value; null unless it is complete. */
function userOf(valueOf: (field: keyof ExternalUser) => unknown): ExternalUser | null {
  const fits = (field: keyof ExternalUser): string | undefined => {
    const value = valueOf(field)
    return typeof value === 'string' && value !== '' && value.length <= LONGEST[field] ? value : undefined
  }
  const [partner, externalUserId, userToken] = FIELDS.map(fits)
  if (partner === undefined || externalUserId === undefined || userToken === undefined) return null
  return { partner, externalUserId, userToken }
}

function keep(user: ExternalUser): void {
  here = user
  writeStored('tab', KEY, JSON.stringify(user))
}

/** Returns the external user of this tab; null for none. */
export function readExternalUser(): ExternalUser | null {
  const value = here ?? fromJson(readStored('tab', KEY))
  here = typeof value === 'object' && value !== null ? userOf((field) => Reflect.get(value, field)) : null
  return here
}

/** Deletes the external user: the partner refused it, or its diner signed out. */
export function forgetExternalUser(): void {
  here = null
  writeStored('tab', KEY, null)
}

/**
 * Moves the external user from the page's address into this tab, before any other code reads the
 * address; the link's user replaces an earlier one. Source:
 * docs/decisions/017-an-external-user-comes-by-a-link.md.
 */
export function takeExternalUser(): void {
  const { searchParams, pathname, hash } = new URL(location.href)
  const user = userOf((field) => searchParams.get(field))
  if (user) keep(user)
  for (const field of FIELDS) searchParams.delete(field)
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  history.replaceState(history.state, '', pathname + search + hash)
}
