import type { Database } from '@mostrador/database/rows'
import { needsOfChange, type ChangeNeed } from '@mostrador/domain/permission/change-needs'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { FoundDraft } from '../../ground/preview.ts'
import { countDraftSteps, readDraftSteps } from './draft-store.ts'

const TTL_MS = 60_000

/** Steps of all drafts together whose needs are kept: a draft has no more needs than them. */
const MOST_STEPS = 400_000

const MOST_COUNTS = 1000

/** Number of a draft's own steps, and what they need of its maker. */
type DraftNeeds = { readonly steps: number; readonly needs: readonly ChangeNeed[] }

type Answer = DraftNeeds | undefined

type Kept = {
  readonly answers: LRUCache<string, Promise<Answer>>
  /** Steps of the same drafts: a spent share does not count them anew. */
  readonly counts: LRUCache<string, number>
}

const kept = new WeakMap<Kysely<Database>, Kept>()

function keptFor(database: Kysely<Database>): Kept {
  const known = kept.get(database) ?? {
    answers: new LRUCache({ maxSize: MOST_STEPS, ttl: TTL_MS }),
    counts: new LRUCache({ max: MOST_COUNTS, ttl: TTL_MS }),
  }
  kept.set(database, known)
  return known
}

/**
 * Finds what a draft's own steps need; undefined once it was changed. It is kept by the draft's
 * version: then without a query. `mayRead` hears the number of steps before they are read.
 */
export async function needsOfDraft(
  database: Kysely<Database>,
  draft: FoundDraft,
  mayRead: (steps: number) => Promise<boolean>,
): Promise<Answer | 'spent'> {
  const { version } = draft
  const { answers, counts } = keptFor(database)
  const known = answers.get(version)
  if (known) return known
  const steps = counts.get(version) ?? (await countDraftSteps(database, draft))
  counts.set(version, steps)
  if (!(await mayRead(steps))) return 'spent'
  const look = async (): Promise<Answer> => {
    const operations = await readDraftSteps(database, draft)
    return operations && { steps: operations.length, needs: needsOfChange(operations) }
  }
  const fresh = answers.get(version) ?? look()
  answers.set(version, fresh, { size: steps + 1 })
  fresh.catch(() => answers.delete(version))
  return fresh
}
