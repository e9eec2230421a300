import type { ReactNode } from 'react'
import { MetNotice } from '../form/met-notice.tsx'
import type { BrandingEditing } from './use-branding.ts'

export type MetAtProps = {
  readonly editing: Pick<BrandingEditing, 'met' | 'decide' | 'isSaving'>
  readonly place: string
  readonly textOf: (value: unknown) => ReactNode
}

/** Notice below a field that another person changed too, until the user decides. */
export function MetAt({ editing: { met, decide, isSaving }, place, textOf }: MetAtProps) {
  if (!met.has(place)) return null
  const theirs = met.get(place)
  return (
    <div data-met>
      <MetNotice
        place={place}
        theirs={theirs}
        disabled={isSaving}
        onTheirs={() => decide(place, true)}
        onMine={() => decide(place, false)}
      >
        {textOf(theirs)}
      </MetNotice>
    </div>
  )
}
