import type { QueryClient, QueryKey } from '@tanstack/react-query'

const JOIN = { cancelRefetch: false }

/**
 * Asks anew what pages show of the keys that begin so, and marks the rest as old. An answer that is
 * on its way may be older than the news: it is waited for, and then asked again. So a storm of news
 * neither multiplies the questions nor keeps an answer from being shown. Never throws.
 */
export async function refreshQueries(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  if (queries.isFetching({ queryKey }) > 0) {
    await queries.refetchQueries({ queryKey, fetchStatus: 'fetching' }, JOIN)
  }
  await queries.invalidateQueries({ queryKey }, JOIN)
}

/**
 * Puts what the server just said into an answer that is kept; where none is, nothing is. An answer
 * that is on its way was asked for before that: it is not believed, and asked for anew.
 */
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
