import { createHmac } from 'node:crypto'
import type { Database } from '@mostrador/database/rows'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import { restoringOf } from '@mostrador/tenant/history/restore-place'
import type { Kysely } from 'kysely'
import { no } from '../../ground/http/handler.ts'
import { placeOfBranch } from './branch-place.ts'
import type { Ports } from '../../ground/ports.ts'
import { MOST_READ_STEPS } from '../../ground/rate-limit/work.ts'
import type { AtBranch } from './may-make.ts'
import { mayAskAbout } from './may-read-places.ts'

/** Place of a branch after a revision, and the caller; without a place the whole branch. */
type Wanted = {
  readonly id: string
  readonly number: number
  readonly place: DocumentPlace | undefined
  readonly staff: AtBranch['staff']
  /** Counts the later steps before they are read; false where the share is spent. */
  readonly mayRead: (steps: number) => Promise<boolean>
}

const MISSING = {
  revision: 'revision-not-found',
  month: 'revision-condensed',
  around: 'place-not-found',
} as const

/**
 * Finds the operations that restore a place of a branch to its state after a revision, for callers
 * who may read that place; and the number of later steps that were read for it.
 */
export async function findRestoring(db: Kysely<Database>, { id, number, place, staff, mayRead }: Wanted) {
  const found = await placeOfBranch(db, id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const whole = ['branches', branchKey, ...(place ?? [])]
  if (place) {
    const read = await mayAskAbout({ database: db }, { place: found.place, staff }, whole)
    if (!read.ok) return read
  }
  let read = 0
  const restoring = await restoringOf(db, { companyKey, number, place: whole }, async (steps) => {
    read = steps
    return steps <= MOST_READ_STEPS && mayRead(steps)
  })
  if (restoring.ok) return { ok: true as const, place: found.place, restoring, read }
  if (restoring.missing === 'leave')
    return no(read > MOST_READ_STEPS ? 'too-many-changes-since' : 'work-share-spent')
  return no(MISSING[restoring.missing])
}

/**
 * Returns the signature of operations: values that the reader may not read stand in them, and a
 * plain hash would confirm a guess of them.
 */
export const differenceOf = (
  { cookieSecret }: Pick<Ports, 'cookieSecret'>,
  operations: readonly Operation[],
): string =>
  createHmac('sha256', cookieSecret)
    .update(`difference:${JSON.stringify(operations)}`)
    .digest('base64url')
