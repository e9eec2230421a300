import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { DEFAULT_ADDRESS_REDIRECT } from '@mostrador/domain/customisation/address-redirect'
import type { AddressRedirect } from '@mostrador/domain/customisation/address-redirect'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { useEffect, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { useCustomisations } from '../customisation/use-customisations.ts'
import { nearestReaching } from '../delivery/reaching-local.ts'
import { useKeptQuery } from '../layout/kept-link.tsx'
import type { NearContacts } from './near-contacts.ts'

/**
 * What happens once an address is given: the nearest local that reaches it, or the diner chooses. The branch's own
 * word comes first, then its ADDRESS_REDIRECT. Source: 000 §3 Customisations.
 */
export function useAddressRedirect(branch: Pick<BranchInfo, 'addressRedirect'>): AddressRedirect {
  const customisations = useCustomisations()
  return branch.addressRedirect ?? customisations.addressRedirect ?? DEFAULT_ADDRESS_REDIRECT
}

/** Whether the diner said on this page where they are; a place of an earlier visit is none that was said here. */
function useIsGivenHere(place: NearContacts['place']): boolean {
  const [first, setFirst] = useState<NearContacts['place']>()
  useEffect(() => setFirst((known) => (known === undefined ? place : known)), [place])
  return first !== undefined && place !== null && place !== first
}

/** Where a branch sends its diners on by itself, once they have said where they are. */
export function useNearestRedirect(
  near: NearContacts,
  { redirect, mode }: { readonly redirect: AddressRedirect; readonly mode: OrderModeType | undefined },
): void {
  const navigate = useNavigate()
  const search = useKeptQuery()
  const isGiven = useIsGivenHere(near.place)
  const isDelivery = mode === undefined || mode === 'DELIVERY'
  const isSent = redirect === 'AUTOMATIC' && isGiven && isDelivery && near.status === 'ready'
  const alias = isSent ? nearestReaching(near.contacts)?.alias : undefined
  useEffect(() => {
    if (!alias) return
    void navigate({ pathname: href('/menu/:alias', { alias }), search, hash: orderModeSlug('DELIVERY') })
  }, [alias, navigate, search])
}
