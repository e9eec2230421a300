import type { Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { useFetched } from '@mostrador/live/use-fetched'

export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed'; readonly problem: Problem }

const LOADING = { status: 'loading' } as const

/**
 * Returns the state after an answer: the data, or the problem. Earlier data outlive a failure.
 * Source: 000 §3 Resource status values.
 */
export function loadedAfter<Data>(known: Loaded<Data>, result: Result<Data>): Loaded<Data> {
  if (result.ok) return { status: 'ready', data: result.data }
  return known.status === 'ready' ? known : { status: 'failed', problem: result.problem }
}

/**
 * Loads in the browser, once for each `key`, and again on `reload`, which resolves with the
 * answer; `retry` drops the failure first.
 */
export function useLoaded<Data>(key: string | undefined, load: () => Promise<Result<Data>>) {
  const { answer, again, anew } = useFetched<Loaded<Data>, Result<Data>>(key, {
    ask: load,
    take: (result, known) => loadedAfter(known ?? LOADING, result),
  })
  return { loaded: answer ?? LOADING, reload: again, retry: () => void anew() }
}
