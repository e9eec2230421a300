import type { ScheduledWire } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import { foresee } from '@mostrador/domain/scheduled-change/foresee'
import type { Database } from '@mostrador/database/rows'
import { readAround } from '@mostrador/tenant/document/read-document'
import type { Kysely } from 'kysely'
import { conflictProblem } from './make-scheduled.ts'
import type { Scheduled } from './scheduled-store.ts'

type Problems = Scheduled['problems']

const MOST_PROBLEMS = 50

/** Returns the problems that waiting changes will have, as things are now, by their ids. */
export async function foreseenProblems(
  db: Kysely<Database>,
  companyKey: string,
  waiting: readonly Scheduled[],
): Promise<ReadonlyMap<string, Problems>> {
  if (waiting.length === 0) return new Map()
  const places = waiting.flatMap(({ operations }) => operations.map(({ place }) => place))
  const document = await readAround(db, { companyKey, places })
  const foreseen = foresee(document, waiting)
  return new Map(
    [...foreseen].map(([id, misfits]) => [id, misfits.map((misfit) => conflictProblem(misfit, document))]),
  )
}

/** Returns a change for the wire, with so many sentences. */
export function scheduledWire(
  scheduled: Scheduled,
  { problems, most }: { readonly problems: Problems; readonly most: number },
): ScheduledWire {
  const { id, version, state, wall, timeZone, door, partly, revision, undone, settled } = scheduled
  return {
    id,
    version,
    state,
    runAt: scheduled.runAt.toISOString(),
    wall,
    timeZone,
    door,
    by: scheduled.author,
    createdAt: scheduled.createdAt.toISOString(),
    summary: scheduled.summary,
    sentences: scheduled.sentences.slice(0, most),
    count: scheduled.sentences.length,
    partly,
    endedAt: scheduled.endedAt?.toISOString() ?? null,
    revision,
    undone,
    problems: problems.slice(0, MOST_PROBLEMS),
    open: problems.length > 0 && !settled,
  }
}
