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

/** Where the diner signs in, as far as it is known, and what there is to choose. */
export type ChosenBrand = {
  readonly at: CustomerPlace | undefined
  readonly choices: readonly SignInBrand[]
  readonly choose: (branchId: string) => void
  /** How it stands with the brands to choose from; `ready` as well on a page that has its own. */
  readonly state: 'loading' | 'failed' | 'ready'
  /** Asks for them again. */
  readonly retry: () => void
}

/** The brands as they were asked for; undefined until the answer is there. */
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
 * The brand at which a diner signs in: the page's own, the only one there is, or one that is
 * chosen. A customer is one of a brand's, so that without it nobody can be found. `choices` is
 * empty where nothing is to choose.
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
