import { useCallback, useEffect, useRef, useState } from 'react'
import { createFetcher, type FetchState, type Fetcher, type FetchOptions } from './fetcher.ts'

/** Answer of a fetcher in a component, and the ways to ask again. */
export type Fetched<Answer, Told> = FetchState<Answer> & {
  /**
   * Asks once more, while what is known stays; answers what came, undefined where there is nothing
   * to ask.
   */
  readonly again: () => Promise<Told | undefined>
  /** Forgets what is known and asks for it. */
  readonly anew: () => Promise<Told | undefined>
  /** Takes what was heard another way: what was asked before that is older. */
  readonly hear: (answer: Answer) => void
}

/**
 * Asks as soon as it is drawn, unless `first` is known, and again for each other `key`; nothing
 * while that is undefined. Of another key no more is known than `first`; another `first` is heard,
 * and another `renewedBy` asks once more while what is known stays. The functions that it answers
 * stay the same.
 */
export function useFetched<Answer, Told>(
  key: string | undefined,
  question: FetchOptions<Answer, Told> & { readonly renewedBy?: unknown },
): Fetched<Answer, Told> {
  const [state, setState] = useState<FetchState<Answer> & { readonly of: string | undefined }>()
  const { first, renewedBy } = question
  const asked = useRef(question)
  useEffect(() => {
    asked.current = question
  })

  const asking = useRef<Fetcher<Answer, Told>>(undefined)
  const renewed = useRef(renewedBy)
  useEffect(() => {
    if (key === undefined) return undefined
    const known = asked.current
    renewed.current = known.renewedBy
    const made = createFetcher<Answer, Told>(
      {
        first: known.first,
        ask: (before) => asked.current.ask(before),
        take: (told, before) => asked.current.take(told, before),
      },
      (next) => setState({ ...next, of: key }),
    )
    asking.current = made
    if (known.first === undefined) void made.again()
    return () => {
      made.end()
      asking.current = undefined
    }
  }, [key])
  useEffect(() => {
    if (renewed.current !== renewedBy) void asking.current?.again()
    renewed.current = renewedBy
  }, [renewedBy])
  useEffect(() => {
    if (first !== undefined) asking.current?.hear(first)
  }, [first])

  const again = useCallback(async () => asking.current?.again(), [])
  const anew = useCallback(async () => asking.current?.anew(), [])
  const hear = useCallback((answer: Answer) => asking.current?.hear(answer), [])
  const now = state && state.of === key ? state : { answer: first, isAsking: false }
  return { answer: now.answer, isAsking: now.isAsking, again, anew, hear }
}
