import { useEffect } from 'react'
import { openingClock } from '../working-hours/opening-clock.ts'
import { watchOpening } from '../working-hours/contact-at.ts'
import type { useAlias } from '../place/use-alias.ts'

type Alias = ReturnType<typeof useAlias>

export type AliasChange = { readonly of: Alias; readonly now: Alias }

export type OpeningSectionProps = {
  readonly alias: Alias
  readonly onChange: (change: AliasChange) => void
}

/** Opens and closes the branch contact by the server's clock. Source: docs/decisions/032. */
export function OpeningSection({ alias, onChange }: OpeningSectionProps) {
  useEffect(() => {
    const { lookup } = alias
    if (lookup.type !== 'branchContact') return undefined
    return watchOpening(lookup.info, openingClock, (info) =>
      onChange({ of: alias, now: { ...alias, lookup: { ...lookup, info } } }),
    )
  }, [alias, onChange])
  return null
}
