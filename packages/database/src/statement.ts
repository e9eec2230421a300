import { sql, type RawBuilder } from 'kysely'

/** Named query of a statement (a common table expression), as later ones read it: its name. */
export type Cte = RawBuilder<unknown>

/** Named queries that come before, by their names. */
export type Ctes<Names extends string> = { readonly [Name in Names]: Cte }

type Make<Names extends string, Row = unknown> = (parts: Ctes<Names>) => RawBuilder<Row>

/**
 * A statement of named parts, `with a as (…), b as (…) select …`, while it is put together. Who
 * reads a part takes it as a value, `({ placed }) => sql`… from ${placed}``, so that a name that no
 * part before it has does not compile. A file that adds parts to the statement of another says by
 * the type which names it reads there: `Statement<'placed'>`.
 */
export type Statement<Names extends string> = {
  /** Adds rows for later parts to read: one that none of them reads is a mistake, and thrown. */
  readonly part: <Name extends string>(
    name: Name,
    make: Make<Names>,
    how?: 'materialized',
  ) => Statement<Names | Name>
  /** Adds a write, which the database does whether or not a later part reads its rows. */
  readonly write: <Name extends string>(name: Name, make: Make<Names>) => Statement<Names | Name>
  /** Adds the parts of another file; those that its type names can be read from then on. */
  readonly with: <More extends string>(
    add: (statement: Statement<Names>) => Statement<More>,
  ) => Statement<Names | More>
  /**
   * Ends the statement with its answer, or with its last write. @throws TypeError where two parts
   * have one name, or no part reads the rows of one
   */
  readonly answer: <Row>(make: Make<Names, Row>) => RawBuilder<Row>
}

type Added = {
  readonly name: string
  readonly text: RawBuilder<unknown>
  readonly isRead: boolean
  readonly before: Added | undefined
}

/** State that the parts of one statement share while it is put together. */
type Shared = { readonly parts: Ctes<never>; readonly read: Set<string> }

const names = new Map<string, Cte>()

/**
 * Returns a name as a statement has it. An order's statement has some thirty, and is put together
 * for each order: they are made once. Names are written in code, so that there are never many.
 */
function nameOf(name: string): Cte {
  const known = names.get(name) ?? sql.raw(name)
  names.set(name, known)
  return known
}

const COMMA = sql`, `

function next<Names extends string>(last: Added | undefined, shared: Shared): Statement<Names> {
  // It answers any name; the type says which of them there are.
  const parts = shared.parts as Ctes<Names>
  const append = <More extends string>(name: string, text: RawBuilder<unknown>, isRead: boolean) =>
    next<More>({ name, text, isRead, before: last }, shared)
  return {
    part: (name, make, how) =>
      append(name, sql`${nameOf(how ? `${name} as ${how}` : `${name} as`)} (${make(parts)})`, true),
    write: (name, make) => append(name, sql`${nameOf(name)} as (${make(parts)})`, false),
    with: <More extends string>(add: (statement: Statement<Names>) => Statement<More>) =>
      add(next(last, shared)) as Statement<Names | More>,
    answer: (make) => {
      const end = make(parts)
      return sql`with ${sql.join(textsOf(last, shared.read), COMMA)} ${end}`
    },
  }
}

/** Returns the texts of all parts in their order. Throws as `answer` does. */
function textsOf(last: Added | undefined, read: ReadonlySet<string>): readonly RawBuilder<unknown>[] {
  const texts: RawBuilder<unknown>[] = []
  const seen = new Set<string>()
  const twice: string[] = []
  const idle: string[] = []
  for (let one = last; one; one = one.before) {
    texts.push(one.text)
    if (seen.has(one.name)) twice.push(one.name)
    seen.add(one.name)
    if (one.isRead && !read.has(one.name)) idle.push(one.name)
  }
  if (twice.length > 0) throw new TypeError(`Two parts of a statement are called ${twice.join(', ')}`)
  if (idle.length > 0) throw new TypeError(`Nothing reads ${idle.toReversed().join(', ')} of a statement`)
  return texts.reverse()
}

/** Begins a statement of named parts. */
export function statement(): Statement<never> {
  const read = new Set<string>()
  const parts = new Proxy({} as Ctes<never>, {
    get: (_, name) => {
      read.add(String(name))
      return nameOf(String(name))
    },
  })
  return next(undefined, { parts, read })
}
