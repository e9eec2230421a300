import { useAlias } from '../place/use-alias.ts'
import type { LoadedCustomisations } from '../place/load-customisations.ts'

/** Returns the customisations of this page's branch. Only inside the alias's layout. */
export const useCustomisations = (): LoadedCustomisations => useAlias().customisations
