import { useDocument } from '../frame/load-document.ts'
import { useAlias } from './use-alias.ts'

/** Returns the home origin of this alias, for links that leave the page. */
export function useHome(): string {
  const shared = useDocument()?.origin ?? ''
  return useAlias().lookup.home ?? shared
}
