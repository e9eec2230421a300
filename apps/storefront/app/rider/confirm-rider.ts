import type { Client } from '@mostrador/contract/client'
import { forgetRider } from './forget-rider.ts'
import { asRider } from './rider-session.ts'

/** Where whoever is turned away goes. Source: 001 §6, §2 Not-found / denied page. */
export const DENIED_PAGE = '/404'

/** Answers that mean that this is no rider of ours; without a connection there is no answer, and the shift goes on. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 404])

/** Ends what the device knows of the rider, and turns to the denied page. */
export function denyRider(alias: string, turnTo: (path: string) => void): void {
  forgetRider(alias)
  turnTo(DENIED_PAGE)
}

/** Asks whether the token is a rider's; `deny` when it is not. Source: 001 §6, a failed whoami also redirects there. */
export async function confirmRider(
  token: string,
  { client, deny }: { readonly client: Pick<Client, 'whoAmI'>; readonly deny: () => void },
): Promise<void> {
  const who = await client.whoAmI({}, asRider({ token }))
  if (!who.ok && REFUSED.has(who.problem.status)) deny()
}
