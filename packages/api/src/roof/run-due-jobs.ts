import type { Job, JobOutcome, JobPorts } from '../ground/job/job.ts'
import { JOB_KINDS, NIGHTLY_BACKUP, type JobKind } from './job-handlers.ts'
import { claimJobs, endClaim, ensureJobs, findNextRun, type JobEnd } from '../ground/job/job-store.ts'

/**
 * Length of a claim, and jobs done side by side. A quick handler waits at most thirty seconds for
 * a mail server; a slow one reads a whole database.
 */
const PACES = {
  quick: { claimMs: 60_000, batch: 12 },
  slow: { claimMs: 6 * 60 * 60_000, batch: 1 },
} as const

const MOST_ATTEMPTS = 6

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 60 * 60_000

const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 4 ** (attempts - 1), LONGEST_PAUSE_MS)

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms)

function endOf(outcome: JobOutcome, job: Job, { now, kind }: { now: Date; kind: JobKind }): JobEnd {
  if (outcome.kind === 'done') return { kind: 'done', at: now }
  if (outcome.kind === 'again') return outcome
  const error = outcome.reason.slice(0, 1000)
  const isOver = outcome.final === true || job.attempts >= MOST_ATTEMPTS
  if (isOver && !kind.recurring) return { kind: 'dead', at: now, error }
  const at = later(now, pauseAfter(job.attempts))
  const { notBefore = at } = outcome
  return { kind: 'retry', at: notBefore > at ? notBefore : at, error }
}

async function attempt(ports: JobPorts, job: Job, kind: JobKind): Promise<JobOutcome> {
  // Too many begins without an end: its process died each time, perhaps of it.
  if (job.attempts > MOST_ATTEMPTS && !kind.recurring)
    return { kind: 'failed', reason: 'Whoever did it never came to an end.', final: true }
  try {
    return await kind.handle(ports, job)
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function runOne(ports: JobPorts, job: Job): Promise<void> {
  const kind = JOB_KINDS[job.kind]
  if (!kind) return
  const outcome = await attempt(ports, job, kind)
  const end = endOf(outcome, job, { now: ports.now(), kind })
  const told = { kind: job.kind, id: job.id, attempts: job.attempts }
  if (end.kind === 'retry') ports.log.warn('job-retried', { ...told, message: end.error })
  if (end.kind === 'dead') ports.log.error('job-failed', { ...told, message: end.error })
  await endClaim(ports.database, job, end)
}

const kindsOf = (pace: keyof typeof PACES): string[] =>
  Object.entries(JOB_KINDS).flatMap(([name, { slow = false }]) => (slow === (pace === 'slow') ? [name] : []))

/** Returns the instant at which the next job of a pace is due; undefined for none. One query. */
export const nextDueJob = (
  { database, now }: Pick<JobPorts, 'database' | 'now'>,
  pace: keyof typeof PACES = 'quick',
): Promise<Date | undefined> => findNextRun(database, { kinds: kindsOf(pace), now: now() })

/**
 * Runs due jobs, some at a time, and returns their number. Any number of processes may do so,
 * since each job is claimed by one; slow kinds run apart. Throws when the database cannot be
 * reached. Source: docs/decisions/009-jobs-are-claimed-where-they-are-written.md.
 */
export async function runDueJobs(ports: JobPorts, pace: keyof typeof PACES = 'quick'): Promise<number> {
  const now = ports.now()
  const jobs = await claimJobs(ports.database, {
    kinds: kindsOf(pace),
    now,
    until: later(now, PACES[pace].claimMs),
    limit: PACES[pace].batch,
  })
  await Promise.all(jobs.map((job) => runOne(ports, job)))
  return jobs.length
}

/** Inserts recurring jobs once, when a process starts. */
export async function ensureRecurringJobs({ database, now, newId, backUp }: JobPorts): Promise<void> {
  const recurring = Object.entries(JOB_KINDS).filter(
    ([name, kind]) => kind.recurring && (backUp !== undefined || name !== NIGHTLY_BACKUP),
  )
  const waiting = { uniqueKey: 'always', payload: {}, runAt: now(), createdAt: now() }
  await ensureJobs(
    database,
    recurring.map(([kind]) => ({ ...waiting, id: newId(), kind })),
  )
}
