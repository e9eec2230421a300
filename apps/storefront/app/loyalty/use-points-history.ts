import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { loadPointsHistory, NO_POINTS } from './load-points-history.ts'
import type { PointsKey, PointsPage } from './load-points-history.ts'

/** The movements of a phone page by page, from the newest on; undefined until the first is there. */
export function usePointsHistory({ phone, branchId, branchContactId }: PointsKey) {
  const [page, setPage] = useState<PointsPage>()
  const [isLoading, setIsLoading] = useState(false)
  const turn = useRef(0)
  const isUnderWay = useRef(false)

  const load = useCallback(
    async (before: PointsPage) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      const mine = turn.current
      setIsLoading(true)
      const after = await loadPointsHistory(browserApi.client, { phone, branchId, branchContactId }, before)
      if (mine !== turn.current) return
      isUnderWay.current = false
      setPage(after)
      setIsLoading(false)
    },
    [phone, branchId, branchContactId],
  )

  useEffect(() => {
    void load(NO_POINTS)
    return () => {
      turn.current += 1
      isUnderWay.current = false
    }
  }, [load])

  return { page, isLoading, loadMore: () => void load(page ?? NO_POINTS) }
}
