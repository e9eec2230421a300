import { after } from '@mostrador/live/timers'
import { useEffect, useState } from 'react'
import type { PlaceInfo, PlaceSuggestion } from '@mostrador/contract/geocoding/geocoding-endpoints'
import { browserApi } from '../api.ts'
import { randomHex } from '@mostrador/live/random-hex'
import { createPlaceSearch } from './place-search.ts'
import type { SearchState, SearchParts } from './place-search.ts'

/** What names a session of typing to a provider that bills by them. */
const newToken = (): string => randomHex(16)

/**
 * What asks for addresses: from the first letter to the chosen line under one token, and then under
 * another.
 */
type PlaceSession = {
  readonly ask: SearchParts['ask']
  /** The place of a line, with the number that was typed; null when it cannot be had. */
  readonly resolve: (suggestion: PlaceSuggestion, number: string) => Promise<PlaceInfo | null>
}

/** Whose provider is asked, and which local is near: neither in the guide, which is nobody's. */
type SearchPlace = {
  readonly branchId?: string | undefined
  readonly branchContactId?: string | undefined
}

/**
 * Begins a session; addresses near the branch contact come first. Source: 000 §7 Address
 * suggestions.
 */
function createPlaceSession({ branchId, branchContactId }: SearchPlace): PlaceSession {
  const { client } = browserApi
  const whose = branchId === undefined ? {} : { branchId }
  const near = { ...whose, ...(branchContactId !== undefined && { branchContactId }) }
  let sessionToken = newToken()
  return {
    ask: (text, signal) =>
      client.listPlaceSuggestions({ query: { query: text, sessionToken, ...near } }, { signal }),
    resolve: async (suggestion, number) => {
      const query = { id: suggestion.id, number: number.slice(0, 30), sessionToken, ...whose }
      sessionToken = newToken()
      if (suggestion.place) return suggestion.place
      const result = await client.getPlace({ query })
      return result.ok ? result.data : null
    },
  }
}

/**
 * The search for addresses of one dialog, with the provider of a branch, near a branch contact, and
 * where it stands.
 */
export function usePlaceSearch(place: SearchPlace) {
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const [{ session, search }] = useState(() => {
    const own = createPlaceSession(place)
    return {
      session: own,
      search: createPlaceSearch({
        ask: own.ask,
        schedule: (task, milliseconds) => after(milliseconds, task),
        onState: setState,
      }),
    }
  })
  useEffect(() => () => search.end(), [search])
  return { state, search, resolve: session.resolve }
}
