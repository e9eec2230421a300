/** Debounce of a search, in milliseconds. Source: 000 §5, §9. */
const SEARCH_DEBOUNCE_MS = 500

const LEAST_LETTERS = 3

type Found<Answer> = Answer & { readonly text: string }

/** Result of a search: the answer, or the status of a problem. */
type Asked<Answer> =
  | { readonly ok: true; readonly data: Answer }
  | { readonly ok: false; readonly problem: { readonly status: number } }

export type TypedSearch<Answer> =
  | { readonly status: 'idle' }
  /** `before` stays visible while searching, or the lines would come and go with each pause. */
  | { readonly status: 'searching'; readonly before: Found<Answer> | null }
  | ({ readonly status: 'found' } & Found<Answer>)
  /** `isBusy`: too many requests; it will answer again soon. */
  | { readonly status: 'failed'; readonly isBusy: boolean }

/** Returns the last answer, also while another search runs; null for none. */
export function foundOf<Answer>(state: TypedSearch<Answer>): Found<Answer> | null {
  if (state.status === 'found') return state
  return state.status === 'searching' ? state.before : null
}

/** Ports of a search; `schedule` calls back later and returns a function that cancels. */
export type SearchOptions<Answer> = {
  readonly ask: (text: string, signal: AbortSignal) => Promise<Asked<Answer>>
  readonly schedule: (task: () => void, milliseconds: number) => () => void
  readonly onState: (state: TypedSearch<Answer>) => void
}

/**
 * Makes a search as one types. It debounces, aborts the previous request, and never shows an
 * answer to an outdated text. Not by `createFetcher`, whose requests run to their end: a provider
 * bills them.
 */
export function createTypedSearch<Answer>({ ask, schedule, onState }: SearchOptions<Answer>) {
  let callOff = (): void => undefined
  let asking: AbortController | undefined
  let before: Found<Answer> | null = null

  function tell(state: TypedSearch<Answer>): TypedSearch<Answer> {
    before = state.status === 'found' ? state : null
    onState(state)
    return state
  }

  function stop(): void {
    callOff()
    asking?.abort()
    asking = undefined
  }

  /** Asks at once; resolves with the answer, undefined when the text changed meanwhile. */
  async function askNow(text: string): Promise<TypedSearch<Answer> | undefined> {
    stop()
    const mine = new AbortController()
    asking = mine
    onState({ status: 'searching', before })
    const result = await ask(text.trim(), mine.signal)
    if (asking !== mine) return undefined
    if (!result.ok) return tell({ status: 'failed', isBusy: result.problem.status === 429 })
    return tell({ status: 'found', text, ...result.data })
  }

  return {
    askNow,
    type(text: string): void {
      stop()
      if (text.trim().length < LEAST_LETTERS) return void tell({ status: 'idle' })
      callOff = schedule(() => void askNow(text), SEARCH_DEBOUNCE_MS)
    },
    /** Ends the search once a line is chosen or the field is gone. */
    end(): void {
      stop()
      tell({ status: 'idle' })
    },
  }
}
