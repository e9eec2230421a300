import { useEffect, useState } from 'react'
import { browserApi } from '../api.ts'
import { listSignInBrands } from './sign-in-place.ts'
import type { CustomerPlace, SignInBrand, SignInPlace } from './sign-in-place.ts'

/** Where the diner signs in, as far as it is known, and what there is to choose. */
export type ChosenBrand = {
  readonly at: CustomerPlace | undefined
  readonly choices: readonly SignInBrand[]
  readonly choose: (branchId: string) => void
}

/**
 * The brand at which a diner signs in: the page's own, the only one there is, or one that is chosen. A customer is one
 * of a brand's, so that without it nobody can be found. `choices` is empty where nothing is to choose.
 */
export function useSignInBrand(place: SignInPlace, isOpen: boolean): ChosenBrand {
  const [brands, setBrands] = useState<readonly SignInBrand[]>()
  const [chosen, setChosen] = useState('')
  const own = place.kind === 'brand' ? place : undefined
  const companyId = place.kind === 'company' ? place.companyId : undefined
  const isWanted = isOpen && own === undefined && brands === undefined
  useEffect(() => {
    if (!isWanted) return undefined
    let isOver = false
    void listSignInBrands(browserApi.client, companyId).then((found) => isOver || setBrands(found))
    return () => {
      isOver = true
    }
  }, [isWanted, companyId])
  const only = brands?.length === 1 ? brands[0]?.id : undefined
  const branchId = only ?? (chosen === '' ? undefined : chosen)
  return {
    at: own ?? (branchId === undefined ? undefined : { branchId }),
    choices: own === undefined && brands !== undefined && brands.length > 1 ? brands : [],
    choose: setChosen,
  }
}
