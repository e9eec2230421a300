import { useFetched } from '@mostrador/live/use-fetched'
import { browserApi } from '../api.ts'
import { loadPointsHistory, NO_POINTS } from './load-points-history.ts'
import type { PointsKey, PointsPage } from './load-points-history.ts'

/**
 * The movements of a phone page by page, from the newest on; undefined until the first is there.
 */
export function usePointsHistory({ phone, branchId, branchContactId }: PointsKey) {
  const { answer, isAsking, again } = useFetched(`${phone}/${branchId}/${branchContactId}`, {
    ask: (before: PointsPage | undefined) =>
      loadPointsHistory(browserApi.client, { phone, branchId, branchContactId }, before ?? NO_POINTS),
    take: (page) => page,
  })
  return { page: answer, isLoading: isAsking, loadMore: () => void (isAsking || again()) }
}
