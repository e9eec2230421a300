/** State of a fetcher: the last answer, and whether another one is awaited. */
export type FetchState<Answer> = { readonly answer: Answer | undefined; readonly isAsking: boolean }

/** How something is asked for, and what is made of what comes. */
export type FetchOptions<Answer, Told> = {
  /** Answer known without asking. */
  readonly first?: Answer | undefined
  /**
   * Asks, knowing what is known: a list asks for its next page. When it rejects, what was known
   * stays known, and who called hears of it.
   */
  readonly ask: (known: Answer | undefined) => Promise<Told>
  /**
   * Returns the new answer after a message; undefined keeps the old one. Never called with an
   * overtaken message.
   */
  readonly take: (told: Told, known: Answer | undefined) => Answer | undefined
}

/** Fetcher that asks repeatedly and keeps the last answer. */
export type Fetcher<Answer, Told> = {
  /** Asks once more, while what is known stays; answers what came, also when it was overtaken. */
  readonly again: () => Promise<Told>
  /** Forgets what is known and asks for it. */
  readonly anew: () => Promise<Told>
  /** Takes what was heard another way: what was asked before that is older. */
  readonly hear: (answer: Answer) => void
  /** Nothing that is on its way is taken any more. */
  readonly end: () => void
}

/**
 * Asks for something again and again and tells each change of what is known. The last answer stays
 * until there is another one, and an answer that comes late never takes the place of one that was
 * asked for, or heard, after it.
 */
export function createFetcher<Answer, Told>(
  { first, ask, take }: FetchOptions<Answer, Told>,
  onState: (state: FetchState<Answer>) => void,
): Fetcher<Answer, Told> {
  let state: FetchState<Answer> = { answer: first, isAsking: false }
  let newest = 0

  function become(answer: Answer | undefined, isAsking: boolean): void {
    if (state.answer === answer && state.isAsking === isAsking) return
    state = { answer, isAsking }
    onState(state)
  }

  async function askFrom(before: Answer | undefined): Promise<Told> {
    newest += 1
    const mine = newest
    become(before, true)
    const told = await ask(before).catch((error: unknown) => {
      if (mine === newest) become(before, false)
      throw error
    })
    if (mine !== newest) return told
    const after = take(told, before)
    become(after === undefined ? before : after, false)
    return told
  }

  return {
    again: () => askFrom(state.answer),
    anew: () => askFrom(undefined),
    hear: (answer) => {
      newest += 1
      become(answer, false)
    },
    end: () => {
      newest += 1
    },
  }
}
