import type { NearbyContact } from '@mostrador/contract/guide/guide-endpoints'
import { guideCopy } from '@mostrador/copy/guide'
import { useFetched } from '@mostrador/live/use-fetched'
import { useToast } from '@mostrador/ui/use-toast'
import { browserApi } from '../api.ts'
import { askNearby, NEARBY_PAGE } from './ask-nearby.ts'
import type { GuidePoint } from './guide-point.ts'

export type Nearby = {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly contacts: readonly NearbyContact[]
  readonly page: number
  readonly hasMore: boolean
}

const NONE: Nearby = { status: 'loading', contacts: [], page: 0, hasMore: false }

/** Appends a page to the list; a branch contact that moved between two pages is listed once. */
export function withPage(before: Nearby, found: readonly NearbyContact[]): Nearby {
  const known = new Set(before.contacts.map(({ id }) => id))
  return {
    status: 'ready',
    contacts: [...before.contacts, ...found.filter(({ id }) => !known.has(id))],
    page: before.page + 1,
    hasMore: found.length === NEARBY_PAGE,
  }
}

/** Loads the branch contacts near a place by pages; a failure is told. Source: 001 §8. */
export function useNearby({ lat, lng }: GuidePoint) {
  const toast = useToast()
  const { answer, isAsking, again } = useFetched(`${lat},${lng}`, {
    ask: (before: Nearby | undefined) => askNearby(browserApi.client, { lat, lng }, (before?.page ?? 0) + 1),
    take: (result, before = NONE): Nearby => {
      if (result.ok) return withPage(before, result.data)
      toast({ text: result.problem.detail || guideCopy.failed, tone: 'danger' })
      return { ...before, status: 'failed' }
    },
  })
  const nearby: Nearby = isAsking ? { ...(answer ?? NONE), status: 'loading' } : (answer ?? NONE)
  return { nearby, loadNext: () => void again() }
}
