import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { addressText } from '@mostrador/domain/delivery/shown-address'
import { useFetched } from '@mostrador/live/use-fetched'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useId } from 'react'
import { readKnownDiner } from '../diner/known-diner.ts'
import { findCustomer, type OrderingCustomer } from '../diner/ordering-customer.ts'
import { recognisedAt } from '../diner/recognised.ts'
import { browserApi } from '../api.ts'
import { startDraft, type AddressDraft } from './address-draft.ts'

type RegisteredAddress = OrderingCustomer['addressesRegistered'][number]

/** Most addresses shown. */
const MOST = 4

/**
 * Returns the registered addresses that this browser may see; none for an unknown diner or after a
 * failure. Source: 000 §3 Ordering customer, §8.
 */
function useRegisteredAddresses(branchId: string | undefined): readonly RegisteredAddress[] {
  const recognised = branchId === undefined ? undefined : recognisedAt(branchId)
  const phone = readKnownDiner()?.phone
  const isUnknown = branchId !== undefined && !recognised && phone !== undefined
  const { answer: asked } = useFetched(isUnknown ? `${branchId}/${phone}` : undefined, {
    ask: async () => findCustomer(browserApi.client, { phone: phone ?? '', branchId: branchId ?? '' }),
    take: (found) => (found.status === 'known' ? found.customer.addressesRegistered : undefined),
  })
  return (recognised ? (recognised.customer?.addressesRegistered ?? []) : (asked ?? [])).slice(0, MOST)
}

const nameOf = (address: RegisteredAddress): string => address.fullAddress || addressText(address)

/** Makes the draft of a registered address; its pin is the one of an earlier order. */
export const draftOf = (address: RegisteredAddress): AddressDraft =>
  startDraft(
    {
      street: address.street,
      number: address.number,
      city: address.city ?? '',
      zone: address.zone ?? '',
      locality: address.locality ?? '',
      country: address.country ?? '',
      postalCode: address.postalCode ?? '',
      betweenStreets: address.betweenStreets ?? '',
      details: address.details ?? '',
      geocoded: address.geocoded ?? false,
      lat: address.lat ?? null,
      lng: address.lng ?? null,
      fullAddress: nameOf(address),
      fromLocalStorage: false,
    },
    address.country ?? '',
  )

export type RegisteredAddressesProps = {
  readonly branchId: string | undefined
  readonly onChoose: (draft: AddressDraft) => void
}

/**
 * List "Mis direcciones" of addresses that the diner ordered to before; hidden without any.
 * Source: 000 §2 Address modal, §3 Ordering customer.
 */
export function RegisteredAddresses({ branchId, onChoose }: RegisteredAddressesProps) {
  const titleId = useId()
  const addresses = useRegisteredAddresses(branchId)
  if (addresses.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid gap-1">
      <h3 id={titleId} className="text-14 font-medium">
        {addressDialogCopy.registered}
      </h3>
      <ul className="grid divide-y divide-line">
        {addresses.map((address) => (
          <li key={`${nameOf(address)} ${address.details}`}>
            <button
              type="button"
              onClick={() => onChoose(draftOf(address))}
              className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-2 text-left text-16 hover:bg-sunken"
            >
              <Icon name="pin" className="text-muted" />
              <span className="min-w-0">
                <span className="block break-words">{nameOf(address)}</span>
                {address.details && <span className="block text-14 text-muted">{address.details}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
