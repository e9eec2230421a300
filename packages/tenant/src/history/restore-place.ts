import type { Database } from '@mostrador/database/rows'
import { applyOperations, valueAt } from '@mostrador/domain/revision/apply-operations'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { pastDocument, restoringOperations } from '@mostrador/domain/revision/past-document'
import { sql, type Kysely } from 'kysely'
import { isInMonth } from './condense-history.ts'
import { isAbout, touches } from './list-revisions.ts'
import { nameAt, sentencesOf } from './sentence-of.ts'
import { PART_STEPS } from '../part/part-of.ts'
import { readAround } from '../document/read-document.ts'

/** Place of a company, as it was after a revision. */
export type PastState = {
  readonly companyKey: string
  readonly number: number
  readonly place: DocumentPlace
}

/** Changes that going back to an earlier state would make. */
export type Restoring = {
  readonly ok: true
  readonly operations: readonly Operation[]
  readonly sentences: readonly string[]
  readonly name: string
}

/**
 * The revision does not exist, or only its month does; or the place around the thing is gone; or
 * the later steps may not be read.
 */
type NotRestored = { readonly ok: false; readonly missing: 'revision' | 'month' | 'around' | 'leave' }

/**
 * Finds the operations that restore a place to its state after a revision, the first one too: the
 * later revisions that touched it are undone one by one over the company of now, and the result is
 * compared with the present value. Only that place changes. The cost grows with the revisions that
 * touched the place, not with all of the company's: `mayRead` hears the number of their steps
 * before any is read, and may say no.
 */
export async function restoringOf(
  db: Kysely<Database>,
  state: PastState,
  mayRead: (steps: number) => Promise<boolean> = async () => true,
): Promise<Restoring | NotRestored> {
  const { companyKey, place } = state
  const since = await standing(db, state)
  if (!since) {
    const missing = (await isInMonth(db, companyKey, state.number)) ? 'month' : 'revision'
    return { ok: false, missing }
  }
  if (!(await mayRead(await laterSteps(db, since, place)))) return { ok: false, missing: 'leave' }
  const later = await laterOperations(db, since, place)
  // A part of a branch that was added or removed had a place among others: all of them are read.
  const isInside = place.length > PART_STEPS && later.every((one) => one.place.length > PART_STEPS)
  const now = await readAround(db, { companyKey, places: [isInside ? place : place.slice(0, 2)] })
  const past = pastDocument(now, later)
  const operations = restoringOperations(now, past, place)
  if (!operations) return { ok: false, missing: 'around' }
  const after = applyOperations(now, operations)
  const sentences = sentencesOf(operations, { before: now, after: after.ok ? after.document : past })
  return { ok: true, operations, sentences, name: nameIn([now, past], place) }
}

const nameIn = (documents: readonly Thing[], place: DocumentPlace): string =>
  nameAt(documents.find((document) => valueAt(document, place) !== undefined) ?? {}, place)

/** Revision as it is kept now, maybe joined into another one. */
type Standing = { readonly companyId: string; readonly number: number }

async function standing(
  db: Kysely<Database>,
  { companyKey, number }: PastState,
): Promise<Standing | undefined> {
  const { rows } = await sql<{ companyId: string; number: number | null }>`
    select id as "companyId", standing_number(id, ${number}) as number from companies
    where key = ${companyKey}`.execute(db)
  const [found] = rows
  return found && found.number !== null ? { companyId: found.companyId, number: found.number } : undefined
}

const isLater = ({ companyId, number }: Standing, place: DocumentPlace) =>
  sql`company_id = ${companyId}::uuid and number > ${number}::integer and ${touches(place)}`

/** Counts the steps of the later revisions that touched a place: as many as are read for it. */
async function laterSteps(db: Kysely<Database>, since: Standing, place: DocumentPlace): Promise<number> {
  const { rows } = await sql<{ steps: number }>`
    select coalesce(sum(cardinality(sentences)), 0)::integer as steps from revisions
    where ${isLater(since, place)}`.execute(db)
  return rows[0]?.steps ?? 0
}

/**
 * Reads the operations after a revision that are about a place: at it, in it, and around it, where
 * they added or removed it. The number is known by then: the database sees whether few revisions
 * came since, or few touched the place.
 */
async function laterOperations(
  db: Kysely<Database>,
  since: Standing,
  place: DocumentPlace,
): Promise<readonly Operation[]> {
  const { rows } = await sql<{ operation: Operation }>`
    select operation from revisions,
      jsonb_array_elements(operations) with ordinality as step (operation, turn),
      lateral (select array(select jsonb_array_elements_text(operation -> 'place')) as own) as one
    where ${isLater(since, place)} and ${isAbout(place)}
    order by number, turn`.execute(db)
  return rows.map(({ operation }) => operation)
}
