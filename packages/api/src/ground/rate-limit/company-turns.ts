import type { Limits } from './limits.ts'

/** How many files may wait for their turn: of one company, and of all. */
export type Waiting = { readonly ofCompany: number; readonly ofAll: number }

/** One thing after the other, company by company. */
export type CompanyTurns = {
  /**
   * Does a thing of a company in its turn, and answers with what came of it; undefined where the
   * company, or all of them, have as many waiting as there may be. Throws what the thing throws.
   */
  readonly take: <Result>(
    companyId: string,
    task: () => Promise<Result>,
  ) => Promise<{ readonly done: Result } | undefined>
}

/**
 * Turns for what takes the processor long and a person starts: one thing at a time, for the
 * processor belongs to the orders, and of the companies that wait each has one before any has
 * another. However much a company brings, another waits for one of its things at most.
 */
export function createTurns({ ofCompany, ofAll }: Waiting): CompanyTurns {
  /** The waiting calls in the order of their turns, by company. */
  const lines = new Map<string, (() => void)[]>()
  let isBusy = false
  let waiting = 0

  /** Waits for a turn; false where too many do. */
  const waitFor = async (companyId: string): Promise<boolean> => {
    if (!isBusy) {
      isBusy = true
      return true
    }
    const line = lines.get(companyId) ?? []
    if (line.length >= ofCompany || waiting >= ofAll) return false
    const { promise, resolve } = Promise.withResolvers<void>()
    line.push(resolve)
    lines.set(companyId, line)
    waiting += 1
    await promise
    return true
  }

  /** Hands the turn over: it is not given back and taken again, so that nobody slips in between. */
  const handOver = (): void => {
    const [first] = lines
    if (!first) {
      isBusy = false
      return
    }
    const [companyId, line] = first
    const next = line.shift()
    lines.delete(companyId)
    if (line.length > 0) lines.set(companyId, line)
    waiting -= 1
    next?.()
  }

  return {
    take: async (companyId, task) => {
      if (!(await waitFor(companyId))) return undefined
      try {
        return { done: await task() }
      } finally {
        handOver()
      }
    },
  }
}

/**
 * The turns of one process: sheets are read, pictures made and programs' changes written beside one
 * another.
 */
export type Turns = Readonly<Record<'sheets' | 'pictures' | 'keyChanges', CompanyTurns>>

/** Makes the turns of a process, as long as its limits say. */
export const turnsOf = ({ sizes }: Limits): Turns => ({
  sheets: createTurns({
    ofCompany: sizes['sheets-waiting-company'].most,
    ofAll: sizes['sheets-waiting-all'].most,
  }),
  pictures: createTurns({
    ofCompany: sizes['pictures-waiting-company'].most,
    ofAll: sizes['pictures-waiting-all'].most,
  }),
  keyChanges: createTurns({
    ofCompany: sizes['key-changes-waiting-company'].most,
    ofAll: sizes['key-changes-waiting-all'].most,
  }),
})
