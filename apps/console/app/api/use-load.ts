import type { Result } from '@mostrador/contract/client'
import type { Problem } from '@mostrador/contract/problem'
import { useCallback, useEffect, useRef, useState } from 'react'

type Loaded<Data> = { readonly data: Data | undefined; readonly problem: Problem | undefined }

/** What is loaded, or why it is not; after a failed refresh both: the last that was known, and the problem. */
export type Load<Data> = Loaded<Data> & {
  /** Asks again and keeps what is shown until the answer is there. */
  readonly reload: () => Promise<void>
  /** Changes what is shown; answers that were asked for before are no longer believed. */
  readonly change: (update: (data: Data) => Data) => void
}

/**
 * Loads when it is first shown and whenever `load` is another function. Of many answers on their way an older
 * one never takes the place of a newer one.
 */
export function useLoad<Data>(load: () => Promise<Result<Data>>): Load<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ data: undefined, problem: undefined })
  // The turn of the last question and of the answer that is shown.
  const turns = useRef({ asked: 0, shown: 0 })

  const reload = useCallback(async () => {
    const mine = ++turns.current.asked
    const result = await load()
    if (mine <= turns.current.shown) return
    turns.current.shown = mine
    setLoaded((before) =>
      result.ok ? { data: result.data, problem: undefined } : { ...before, problem: result.problem },
    )
  }, [load])

  const change = useCallback((update: (data: Data) => Data) => {
    turns.current.shown = ++turns.current.asked
    setLoaded((before) => (before.data === undefined ? before : { ...before, data: update(before.data) }))
  }, [])

  useEffect(() => {
    const turn = turns.current
    void reload()
    return () => {
      // Whoever left does not hear the answer.
      turn.shown = ++turn.asked
    }
  }, [reload])

  return { ...loaded, reload, change }
}
