/** How long one must pause before anybody is asked, in milliseconds. Source: 000 §5, §9. */
const SEARCH_DEBOUNCE_MS = 500

/** What is shorter says nothing yet. */
const LEAST_LETTERS = 3

/** What was found, and for which text. */
type Found<Answer> = Answer & { readonly text: string }

/** What a search is answered: what was found, or why not, by the status of a problem. */
type Asked<Answer> =
  | { readonly ok: true; readonly data: Answer }
  | { readonly ok: false; readonly problem: { readonly status: number } }

/** Where a search stands that is asked while one types. */
export type TypedSearch<Answer> =
  | { readonly status: 'idle' }
  /**
   * What was found before stays until there is something else, or the lines would come and go with
   * every pause.
   */
  | { readonly status: 'searching'; readonly before: Found<Answer> | null }
  | ({ readonly status: 'found' } & Found<Answer>)
  /** `isBusy`: it was asked too often, and will answer again soon. */
  | { readonly status: 'failed'; readonly isBusy: boolean }

/** What is found as a search stands, also while it looks for something else. */
export function foundOf<Answer>(state: TypedSearch<Answer>): Found<Answer> | null {
  if (state.status === 'found') return state
  return state.status === 'searching' ? state.before : null
}

/** What a search asks of the world; `schedule` calls back later, and answers how to call it off. */
export type SearchParts<Answer> = {
  readonly ask: (text: string, signal: AbortSignal) => Promise<Asked<Answer>>
  readonly schedule: (task: () => void, milliseconds: number) => () => void
  readonly onState: (state: TypedSearch<Answer>) => void
}

/**
 * Makes a search. It waits for a pause, takes back the question that was asked before, and never
 * shows the answer to a text that is no longer there. Not by `createFetcher`, whose questions go to
 * their end: a provider bills them.
 */
export function createTypedSearch<Answer>({ ask, schedule, onState }: SearchParts<Answer>) {
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

  /** Asks at once; answers what came, or undefined when the text changed meanwhile. */
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
    /** The text as it stands after a key was pressed. */
    type(text: string): void {
      stop()
      if (text.trim().length < LEAST_LETTERS) return void tell({ status: 'idle' })
      callOff = schedule(() => void askNow(text), SEARCH_DEBOUNCE_MS)
    },
    /** Something was chosen, or the field is gone: nothing that is still asked matters. */
    end(): void {
      stop()
      tell({ status: 'idle' })
    },
  }
}
