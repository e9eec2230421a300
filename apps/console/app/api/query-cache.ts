import type { QueryClient, QueryKey } from '@tanstack/react-query'

const JOIN = { cancelRefetch: false }

/**
 * Reads again the active queries whose key begins so, and marks the rest as stale. A fetch in
 * progress may be older than the news: it is awaited first, so that a storm of news neither
 * multiplies fetches nor keeps an answer from being shown. Never throws.
 */
export async function refreshQueries(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  if (queries.isFetching({ queryKey }) > 0) {
    await queries.refetchQueries({ queryKey, fetchStatus: 'fetching' }, JOIN)
  }
  await queries.invalidateQueries({ queryKey }, JOIN)
}

/** Updates a cached answer, if there is one; a fetch in progress is older, so it is repeated. */
export async function updateCached<Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  update: (data: Data) => Data,
): Promise<void> {
  const isAsked = queries.isFetching({ queryKey, exact: true }) > 0
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<Data>(queryKey, (data) => (data === undefined ? data : update(data)))
  if (isAsked) void queries.invalidateQueries({ queryKey, exact: true })
}
