import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'
import type { Count, Share } from './counts-in-memory.ts'

type Row = { readonly fits: boolean; readonly points: number | null; readonly left: number | null }

type Taken = Pick<Share, 'times'> & {
  readonly key: string
  readonly cost: number
  /** The time, and the end of a count that begins, in milliseconds. */
  readonly at: number
  readonly until: number
}

const countOf = ({ key, at }: Taken) => sql`
  from (values (1)) as one left join rate_limits on key = ${key} and expire > ${at}::bigint`

/** Adds uses where they fit: of takes at once, each judges the count that the one before left. */
const taking = (taken: Taken) =>
  statement()
    .part(
      'taken',
      () => sql`
        insert into rate_limits as r (key, points, expire)
        select ${taken.key}, ${taken.cost}::integer, ${taken.until}::bigint
        where ${taken.cost}::integer <= ${taken.times}::integer
        on conflict (key) do update set
          points = case when r.expire > ${taken.at}::bigint then greatest(r.points, 0) else 0 end + excluded.points,
          expire = case when r.expire > ${taken.at}::bigint then r.expire else excluded.expire end
        where r.expire <= ${taken.at}::bigint
          or greatest(r.points, 0) + excluded.points <= ${taken.times}::integer
        returning 1`,
    )
    .answer<Row>(
      ({ taken: done }) => sql`
        select exists (select from ${done}) as fits, points, (expire - ${taken.at}::bigint)::float8 as left
        ${countOf(taken)}`,
    )

const looking = (taken: Taken) => sql<Row>`
  select coalesce(points, 0) < ${taken.times}::integer as fits, points,
    (expire - ${taken.at}::bigint)::float8 as left ${countOf(taken)}`

const givingBack = ({ key, cost, at }: Taken) => sql<Row>`
  update rate_limits set points = greatest(0, points + ${cost}::integer)
  where key = ${key} and expire > ${at}::bigint`

type CountedHere = Share & { readonly name: string; readonly now?: () => number }

/**
 * Makes counts that all processes of a database share. The counting throws where it is away. One
 * query.
 */
export const createCountsInDatabase =
  (db: Kysely<Database>, { name, times, seconds, now = Date.now }: CountedHere): Count =>
  async (key, cost) => {
    const taken = { key: `${name}:${key}`, cost, times, at: now(), until: now() + seconds * 1000 }
    const asked = cost > 0 ? taking(taken) : cost < 0 ? givingBack(taken) : looking(taken)
    const { rows } = await asked.execute(db)
    const [row] = rows
    if (!row || row.fits) return { ok: true }
    const left = row.left ?? seconds * 1000
    return { ok: false, seconds: Math.ceil(left / 1000), isSpent: (row.points ?? 0) >= times }
  }

const TIDY_MS = 5 * 60_000

/** Deletes counts that ended. One query. */
export const deleteEnded = async (db: Kysely<Database>, now: number): Promise<void> => {
  await sql`delete from rate_limits where expire <= ${now}::bigint`.execute(db)
}

/** Deletes counts that ended, every five minutes; while the database is away, later. */
export function keepTidy(db: Kysely<Database>): void {
  setInterval(() => void deleteEnded(db, Date.now()).catch(() => undefined), TIDY_MS).unref()
}
