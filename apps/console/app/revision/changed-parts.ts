import type { QueryClient } from '@tanstack/react-query'
import { refreshQueries } from '../api/query-cache.ts'

/** Query key of a branch's changes. */
export const revisionsKey = (branchId: string) => ['revisions', branchId] as const

/** Query key of the parts of a branch's document. */
export const documentKey = (branchId: string) => ['document', branchId] as const

/** Reads again what a change of a branch's document makes stale. Never throws. */
export async function refreshChanged(queries: QueryClient, branchId: string): Promise<void> {
  const keys = [revisionsKey(branchId), documentKey(branchId), ['menu']]
  await Promise.all(keys.map((key) => refreshQueries(queries, key)))
}
