import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { useEffect } from 'react'

/** Remembers the alias of this page for the start page. */
export function useRememberPlace(lookup: AliasLookup): void {
  useEffect(
    () =>
      void import('./recent-places.ts').then(
        ({ placeOf, rememberPlace }) => rememberPlace(placeOf(lookup)),
        () => undefined,
      ),
    [lookup],
  )
}
