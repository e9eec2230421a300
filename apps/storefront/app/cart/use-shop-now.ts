import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { useEffect, useState } from 'react'
import { openingClock } from '../working-hours/opening-clock.ts'
import { watchOpening } from '../working-hours/contact-at.ts'
import type { Shop } from './load-shop.ts'

type Change = { readonly of: BranchContactInfo; readonly now: BranchContactInfo }

/** Returns the shop as it opens and closes by the server's clock. Source: docs/decisions/032. */
export function useShopNow<Loaded extends Shop | undefined>(loaded: Loaded): Loaded {
  const contact = loaded?.contact
  const [change, setChange] = useState<Change>()
  useEffect(
    () => contact && watchOpening(contact, openingClock, (now) => setChange({ of: contact, now })),
    [contact],
  )
  return loaded && change && change.of === contact ? shopWith(loaded, change.now) : loaded
}

/** Returns a shop with another state of its branch contact and mode. */
export const shopWith = <Loaded extends Pick<Shop, 'contact' | 'mode'>>(
  shop: Loaded,
  contact: BranchContactInfo,
): Loaded => ({
  ...shop,
  contact,
  mode: contact.deliveryConfig.orderModes.find(({ id }) => id === shop.mode.id) ?? shop.mode,
})
