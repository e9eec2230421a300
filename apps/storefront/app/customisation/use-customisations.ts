import { useAlias } from '../alias/use-alias.ts'
import type { LoadedCustomisations } from './load-customisations.ts'

/** The customisations of this page's branch. Only inside of the alias's layout. */
export const useCustomisations = (): LoadedCustomisations => useAlias().customisations
