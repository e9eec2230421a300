import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { Result } from '@mostrador/contract/client'
import { pointOf, type LocationPoint } from '@mostrador/domain/delivery/user-location'
import { useLocationOf } from '../diner/location-store.ts'
import { browserApi } from '../api.ts'
import { useLoaded } from '../frame/use-loaded.ts'

/** Branch contacts of a branch with the state of their distances; `unknown` without a place. */
export type NearContacts = {
  readonly status: 'unknown' | 'loading' | 'ready' | 'failed'
  /** Nearest first once `ready`, until then in the shop's order and without distances. */
  readonly contacts: readonly BranchContactItem[]
  /** Diner's point as a text; null without one, undefined during hydration. */
  readonly place: string | null | undefined
  readonly retry: () => void
}

type Near = readonly BranchContactItem[]

async function askNear(branchId: string, point: LocationPoint): Promise<Result<Near>> {
  const near = await browserApi.client.listBranchContacts({ params: { branchId }, query: { ...point } })
  return near.ok ? { ok: true, data: near.data.branchContacts } : near
}

const NOWHERE: Result<Near> = { ok: true, data: [] }

/** Returns the branch contacts, by distance once known. Source: 000 §2 Branch page. */
export function useNearContacts(
  branch: Pick<BranchInfo, 'id' | 'companyId'>,
  contacts: readonly BranchContactItem[],
): NearContacts {
  const location = useLocationOf(branch.companyId)
  const point = pointOf(location)
  const place = point ? `${point.lat},${point.lng}` : null
  const { loaded, retry } = useLoaded(place ?? undefined, async () =>
    point ? askNear(branch.id, point) : NOWHERE,
  )
  const known = { contacts, retry, place: location === undefined ? undefined : place }
  if (!place) return { ...known, status: 'unknown' }
  if (loaded.status !== 'ready') return { ...known, status: loaded.status }
  return { ...known, status: 'ready', contacts: loaded.data }
}
