import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { each } from '@mostrador/live/timers'
import { useEffect, useState } from 'react'
import { openingClock } from '../working-hours/opening-clock.ts'

/** Interval between looks at the opening hours of a list, in milliseconds. */
const LOOK_EVERY_MS = 5000

type Opening = Pick<BranchContactItem, 'open' | 'closesAt' | 'nextOpeningAt'>

/** Whether a branch contact is open: as told until its next change, the other way after it. */
export function isOpenBy({ open, closesAt, nextOpeningAt }: Opening, now: Date): boolean {
  const change = open ? closesAt : nextOpeningAt
  return change !== null && Date.parse(change) <= now.getTime() ? !open : open
}

/**
 * Calls back at once, and at each change, with the number of branch contacts that opened or closed
 * by the clock. Returns a function that stops.
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
 * Returns branch contacts as open by now: each opens or closes once by the server's clock, without
 * a request. Source: docs/decisions/032.
 */
export function useOpenNow(contacts: readonly BranchContactItem[]): readonly BranchContactItem[] {
  const [changed, setChanged] = useState(0)
  useEffect(() => watchChanged(contacts, openingClock, setChanged), [contacts])
  if (changed === 0) return contacts
  const now = openingClock()
  return contacts.map((contact) => ({ ...contact, open: isOpenBy(contact, now) }))
}
