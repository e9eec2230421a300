import type { Database } from '@mostrador/database/rows'
import type { Permission } from '@mostrador/domain/permission/permission'
import type { RevisionDoor } from '@mostrador/domain/revision/revision-door'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import type { RevisionMark } from '../mark/mark-state.ts'
import { retold } from './retold.ts'

/** A change of a company that was applied, for people. */
export type Revision = {
  readonly number: number
  readonly at: Date
  readonly door: RevisionDoor
  /** Member of staff; null for a program, a command, and for a person who left. */
  readonly author: string | null
  /** Name of the key of the program that made it. */
  readonly apiKey: string | null
  /** The revision that it took back. */
  readonly undoes: number | null
  readonly undone: boolean
  /** Keys of the branches that it touched, and an empty one for the company itself. */
  readonly branchKeys: readonly string[]
  /** Summary of the whole, where one sentence tells it. */
  readonly summary: string | null
  /** Time for which it was scheduled; null for an immediate one. */
  readonly scheduledAt: Date | null
  /** Thing that it marked as sold out or as back; null for a change of the document. */
  readonly mark: RevisionMark | null
  /** Number of changes of a month that it condenses; null for one change. */
  readonly condenses: number | null
  /** Permissions that read a change outside the document; null for everybody. */
  readonly readers: readonly Permission[] | null
  /** Whether it changed the document, or marked a thing: news of the team did neither. */
  readonly hasSteps: boolean
  readonly sentences: readonly string[]
  readonly count: number
  /** All sentences with their places, in one order; none for a change without. */
  readonly steps: { readonly all: readonly string[]; readonly places: readonly DocumentPlace[] }
}

/** Permissions of a reader in their branch, or somewhere in it, and in the company as a whole. */
type Held = { readonly here: readonly Permission[]; readonly company: readonly Permission[] }

/** Filter of a company's revisions; an absent field leaves nothing out. */
export type RevisionFilter = {
  readonly door?: RevisionDoor | undefined
  /** Id of the member of staff, or of the key, that made them. */
  readonly by?: string | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** Id of a member of staff: only things that they marked as sold out and as back. */
  readonly marksOf?: string | undefined
  /** Thing or field that they touched, with all in it, or added or removed. */
  readonly place?: DocumentPlace | undefined
  /** Text that one of their sentences or their summary contains, accents and capitals aside. */
  readonly text?: string | undefined
  /** Permissions of the reader: the text is not looked for in changes that are read by others. */
  readonly held?: Held | undefined
}

/** Range of a company's revisions: the newest `most` below a number, of these branches alone. */
export type RevisionsWanted = {
  readonly companyId: string
  readonly before: number | undefined
  readonly most: number
  /** The most sentences of each. */
  readonly sentences: number
  /** Without it, those of the company itself too. */
  readonly branchKeys?: readonly string[]
  readonly filter?: RevisionFilter
  /** Number below which none is looked for. */
  readonly downTo?: number
  /** Numbers of those that are read; without it, all. */
  readonly numbers?: readonly number[]
}

/** Revision that is not read yet, and the number of its sentences. */
export type FoundRevision = { readonly number: number; readonly steps: number }

/** Joins revisions with their authors: staff, or the key of a program. */
export const withAuthors = sql`left join staff_users on staff_users.id = revisions.staff_user_id
  left join api_keys on api_keys.company_id = revisions.company_id and api_keys.id = revisions.api_key_id`

const wanting = (
  conditions: readonly RawBuilder<unknown>[],
  {
    companyId,
    before,
    downTo = 1,
    numbers,
    branchKeys,
    filter = {},
  }: Omit<RevisionsWanted, 'most' | 'sentences'>,
) => sql`revisions.company_id = ${companyId} and number >= ${downTo}
  and ${numbers ? sql`number = any(${[...numbers]}::integer[])` : sql`true`}
  and ${before === undefined ? sql`true` : sql`number < ${before}`}
  and ${branchKeys && !filter.place ? sql`branch_keys <@ ${[...branchKeys]}::text[]` : sql`true`}
  and ${sql.join([sql`true`, ...conditions], sql` and `)}`

const countedFor = ({ held }: RevisionFilter) =>
  sql<number>`case when ${isReadBy(held)} then cardinality(sentences) else 0 end`

/** Finds the revisions that a list reads, newest first, with their sizes. One query. */
export async function findRevisions(
  db: Kysely<Database>,
  wanted: Omit<RevisionsWanted, 'sentences'>,
): Promise<readonly FoundRevision[]> {
  const { filter = {}, most } = wanted
  const { place } = filter
  const { rows } = await sql<FoundRevision>`
    select number, cardinality(sentences) as steps from revisions, lateral (select ${place ? toldOf(place) : sql`sentences`} as told) as telling
    where ${wanting(meets(filter), wanted)} order by number desc limit ${most}`.execute(db)
  return rows
}

/**
 * Finds how far down a search goes that looks into so many sentences, or into one change that has
 * more: the lowest number, how many it looks into, and whether others are below. One query.
 */
export async function reachOfSearch(
  db: Kysely<Database>,
  wanted: Omit<RevisionsWanted, 'sentences' | 'downTo'>,
  sentences: number,
): Promise<{ readonly downTo: number; readonly looks: number; readonly isCut: boolean }> {
  const { filter: asked = {} } = wanted
  const { text: _text, ...filter } = asked
  const { rows } = await sql<{ downTo: number | null; looks: number; isCut: boolean }>`
    select min(number) as "downTo", coalesce(sum(cost), 0)::integer as looks,
      coalesce(max(there), 0) > count(*) as "isCut"
    from (
      select number, cost, sum(cost) over newer - cost as above, row_number() over newer as turn,
        count(*) over () as there
      from (
        select number, cost from revisions, lateral (select ${countedFor(filter)} as cost) as costing
        where ${wanting(placed(filter), { ...wanted, filter })} order by number desc limit ${wanted.most + 1}
      ) as newest window newer as (order by number desc)
    ) as looked where above < ${sentences} and turn <= ${wanted.most}`.execute(db)
  const [row] = rows
  return { downTo: row?.downTo ?? 1, looks: row?.looks ?? 0, isCut: row?.isCut ?? false }
}

