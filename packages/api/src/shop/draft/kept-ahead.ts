import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Api } from '../../ground/ports.ts'
import type { OpenDraft } from '../../ground/preview.ts'
import { grantsStamp } from '../../people/permission/needs-lacking.ts'
import { sizeOfWaiting, trialSteps } from '../scheduled-change/scheduled-steps.ts'
import { listWaiting } from '../scheduled-change/scheduled-store.ts'
import { lookAhead } from './look-ahead.ts'

/** Answers kept, each of at most two hundred changes, and their time. */
const KEPT = { max: 100, ttl: 60_000 }

/** Waiting changes that a draft's maker sees, without their steps. */
export type SeenAhead = {
  readonly ids: readonly string[]
  /** Other once any of them is another one. */
  readonly stamp: string
  /** Number of steps as which they count where they are made on trial. */
  readonly steps: number
}

type Answer = SeenAhead | 'denied'

type Kept = {
  readonly answers: LRUCache<string, Promise<Answer>>
  /** Steps of the same changes: a spent share does not count them anew. */
  readonly counts: LRUCache<string, number>
}

const kept = new WeakMap<Kysely<Database>, Kept>()

function keptFor(database: Kysely<Database>): Kept {
  const known = kept.get(database) ?? { answers: new LRUCache(KEPT), counts: new LRUCache(KEPT) }
  kept.set(database, known)
  return known
}

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
  const key = [version, grants, waits].join(' ')
  const { answers, counts } = keptFor(database)
  const known = answers.get(key)
  if (known) return known
  const steps = counts.get(waits) ?? (await sizeOfWaiting(database, { branchId, until: moment })).steps
  counts.set(waits, steps)
  if (!(await mayRead(steps))) return 'spent'
  const look = async (): Promise<Answer> => {
    const at = { place: { companyKey, branchKey }, staff: { absent: staffUserId, shown: null } }
    const ahead = await lookAhead({ database }, { ...at, branchId, moment })
    if (!ahead.ok) return 'denied'
    const ids = ahead.seen.map(({ id }) => id)
    return { ids, stamp: ids.map((id) => stamps.get(id)).join(' '), steps: trialSteps(ahead.seen) }
  }
  const fresh = answers.get(key) ?? look()
  answers.set(key, fresh)
  fresh.catch(() => answers.delete(key))
  return fresh
}
