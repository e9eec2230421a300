import type { AddressRedirect } from '@mostrador/domain/customisation/address-redirect'
import { orderModeSlug, type OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { useCustomisations } from '../customisation/use-customisations.ts'
import { nearestReaching } from '../delivery/reaching-contact.ts'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { mayBeDelivery } from './contact-search.ts'
import type { NearContacts } from './near-contacts.ts'

type Redirecting = { readonly addressRedirect?: AddressRedirect | null | undefined }

/**
 * Decides what follows once an address is given: the nearest branch contact that reaches it, or
 * the diner chooses (the default). The branch's own setting beats its ADDRESS_REDIRECT. Source:
 * 000 §3 Customisations.
 */
export const redirectOf = (branch: Redirecting, customisations: Redirecting): AddressRedirect =>
  branch.addressRedirect ?? customisations.addressRedirect ?? 'MANUAL'

/** Returns the setting of a branch on its own page. */
export const useAddressRedirect = (branch: Redirecting): AddressRedirect =>
  redirectOf(branch, useCustomisations())

/** Whether the diner gave the place on this page, and not in an earlier visit. */
function useIsGivenHere(place: NearContacts['place']): boolean {
  const [first, setFirst] = useState<NearContacts['place']>()
  useEffect(() => setFirst((known) => (known === undefined ? place : known)), [place])
  return first !== undefined && place !== null && place !== first
}

/** Returns the address that a branch redirects to once the diner's place is given. */
export function useNearestRedirect(
  near: NearContacts,
  { redirect, mode }: { readonly redirect: AddressRedirect; readonly mode: OrderModeType | undefined },
): void {
  const navigate = useNavigate()
  const search = useKeptQuery()
  const isGiven = useIsGivenHere(near.place)
  const isSent = redirect === 'AUTOMATIC' && isGiven && mayBeDelivery(mode) && near.status === 'ready'
  const alias = isSent ? nearestReaching(near.contacts)?.alias : undefined
  useEffect(() => {
    if (!alias) return
    void navigate({ pathname: href('/menu/:alias', { alias }), search, hash: orderModeSlug('DELIVERY') })
  }, [alias, navigate, search])
}