/**
 * Lists the revisions of a company, newest first. For a thing those that touched it, be it with
 * others of other branches: then only the sentences about it are told.
 */
export async function listRevisions(
  db: Kysely<Database>,
  wanted: RevisionsWanted,
): Promise<readonly Revision[]> {
  const { most, sentences, filter = {} } = wanted
  const { place } = filter
  const { rows } = await sql<RevisionRow>`
    select number, at, door, undoes, summary, condenses, scheduled_at as "scheduledAt", mark,
      told[1:${sentences}::integer] as sentences,
      cardinality(told) as count, sentences as "all",
      (select coalesce(jsonb_agg(operation -> 'place' order by turn), '[]')
        from jsonb_array_elements(operations) with ordinality as step (operation, turn)) as places,
      staff_users.name as author, api_keys.name as "apiKey", branch_keys as "branchKeys",
      told_to as readers,
      case when array_to_string(told, ' ') ~ '[{]["}]' then jsonb_build_object('all', sentences, 'steps', operations)
        end as "asInAFile",
      is_undone(revisions.company_id, number) as undone, (operations <> '[]' or mark is not null) as "hasSteps"
    from revisions ${withAuthors},
      lateral (select ${place ? toldOf(place) : sql`sentences`} as told) as telling
    where ${wanting(meets(filter), wanted)}
    order by number desc limit ${most}`.execute(db)
  return rows.map(toldToday)
}

/** Stored revision; with its steps where a sentence shows a value as in a file. */
type RevisionRow = Omit<Revision, 'steps'> & {
  readonly all: readonly string[]
  readonly places: readonly DocumentPlace[]
  readonly asInAFile: { readonly all: readonly string[]; readonly steps: readonly Operation[] } | null
}

function toldToday({ asInAFile, all: said, places, ...row }: RevisionRow): Revision {
  const revision = { ...row, steps: { all: said, places } }
  if (!asInAFile) return revision
  const { all, steps } = asInAFile
  const now = retold(all, steps)
  const sentences = revision.sentences.map((one) => now[all.indexOf(one)] ?? one)
  return { ...revision, sentences, steps: { all: now, places } }
}

/**
 * Selects the sentences of a revision about a place: at it, in it, and around it; all of a mark.
 */
const toldOf = (place: DocumentPlace) => sql`case when mark is not null then sentences else array(
  select sentence from unnest(sentences) with ordinality as saying (sentence, turn)
    join jsonb_array_elements(operations) with ordinality as step (operation, turn) using (turn),
    lateral (select array(select jsonb_array_elements_text(operation -> 'place')) as own) as one
  where ${isAbout(place)} order by turn) end`

/** Condition that the steps of an operation, as `own`, lead to a place or on from it. */
export const isAbout = (place: DocumentPlace) => sql`(own[1:${place.length}::integer] = ${[...place]}::text[]
  or (${[...place]}::text[])[1:cardinality(own)] = own)`

/** Returns the places that lead to one, from its branch on. */
const waysTo = (place: DocumentPlace): readonly string[] =>
  place.flatMap((_, at) => (at === 0 || at === place.length - 1 ? [] : [place.slice(0, at + 1).join('/')]))

/** Condition that a revision was about a place or a part of it, or added or removed it. */
export function touches(place: DocumentPlace) {
  // Shorter places are in no index: a branch is found by its key, what is around branches by none.
  const [list, key = ''] = place
  return place.length <= 2
    ? sql`branch_keys @> array[${list === 'branches' ? key : ''}]::text[]`
    : sql`(places @> array[${place.join('/')}]::text[] or wholes && ${waysTo(place)}::text[])`
}

const isReadBy = (held: Held | undefined) =>
  held
    ? sql`(told_to is null or told_to <@ case when branch_keys <@ array['']::text[]
      then ${[...held.company]}::text[] else ${[...held.here]}::text[] end)`
    : sql`true`

const isThere = (one: RawBuilder<unknown> | string | undefined): one is RawBuilder<unknown> =>
  one !== undefined && typeof one !== 'string'

/** Conditions of a filter that read nothing of a revision but who made it, and when. */
const madeBy = ({ door, by, from, until, marksOf }: RevisionFilter) => [
  door && sql`door = ${door}`,
  by && sql`(staff_user_id = ${by} or api_key_id = ${by})`,
  from && sql`at >= ${from}`,
  until && sql`at < ${until}`,
  marksOf && sql`mark is not null and staff_user_id = ${marksOf}`,
]

/** Conditions by which a search finds what it looks into. */
const placed = (filter: RevisionFilter) =>
  [...madeBy(filter), filter.place && touches(filter.place)].filter(isThere)

/** All conditions of a filter. */
const meets = ({ place, text, held, ...filter }: RevisionFilter) =>
  [
    ...madeBy(filter),
    place &&
      sql`(places @> array[${place.join('/')}]::text[]
      or (wholes && ${waysTo(place)}::text[] and came_or_went(operations, ${[...place]}::text[])))`,
    text &&
      // Its branches are in order: hidden words take no time, which would tell of them.
      sql`case when ${isReadBy(held)} then exists (select from unnest(told || summary) as sentence
      where position(plain_text(${text}) in plain_text(sentence)) > 0) else false end`,
  ].filter(isThere)
