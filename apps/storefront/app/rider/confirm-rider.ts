import type { Client } from '@mostrador/contract/client'
import { loseRider } from './forget-rider.ts'
import { asRider, riderSession, type RiderSession } from './rider-session.ts'

/** Address that a refused rider is sent to. Source: 001 §6, §2 Not-found / denied page. */
export const DENIED_PAGE = '/404'

/** Statuses that mean no rider of ours; without a connection the shift goes on. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 404])

/** Rider whose call was refused: the branch contact, and the start of the shift, if any. */
export type DeniedRider = { readonly alias: string; readonly since: string | undefined }

/**
 * Deletes the data of a refused rider from the device and goes to the denied page. A rider who
 * began a shift on the device since that call stays, and so does the page.
 */
export function denyRider({ alias, since }: DeniedRider, redirectTo: (path: string) => void): void {
  const stored = riderSession(alias).latest()
  if (stored && stored.since !== since) return
  loseRider(alias)
  redirectTo(DENIED_PAGE)
}

/**
 * Asks whether the device is on shift there, and calls `deny` if not. Returns whether the rider
 * has a PIN, undefined without an answer. Source: 001 §6, a failed whoami also redirects there.
 */
export async function confirmRider(
  session: Pick<RiderSession, 'branchContactId'>,
  { client, deny }: { readonly client: Pick<Client, 'whoAmI'>; readonly deny: () => void },
): Promise<boolean | undefined> {
  const who = await client.whoAmI({}, asRider(session))
  if (who.ok) return who.data.hasPin
  if (REFUSED.has(who.problem.status)) deny()
  return undefined
}
