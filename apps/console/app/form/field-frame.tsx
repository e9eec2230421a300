import { valueAt } from '@mostrador/domain/revision/apply-operations'
import type { ReactNode } from 'react'
import { nameOf, placeOf, withOwn, withTheirs } from './draft.ts'
import { useFormHands, useFormState } from './form-context.ts'
import { MetNotice } from './met-notice.tsx'

export type FieldFrameProps = {
  /** The place of the field in the part, as a name. */
  readonly at: string
  /** A value as people read it. */
  readonly textOf: (value: unknown) => ReactNode
  readonly children: ReactNode
}

/** A control, and under it what somebody else made of its place meanwhile, with both ways on. */
export function FieldFrame({ at, textOf, children }: FieldFrameProps) {
  const isMet = useFormState(({ draft }) => draft.conflicts.has(at))
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      {children}
      {isMet && <Met at={at} textOf={textOf} />}
    </div>
  )
}

/** What somebody else made of a place that was changed here as well. */
export function Met({ at, textOf }: Omit<FieldFrameProps, 'children'>) {
  const { store } = useFormHands()
  const theirs = useFormState(({ draft }) => valueAt(draft.base, placeOf(at)))
  const isSaving = useFormState((state) => state.isSaving)
  return (
    <MetNotice
      place={nameOf([...store.place, at])}
      theirs={theirs}
      disabled={isSaving}
      onTheirs={() => store.change((draft) => withTheirs(draft, placeOf(at)))}
      onMine={() => store.change((draft) => withOwn(draft, placeOf(at)))}
    >
      {textOf(theirs)}
    </MetNotice>
  )
}
