import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { ReactNode } from 'react'
import { nameOf, placeOf, withOwn, withTheirs } from './draft.ts'
import { useFormHands, useFormState } from './form-context.ts'
import { MetNotice } from './met-notice.tsx'
import { useFieldTakesMore } from './use-field.ts'

export type FieldFrameProps = {
  readonly at: string
  readonly textOf: (value: unknown) => ReactNode
  /** Whether the control takes more permission than its place, as by opening other fields. */
  readonly takesMore?: boolean
  readonly children: ReactNode
}

/**
 * Control with the notice of a conflict below it. The conflict may also be inside the place, such
 * as a day of a week, or at a part around it. A control that takes more than a PIN is marked on a
 * shared tablet; the form says so once, above its fields.
 */
export function FieldFrame({ at, textOf, takesMore = false, children }: FieldFrameProps) {
  const { store } = useFormHands()
  const met = useFormState(({ draft: { conflicts } }) =>
    conflicts.has(at) ? at : [...conflicts.keys()].find((name) => store.fields.shownAt(name) === at),
  )
  const isGuarded = useFieldTakesMore(at) || takesMore
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2" data-takes-more={isGuarded || undefined}>
      {children}
      {met !== undefined && <Met at={at} met={met} textOf={textOf} />}
    </div>
  )
}

type MetProps = Omit<FieldFrameProps, 'children' | 'takesMore'> & {
  /** Place of the conflict, where it differs from the field's. */
  readonly met?: string
}

/** Notice of the other person's value at a place that was changed here too. */
export function Met({ at, met = at, textOf }: MetProps) {
  const { store } = useFormHands()
  const theirs = useFormState(({ draft }) => valueAt(draft.base, placeOf(at)))
  const isSaving = useFormState((state) => state.isSaving)
  // In a part that both added, this field shows all differences.
  const said = useFormState(({ draft }) => store.fields.differing(met, draft.base, draft.mine))
  const isWhole = met === at || met.startsWith(`${at}/`)
  return (
    <MetNotice
      place={nameOf([...store.place, met])}
      theirs={theirs}
      disabled={isSaving}
      onTheirs={() => store.change((draft) => withTheirs(draft, placeOf(met)))}
      onMine={() => store.change((draft) => withOwn(draft, placeOf(met)))}
    >
      {isWhole ? textOf(theirs) : said}
    </MetNotice>
  )
}
