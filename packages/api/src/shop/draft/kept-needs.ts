import type { Database } from '@mostrador/database/rows'
import { needsOfChange, type ChangeNeed } from '@mostrador/domain/permission/change-needs'
import type { Kysely } from 'kysely'
import type { FoundDraft } from '../../ground/preview.ts'
import { countDraftSteps, readDraftSteps } from './draft-store.ts'
import { keptReadings } from './kept-readings.ts'

/** Steps of all drafts together whose needs are kept: a draft has no more needs than them. */
const MOST_STEPS = 400_000

/** Number of a draft's own steps, and what they need of its maker. */
type DraftNeeds = { readonly steps: number; readonly needs: readonly ChangeNeed[] }

const keptNeeds = keptReadings<DraftNeeds | undefined>({ room: MOST_STEPS, sizeOf: (steps) => steps + 1 })

/**
 * Finds what a draft's own steps need; undefined once it was changed. It is kept by the draft's
 * version: then without a query. `mayRead` hears the number of steps before they are read.
 */
export const needsOfDraft = (
  database: Kysely<Database>,
  draft: FoundDraft,
  mayRead: (steps: number) => Promise<boolean>,
): Promise<DraftNeeds | undefined | 'spent'> =>
  keptNeeds(database, {
    keys: { answer: draft.version, count: draft.version },
    count: () => countDraftSteps(database, draft),
    read: async () => {
      const operations = await readDraftSteps(database, draft)
      return operations && { steps: operations.length, needs: needsOfChange(operations) }
    },
    mayRead,
  })
