import type { Database } from '@mostrador/database/rows'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'
import { MetPlaces } from '@mostrador/domain/scheduled-change/foresee'
import { sql, type Kysely } from 'kysely'
import { withAuthors, type FoundRevision, type Revision } from './list-revisions.ts'

/** Change with its first sentences of `count` about some places. */
export type TakenBack = Pick<Revision, 'number' | 'at' | 'door' | 'author' | 'apiKey' | 'sentences' | 'count'>

/** The most steps, or one change that has more, that are in memory at once. */
const STEPS_AT_ONCE = 20_000

/**
 * Finds the changes of a company after one, newest first, with their sizes; `within` leaves out
 * those that did not touch a thing. One query, which reads none of their steps.
 */
export async function laterRevisions(
  db: Kysely<Database>,
  {
    companyKey,
    since,
    within,
  }: { readonly companyKey: string; readonly since: number; readonly within?: DocumentPlace },
): Promise<readonly FoundRevision[]> {
  const { rows } = await sql<FoundRevision>`
    select number, cardinality(sentences) as steps
    from revisions join companies on companies.id = revisions.company_id
    where companies.key = ${companyKey} and number > ${since}
      and ${within ? sql`revisions.places @> array[${within.join('/')}]::text[]` : sql`true`}
    order by number desc`.execute(db)
  return rows
}

/**
 * Finds those of later changes, newest first, that operations at some places would take back, with
 * their sentences about these places alone; of all, or at most so many of the newest, each with so
 * many sentences. Returns them in the order in which they were made.
 */
export async function takenBack(
  db: Kysely<Database>,
  about: {
    readonly companyKey: string
    readonly later: readonly FoundRevision[]
    readonly would: readonly DocumentPlace[]
    readonly most?: { readonly changes: number; readonly sentences: number }
  },
): Promise<readonly TakenBack[]> {
  const { companyKey, later, would, most = { changes: Infinity, sentences: Infinity } } = about
  const met = new MetPlaces()
  met.add(would.map((place) => ({ place })))
  const found: TakenBack[] = []
  for (const numbers of partsOf(later)) {
    const told = (await read(db, companyKey, numbers)).flatMap(({ places, sentences, ...change }) => {
      const about = sentences.filter((_, at) => met.meets(places[at] ?? ['']))
      const first = about.slice(0, most.sentences)
      return about.length === 0 ? [] : [{ ...change, sentences: first, count: about.length }]
    })
    found.push(...told)
    if (found.length >= most.changes) break
  }
  return found.slice(0, most.changes).toReversed()
}

/** Returns the numbers of changes in parts that are read at once. */
function partsOf(later: readonly FoundRevision[]): readonly (readonly number[])[] {
  const parts: number[][] = []
  let steps = STEPS_AT_ONCE
  for (const one of later) {
    steps += one.steps
    if (steps > STEPS_AT_ONCE) {
      parts.push([])
      steps = one.steps
    }
    parts.at(-1)?.push(one.number)
  }
  return parts
}

type Later = Omit<TakenBack, 'count'> & { readonly places: readonly DocumentPlace[] }

async function read(
  db: Kysely<Database>,
  companyKey: string,
  numbers: readonly number[],
): Promise<readonly Later[]> {
  const { rows } = await sql<Later>`
    select number, at, door, staff_users.name as author, api_keys.name as "apiKey", sentences,
      jsonb_path_query_array(operations, '$[*].place') as places
    from revisions join companies on companies.id = revisions.company_id ${withAuthors}
    where companies.key = ${companyKey} and number = any(${[...numbers]}::integer[])
    order by number desc`.execute(db)
  return rows
}
