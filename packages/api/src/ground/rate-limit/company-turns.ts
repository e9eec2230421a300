import type { Limits } from './limits.ts'

export type Waiting = { readonly ofCompany: number; readonly ofAll: number }

export type CompanyTurns = {
  /**
   * Does a thing of a company in its turn, and returns its result; undefined where too many wait,
   * of the company or of all. Throws as the thing does.
   */
  readonly take: <Result>(
    companyId: string,
    task: () => Promise<Result>,
  ) => Promise<{ readonly done: Result } | undefined>
}

/**
 * Makes turns for long work of the processor that people start: one thing at a time, since the
 * processor belongs to orders, and round robin by company. A company waits for at most one thing
 * of each other.
 */
export function createTurns({ ofCompany, ofAll }: Waiting): CompanyTurns {
  const lines = new Map<string, (() => void)[]>()
  let isBusy = false
  let waiting = 0

  /** Waits for a turn; false where too many wait. */
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

  /** Passes the turn on directly, so that no other call slips in between. */
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

/** Turns of one process, side by side: sheets, pictures and programs' changes. */
export type Turns = Readonly<Record<'sheets' | 'pictures' | 'keyChanges', CompanyTurns>>

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
