import { formCopy } from '@mostrador/copy/form'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

export type MetNoticeProps = {
  readonly place: string
  readonly theirs: unknown
  /** The same, rendered for people. */
  readonly children: ReactNode
  readonly disabled: boolean
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** Notice of another person's value at a place that was changed here too, with both ways on. */
export function MetNotice({ place, theirs, children, disabled, onTheirs, onMine }: MetNoticeProps) {
  const { by, at: when } = useLastChange(place, theirs)
  const { timeZone } = useWorkplace().contact
  const now = useNow()
  return (
    <Notice tone="warning" live="alert">
      <p>{formCopy.metBy(by, when && whenText(when, now, timeZone))}</p>
      <div className="font-semibold wrap-anywhere">{children || formCopy.nothing}</div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" disabled={disabled} onClick={onTheirs}>
          {formCopy.takeTheirs}
        </Button>
        <Button variant="secondary" size="small" disabled={disabled} onClick={onMine}>
          {formCopy.keepMine}
        </Button>
      </div>
    </Notice>
  )
}

/** Finds author and time of a place's value; asked once for each value. */
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
