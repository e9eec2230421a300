import { formCopy } from '@mostrador/copy/form'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { nameOf, placeOf, withOwn, withTheirs } from './draft.ts'
import { useFormHands, useFormState } from './form-context.ts'

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
  const { by, at: when } = useLastChange(nameOf([...store.place, at]), theirs)
  const { timeZone } = useWorkplace().contact
  const now = useNow()
  return (
    <Notice tone="warning" live="alert">
      <p>{formCopy.metBy(by, when && whenText(when, now, timeZone))}</p>
      <p className="font-semibold wrap-anywhere">{textOf(theirs) || formCopy.nothing}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={isSaving}
          onClick={() => store.change((draft) => withTheirs(draft, placeOf(at)))}
        >
          {formCopy.takeTheirs}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={isSaving}
          onClick={() => store.change((draft) => withOwn(draft, placeOf(at)))}
        >
          {formCopy.keepMine}
        </Button>
      </div>
    </Notice>
  )
}

/** Who wrote what stands at a place of the branch, and when; asked once for each value. */
function useLastChange(place: string, value: unknown) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const { data } = useQuery({
    queryKey: ['last-change', branchId, place, JSON.stringify(value)],
    queryFn: () => answerOf(api.getLastChange({ params: { id: branchId }, query: { place } })),
    gcTime: 0,
  })
  return { by: data?.by ?? undefined, at: data?.at ?? undefined }
}
