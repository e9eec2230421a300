import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { each } from '@mostrador/live/timers'
import { useEffect, useState } from 'react'
import { openingClock } from '../working-hours/opening-clock.ts'

/** How often a list looks whether a local of it has opened or closed, in milliseconds. */
const LOOK_EVERY_MS = 5000

type Opening = Pick<BranchContactItem, 'open' | 'closesAt' | 'nextOpeningAt'>

/**
 * Whether a local of a list is open at an instant: as the server told it until its next change, and
 * the other way from then on.
 */
export function isOpenBy({ open, closesAt, nextOpeningAt }: Opening, now: Date): boolean {
  const change = open ? closesAt : nextOpeningAt
  return change !== null && Date.parse(change) <= now.getTime() ? !open : open
}

/**
 * Says at once, and whenever it changes, how many of some locals have opened or closed by the
 * clock. Returns what ends it.
 */
export function watchChanged(
  contacts: readonly Opening[],
  now: () => Date,
  tell: (changed: number) => void,
): () => void {
  let last: number | undefined
  function look(): void {
    const at = now()
    const changed = contacts.filter((one) => isOpenBy(one, at) !== one.open).length
    if (changed !== last) tell(changed)
    last = changed
  }
  look()
  return each(LOOK_EVERY_MS, look)
}

/**
 * The locals of a list as they stand: each opens or closes once by the server's clock, without
 * asking. Source: docs/decisions/032.
 */
export function useOpenNow(contacts: readonly BranchContactItem[]): readonly BranchContactItem[] {
  const [changed, setChanged] = useState(0)
  useEffect(() => watchChanged(contacts, openingClock, setChanged), [contacts])
  if (changed === 0) return contacts
  const now = openingClock()
  return contacts.map((contact) => ({ ...contact, open: isOpenBy(contact, now) }))
}
