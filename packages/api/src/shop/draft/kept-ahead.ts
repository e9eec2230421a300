import type { Api } from '../../ground/ports.ts'
import type { OpenDraft } from '../../ground/preview.ts'
import { grantsStamp } from '../../people/permission/needs-lacking.ts'
import { sizeOfWaiting, trialSteps } from '../scheduled-change/scheduled-steps.ts'
import { listWaiting } from '../scheduled-change/scheduled-store.ts'
import { keptReadings } from './kept-readings.ts'
import { lookAhead } from './look-ahead.ts'

/** Waiting changes that a draft's maker sees, without their steps. */
export type SeenAhead = {
  readonly ids: readonly string[]
  /** Other once any of them is another one. */
  readonly stamp: string
  /** Number of steps as which they count where they are made on trial. */
  readonly steps: number
}

type Answer = SeenAhead | 'denied'

/** Answers kept, each of at most two hundred changes. */
const MOST_ANSWERS = 100

const keptAnswers = keptReadings<Answer>({ room: MOST_ANSWERS, sizeOf: () => 1 })

/**
 * Finds the changes that wait until a draft's moment, as its maker may see them now. What was found
 * is kept while the same changes wait and the maker has the same grants: then two queries, which
 * read no step. `mayRead` hears the number of steps before they are read.
 */
export async function seenAhead(
  { database }: Pick<Api, 'database'>,
  { moment, ...draft }: OpenDraft & { readonly moment: Date },
  mayRead: (steps: number) => Promise<boolean>,
): Promise<Answer | 'spent'> {
  const { branchId, companyKey, branchKey, staffUserId, version } = draft
  const waiting = await listWaiting(database, branchId, moment)
  const stamps = new Map(waiting.map((one) => [one.id, `${one.id}.${one.version}`]))
  const grants = await grantsStamp(database, staffUserId, companyKey)
  const waits = [branchId, ...stamps.values()].join(' ')
  return keptAnswers(database, {
    keys: { answer: [version, grants, waits].join(' '), count: waits },
    count: async () => (await sizeOfWaiting(database, { branchId, until: moment })).steps,
    read: async () => {
      const at = { place: { companyKey, branchKey }, staff: { absent: staffUserId, shown: null } }
      const ahead = await lookAhead({ database }, { ...at, branchId, moment })
      if (!ahead.ok) return 'denied'
      const ids = ahead.seen.map(({ id }) => id)
      return { ids, stamp: ids.map((id) => stamps.get(id)).join(' '), steps: trialSteps(ahead.seen) }
    },
    mayRead,
  })
}
