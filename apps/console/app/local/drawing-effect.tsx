import { zoneMapCopy as copy } from '@mostrador/copy/zone-map'
import { Notice } from '@mostrador/ui/notice.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useRest } from '../layout/use-rest.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { MapZone } from './map-zones.ts'

/**
 * What a drawing that is not saved yet would have done to the orders of the last 90 days. Asked
 * once the hand rests.
 */
export function DrawingEffect({ zones }: { readonly zones: readonly MapZone[] }) {
  const api = useApi()
  const { id } = useWorkplace().contact
  const asked = useRest(JSON.stringify(zones.map(({ key, priority, area }) => ({ key, priority, area }))))
  const { data, isError } = useQuery({
    queryKey: ['drawing-effect', id, asked],
    queryFn: () =>
      answerOf(api.judgeDrawing({ params: { id }, body: { zones: JSON.parse(asked) as never } })),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  if (isError) return <p className="text-14 text-muted">{copy.notJudged}</p>
  if (!data) return <p className="text-14 text-muted">{copy.judging}</p>
  const { days, orders, unplaced, lost, gained, moved } = data
  const told = [
    ...(lost > 0 ? [copy.lost(lost, days)] : []),
    ...(gained > 0 ? [copy.gained(gained)] : []),
    ...(moved > 0 ? [copy.moved(moved)] : []),
  ]
  const nothing = orders > 0 ? copy.same(orders, days) : copy.noOrders(days)
  return (
    <Notice tone={lost > 0 ? 'warning' : 'info'} live="status">
      <p className={lost > 0 ? 'font-semibold' : undefined}>{told.join(' ') || nothing}</p>
      {unplaced > 0 && <p className="text-muted">{copy.unplaced(unplaced)}</p>}
    </Notice>
  )
}
