import {
  createPlaceSession,
  type PlaceAsking,
  type PlaceSuggestions,
} from '@mostrador/contract/geocoding/place-session'
import { randomHex } from '@mostrador/live/random-hex'
import type { TypedSearch } from '@mostrador/live/typed-search'
import { useTypedSearch } from '@mostrador/live/use-typed-search'
import { useState } from 'react'
import { browserApi } from '../api.ts'

export type SearchState = TypedSearch<PlaceSuggestions>

/** Searches addresses for one dialog, with the provider of a branch, near a branch contact. */
export function usePlaceSearch(place: Pick<PlaceAsking, 'branchId' | 'branchContactId'>) {
  const [session] = useState(() =>
    createPlaceSession({ ...place, client: browserApi.client, newToken: () => randomHex(16) }),
  )
  const { state, search } = useTypedSearch<PlaceSuggestions>(session.ask)
  return { state, search, resolve: session.resolve }
}
