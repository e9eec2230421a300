import type { QueryClient } from '@tanstack/react-query'
import { refreshQueries } from '../api/query-cache.ts'

/** The changes of a branch, as they are kept. */
export const revisionsKey = (branchId: string) => ['revisions', branchId] as const

/** Under this key stand the parts of a branch's document that are kept. */
export const documentKey = (branchId: string) => ['document', branchId] as const

/** asks anew what a change of a branch's document makes old. Never throws. */
export async function refreshChanged(queries: QueryClient, branchId: string): Promise<void> {
  const keys = [revisionsKey(branchId), documentKey(branchId), ['menu']]
  await Promise.all(keys.map((key) => refreshQueries(queries, key)))
}
