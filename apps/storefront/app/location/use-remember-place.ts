import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { useEffect } from 'react'
import { placeOf, rememberPlace } from './recent-places.ts'

/** Remembers the alias of this page for the start page; undefined for a preview. */
export function useRememberPlace(lookup: AliasLookup | undefined): void {
  useEffect(() => {
    if (lookup) rememberPlace(placeOf(lookup))
  }, [lookup])
}
