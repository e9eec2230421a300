import type { Client, Result } from '../client.ts'
import type { Answer } from '../endpoint.ts'
import type { geocodingEndpoints, GeocodedAddressInfo, AddressSuggestion } from './geocoding-endpoints.ts'

type Listed = Answer<(typeof geocodingEndpoints)['listPlaceSuggestions']>

/** Addresses that a text may mean, the attribution on the page, and whether a provider searches. */
export type AddressSuggestions = Omit<Listed, 'suggestions'> & {
  readonly suggestions: readonly AddressSuggestion[]
}

/**
 * Session that asks for addresses: from the first letter to the chosen line under one token, and
 * then under another.
 */
export type AddressSession = {
  readonly ask: (text: string, signal: AbortSignal) => Promise<Result<AddressSuggestions>>
  /** The place of a line, with the number that was typed; null when it cannot be had. */
  readonly resolve: (suggestion: AddressSuggestion, number: string) => Promise<GeocodedAddressInfo | null>
}

/**
 * Client of a session, with the branch whose provider is asked and the branch contact nearby:
 * neither in the guide.
 */
export type AddressAsking = {
  readonly client: Pick<Client, 'listPlaceSuggestions' | 'getPlace'>
  readonly branchId?: string | undefined
  readonly branchContactId?: string | undefined
  /** Makes the token of a session of typing, for a provider that bills by them. */
  readonly newToken: () => string
}

const LONGEST_NUMBER = 30

/**
 * Begins a session; addresses near the branch contact come first. Source: 000 §7 Address
 * suggestions.
 */
export function createAddressSession(asking: AddressAsking): AddressSession {
  const { client, branchId, branchContactId, newToken } = asking
  const whose = branchId === undefined ? {} : { branchId }
  const near = { ...whose, ...(branchContactId !== undefined && { branchContactId }) }
  let sessionToken = newToken()
  return {
    ask: (text, signal) =>
      client.listPlaceSuggestions({ query: { query: text, sessionToken, ...near } }, { signal }),
    resolve: async (suggestion, number) => {
      const query = { id: suggestion.id, number: number.slice(0, LONGEST_NUMBER), sessionToken, ...whose }
      sessionToken = newToken()
      if (suggestion.place) return suggestion.place
      const result = await client.getPlace({ query })
      return result.ok ? result.data : null
    },
  }
}
