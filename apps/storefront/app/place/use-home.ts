import { useDocument } from '../frame/load-document.ts'
import { useAlias } from './use-alias.ts'

/**
 * The origin that the pages of this alias are at home on: what links to them that leave the page
 * begin with.
 */
export function useHome(): string {
  const shared = useDocument()?.origin ?? ''
  return useAlias().lookup.home ?? shared
}
