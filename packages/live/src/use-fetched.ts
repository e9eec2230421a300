import { useCallback, useEffect, useRef, useState } from 'react'
import { createFetcher, type FetchState, type Fetcher, type FetchOptions } from './fetcher.ts'

/** Answer of a fetcher in a component, and the ways to ask again. */
export type Fetched<Answer, Told> = FetchState<Answer> & {
  /** Asks once more, keeping the answer; resolves with the message, undefined without a key. */
  readonly again: () => Promise<Told | undefined>
  /** Drops the answer and asks. */
  readonly anew: () => Promise<Told | undefined>
  /** Takes an answer that arrived another way; requests sent before are older. */
  readonly setAnswer: (answer: Answer) => void
}

/**
 * Asks on mount, unless `first` is known, and again for each new `key`; nothing while that is
 * undefined. A new key starts from `first`; a changed `first` is heard, and a changed `renewedBy`
 * asks once more, keeping the answer. The returned functions are stable.
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
    if (first !== undefined) asking.current?.setAnswer(first)
  }, [first])

  const again = useCallback(async () => asking.current?.again(), [])
  const anew = useCallback(async () => asking.current?.anew(), [])
  const setAnswer = useCallback((answer: Answer) => asking.current?.setAnswer(answer), [])
  const now = state && state.of === key ? state : { answer: first, isAsking: false }
  return { answer: now.answer, isAsking: now.isAsking, again, anew, setAnswer }
}
