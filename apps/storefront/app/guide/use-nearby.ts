import type { NearbyContact } from '@mostrador/contract/guide/guide-endpoints'
import { guideCopy } from '@mostrador/copy/guide'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../api.ts'
import { askNearby, NEARBY_PAGE } from './ask-nearby.ts'
import type { GuidePlace } from './guide-place.ts'

/** The locals near a place, as far as they were asked for. */
export type Nearby = {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly contacts: readonly NearbyContact[]
  /** The last page that came. */
  readonly page: number
  readonly hasMore: boolean
}

const NONE: Nearby = { status: 'loading', contacts: [], page: 0, hasMore: false }

/** The list with a page more; a local that moved between two pages is not there twice. */
export function withPage(before: Nearby, found: readonly NearbyContact[]): Nearby {
  const known = new Set(before.contacts.map(({ id }) => id))
  return {
    status: 'ready',
    contacts: [...before.contacts, ...found.filter(({ id }) => !known.has(id))],
    page: before.page + 1,
    hasMore: found.length === NEARBY_PAGE,
  }
}

/** The locals near a place page by page. A failure is told in a toast, and the list says that it failed. Source: 001 §8. */
export function useNearby({ lat, lng }: GuidePlace) {
  const toast = useToast()
  const [nearby, setNearby] = useState(NONE)
  const turn = useRef(0)

  const load = useCallback(
    async (before: Nearby) => {
      turn.current += 1
      const mine = turn.current
      setNearby({ ...before, status: 'loading' })
      const result = await askNearby(browserApi.client, { lat, lng }, before.page + 1)
      if (mine !== turn.current) return
      if (!result.ok) toast({ text: result.problem.detail || guideCopy.failed, tone: 'danger' })
      setNearby(result.ok ? withPage(before, result.data) : { ...before, status: 'failed' })
    },
    [lat, lng, toast],
  )

  useEffect(() => {
    void load(NONE)
    return () => {
      turn.current += 1
    }
  }, [load])

  return { nearby, loadNext: () => void load(nearby) }
}
