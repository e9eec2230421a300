import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { useEffect } from 'react'
import { placeOf, rememberPlace } from './recent-places.ts'

/** Remembers the alias of this page for the start page. */
export function useRememberPlace(lookup: AliasLookup): void {
  useEffect(() => rememberPlace(placeOf(lookup)), [lookup])
}
