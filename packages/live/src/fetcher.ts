/** State of a fetcher: the last answer, and whether another one is awaited. */
export type FetchState<Answer> = { readonly answer: Answer | undefined; readonly isAsking: boolean }

export type FetchOptions<Answer, Told> = {
  readonly first?: Answer | undefined
  /**
   * Asks, given the last answer, as a list for its next page. When it rejects, the answer is kept,
   * and the caller gets the rejection.
   */
  readonly ask: (known: Answer | undefined) => Promise<Told>
  /**
   * Returns the new answer; undefined keeps the old one. Never called with an overtaken message.
   */
  readonly take: (told: Told, known: Answer | undefined) => Answer | undefined
}

/** Fetcher that asks repeatedly and keeps the last answer. */
export type Fetcher<Answer, Told> = {
  /** Asks once more, keeping the answer; resolves with the message, even if overtaken. */
  readonly again: () => Promise<Told>
  /** Drops the answer and asks. */
  readonly anew: () => Promise<Told>
  /** Takes an answer that arrived another way; requests sent before are older. */
  readonly setAnswer: (answer: Answer) => void
  /** Ignores every request still on its way. */
  readonly end: () => void
}

/**
 * Makes a fetcher that tells each change of its state. The last answer stays until the next, and a
 * late one never replaces one asked for, or heard, after it.
 */
export function createFetcher<Answer, Told>(
  { first, ask, take }: FetchOptions<Answer, Told>,
  onState: (state: FetchState<Answer>) => void,
): Fetcher<Answer, Told> {
  let state: FetchState<Answer> = { answer: first, isAsking: false }
  let newest = 0

  function update(answer: Answer | undefined, isAsking: boolean): void {
    if (state.answer === answer && state.isAsking === isAsking) return
    state = { answer, isAsking }
    onState(state)
  }

  async function askFrom(before: Answer | undefined): Promise<Told> {
    newest += 1
    const mine = newest
    update(before, true)
    const told = await ask(before).catch((error: unknown) => {
      if (mine === newest) update(before, false)
      throw error
    })
    if (mine !== newest) return told
    const after = take(told, before)
    update(after === undefined ? before : after, false)
    return told
  }

  return {
    again: () => askFrom(state.answer),
    anew: () => askFrom(undefined),
    setAnswer: (answer) => {
      newest += 1
      update(answer, false)
    },
    end: () => {
      newest += 1
    },
  }
}
