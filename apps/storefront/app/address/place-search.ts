import type { Result } from '@mostrador/contract/client'
import type { PlaceSuggestion } from '@mostrador/contract/geocoding/geocoding-endpoints'

/** How long the diner must pause before anybody is asked, in milliseconds. Source: 000 §5, §9. */
const SEARCH_DEBOUNCE_MS = 500

/** What is shorter says nothing yet. */
const LEAST_LETTERS = 3

/** Whom the page has to name below the lines. */
type Attribution = 'OPENSTREETMAP' | 'GOOGLE' | null

type Suggestions = {
  readonly suggestions: readonly PlaceSuggestion[]
  readonly attribution: Attribution
  /** False where nobody searches: that nothing was found says nothing of the address. */
  readonly searches: boolean
}

/** What was found, and for which text. */
type Found = Suggestions & { readonly text: string }

/** Where a search for an address stands. */
export type SearchState =
  | { readonly status: 'idle' }
  /**
   * What was found before stays until there is something else, or the lines would come and go with
   * every pause.
   */
  | { readonly status: 'searching'; readonly before: Found | null }
  | ({ readonly status: 'found' } & Found)
  /** `isBusy`: it was asked too often, and will answer again soon. */
  | { readonly status: 'failed'; readonly isBusy: boolean }

/** What is found as a search stands, also while it looks for something else. */
export function foundOf(state: SearchState): Found | null {
  if (state.status === 'found') return state
  return state.status === 'searching' ? state.before : null
}

/** What a search asks of the world; `schedule` calls back later, and answers how to call it off. */
export type SearchParts = {
  readonly ask: (text: string, signal: AbortSignal) => Promise<Result<Suggestions>>
  readonly schedule: (task: () => void, milliseconds: number) => () => void
  readonly onState: (state: SearchState) => void
}

/**
 * Makes a search. It waits for a pause, takes back the question that was asked before, and never
 * shows the answer to a text that is no longer there. Not by `createFetcher`, whose questions go to
 * their end: a provider bills them.
 */
export function createPlaceSearch({ ask, schedule, onState }: SearchParts) {
  let callOff = (): void => undefined
  let asking: AbortController | undefined
  let before: Found | null = null

  function tell(state: SearchState): SearchState {
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
  async function askNow(text: string): Promise<SearchState | undefined> {
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
    /** An address was chosen, or the field is gone: nothing that is still asked matters. */
    end(): void {
      stop()
      tell({ status: 'idle' })
    },
  }
}
