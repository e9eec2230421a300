import {
  createAddressSession,
  type AddressAsking,
  type AddressSuggestions,
} from '@mostrador/contract/geocoding/address-session'
import { randomHex } from '@mostrador/live/random-hex'
import type { TypedSearch } from '@mostrador/live/typed-search'
import { useTypedSearch } from '@mostrador/live/use-typed-search'
import { useState } from 'react'
import { browserApi } from '../api.ts'

export type SearchState = TypedSearch<AddressSuggestions>

/** Searches addresses for one dialog, with the provider of a branch, near a branch contact. */
export function useAddressSearch(place: Pick<AddressAsking, 'branchId' | 'branchContactId'>) {
  const [session] = useState(() =>
    createAddressSession({ ...place, client: browserApi.client, newToken: () => randomHex(16) }),
  )
  const { state, search } = useTypedSearch<AddressSuggestions>(session.ask)
  return { state, search, resolve: session.resolve }
}
