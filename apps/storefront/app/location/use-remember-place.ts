import { useEffect } from 'react'
import { useAlias } from '../alias/use-alias.ts'
import { placeOf, rememberPlace } from './recent-places.ts'

/** Remembers the alias of this page for the start page. */
export function useRememberPlace(): void {
  const { lookup } = useAlias()
  useEffect(() => rememberPlace(placeOf(lookup)), [lookup])
}
