import { useMemo } from 'react'
import { useDocument } from '../document/use-document.ts'
import type { KeyOption } from '../form/keys-field.tsx'
import type { IndicatorThing } from './menu-document.ts'

/** Where the indicators of a branch stand. */
export const INDICATORS = ['indicators']

const NONE: readonly IndicatorThing[] = []

/** The indicators of the branch; none while they are on their way. */
export const useIndicators = (): readonly IndicatorThing[] =>
  useDocument<readonly IndicatorThing[]>(INDICATORS).data?.value ?? NONE

/** The same to be chosen from. */
export function useIndicatorOptions(): readonly KeyOption[] {
  const indicators = useIndicators()
  return useMemo(() => indicators.map(({ key, showName }) => ({ value: key, label: showName })), [indicators])
}
