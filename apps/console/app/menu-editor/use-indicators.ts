import { useMemo } from 'react'
import { useDocument } from '../document/use-document.ts'
import type { KeyOption } from '../form/keys-field.tsx'
import type { IndicatorThing } from './menu-document.ts'

/** Place of a branch's indicators. */
export const INDICATORS = ['indicators']

const NONE: readonly IndicatorThing[] = []

/** Returns the indicators of the branch; none while they load. */
export const useIndicators = (): readonly IndicatorThing[] =>
  useDocument<readonly IndicatorThing[]>(INDICATORS).data?.value ?? NONE

/** Returns the indicators as options. */
export function useIndicatorOptions(): readonly KeyOption[] {
  const indicators = useIndicators()
  return useMemo(() => indicators.map(({ key, showName }) => ({ value: key, label: showName })), [indicators])
}
