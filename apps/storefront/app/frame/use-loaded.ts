import type { Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What a page knows of something that it asked the server for. */
export type Loaded<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed'; readonly problem: Problem }

/**
 * What is known once an answer came: the answer, or why there is none. What was known before outlives a failure.
 * Source: 000 §3 Resource status values.
 */
export function loadedAfter<Data>(known: Loaded<Data>, result: Result<Data>): Loaded<Data> {
  if (result.ok) return { status: 'ready', data: result.data }
  return known.status === 'ready' ? known : { status: 'failed', problem: result.problem }
}

/**
 * Loads in the browser, once for each `key`, and again on `reload`, which answers what came. While it is
 * loaded again the old answer stays; an answer that was overtaken by a later one is dropped.
 */
export function useLoaded<Data>(key: string | undefined, load: () => Promise<Result<Data>>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ status: 'loading' })
  const latest = useRef(0)
  const loading = useRef(load)
  useEffect(() => {
    loading.current = load
  })

  const reload = useCallback(async (): Promise<Result<Data>> => {
    latest.current += 1
    const turn = latest.current
    const result = await loading.current()
    if (turn !== latest.current) return result
    setLoaded((known) => loadedAfter(known, result))
    return result
  }, [])

  const retry = useCallback(() => {
    setLoaded({ status: 'loading' })
    void reload()
  }, [reload])

  useEffect(() => {
    if (key === undefined) return undefined
    setLoaded({ status: 'loading' })
    void reload()
    return () => {
      latest.current += 1
    }
  }, [key, reload])

  return { loaded, reload, retry }
}
