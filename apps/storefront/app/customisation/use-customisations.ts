import { useAlias } from '../place/use-alias.ts'
import type { LoadedCustomisations } from '../place/load-customisations.ts'

/** The customisations of this page's branch. Only inside of the alias's layout. */
export const useCustomisations = (): LoadedCustomisations => useAlias().customisations
