import { useFetched } from '@mostrador/live/use-fetched'
import { useState } from 'react'
import { browserApi } from '../api.ts'
import { useOpenings } from '../frame/use-openings.ts'
import {
  listSignInBrands,
  type CustomerPlace,
  type SignInBrand,
  type SignInPlace,
} from '../diner/sign-in-place.ts'

/** Brand that the diner signs in at, as far as known, and the brands to choose from. */
export type ChosenBrand = {
  readonly at: CustomerPlace | undefined
  readonly choices: readonly SignInBrand[]
  readonly choose: (branchId: string) => void
  /** State of the list of brands; `ready` on a page that has its own. */
  readonly state: 'loading' | 'failed' | 'ready'
  readonly retry: () => void
}

type Listed = readonly SignInBrand[] | 'failed' | undefined

/** Decides the brand from the page, the list of brands where the page has none, and the choice. */
export function brandNow(
  place: SignInPlace,
  { listed, chosen }: { readonly listed: Listed; readonly chosen: string },
): Pick<ChosenBrand, 'at' | 'choices' | 'state'> {
  if (place.kind === 'brand') return { at: place, choices: [], state: 'ready' }
  if (listed === undefined || listed === 'failed') {
    return { at: undefined, choices: [], state: listed ?? 'loading' }
  }
  const only = listed.length === 1 ? listed[0]?.id : undefined
  const branchId = only ?? (chosen === '' ? undefined : chosen)
  return {
    at: branchId === undefined ? undefined : { branchId },
    choices: listed.length > 1 ? listed : [],
    state: 'ready',
  }
}

/**
 * Returns the brand that a diner signs in at: the page's own, the only one, or the chosen one.
 * Customers belong to a brand. `choices` is empty where there is no choice.
 */
export function useSignInBrand(place: SignInPlace, isOpen: boolean): ChosenBrand {
  const [chosen, setChosen] = useState('')
  const companyId = place.kind === 'company' ? place.companyId : undefined
  const isWanted = useOpenings(isOpen) > 0 && place.kind !== 'brand'
  const { answer: listed, anew } = useFetched<Listed, readonly SignInBrand[] | undefined>(
    isWanted ? `of ${companyId}` : undefined,
    {
      ask: () => listSignInBrands(browserApi.client, companyId),
      take: (found) => found ?? 'failed',
    },
  )
  const retry = () => void anew()
  return { ...brandNow(place, { listed, chosen }), choose: setChosen, retry }
}
