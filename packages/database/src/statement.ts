import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A part of a statement as others read it: its name. */
export type Part = RawBuilder<unknown>

/** The parts of a statement that come before, by their names. */
export type Parts<Names extends string> = { readonly [Name in Names]: Part }

type Make<Names extends string, Row = unknown> = (parts: Parts<Names>) => RawBuilder<Row>

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
  /** Adds a write, which the database does whether or not a later part reads what it returns. */
  readonly write: <Name extends string>(name: Name, make: Make<Names>) => Statement<Names | Name>
  /** Adds the parts of another file; those that its type names can be read from then on. */
  readonly with: <More extends string>(
    add: (statement: Statement<Names>) => Statement<More>,
  ) => Statement<Names | More>
  /**
   * Ends the statement with what it answers, or with its last write.
   * @throws TypeError where two parts have one name, or nothing reads the rows of one
   */
  readonly answer: <Row>(make: Make<Names, Row>) => RawBuilder<Row>
}

type Added = { readonly name: string; readonly text: RawBuilder<unknown>; readonly isRead: boolean }

function next<Names extends string>(added: readonly Added[], read: Set<string>): Statement<Names> {
  const parts = new Proxy({} as Parts<Names>, {
    get: (_, name) => {
      read.add(String(name))
      return sql.raw(String(name))
    },
  })
  const append = <More extends string>(more: Added) => next<More>([...added, more], read)
  return {
    part: (name, make, how) => {
      const as = sql.raw(how ? `${name} as ${how}` : `${name} as`)
      return append({ name, text: sql`${as} (${make(parts)})`, isRead: true })
    },
    write: (name, make) => append({ name, text: sql`${sql.raw(name)} as (${make(parts)})`, isRead: false }),
    with: <More extends string>(add: (statement: Statement<Names>) => Statement<More>) =>
      add(next(added, read)) as Statement<Names | More>,
    answer: (make) => {
      const end = make(parts)
      const names = added.map(({ name }) => name)
      const twice = names.filter((name, index) => names.indexOf(name) < index)
      if (twice.length > 0) throw new TypeError(`Two parts of a statement are called ${twice.join(', ')}`)
      const idle = added.filter(({ name, isRead }) => isRead && !read.has(name))
      if (idle.length > 0)
        throw new TypeError(`Nothing reads ${idle.map(({ name }) => name).join(', ')} of a statement`)
      return sql`with ${sql.join(
        added.map(({ text }) => text),
        sql`, `,
      )} ${end}`
    },
  }
}

/** Begins a statement of named parts. */
export const statement = (): Statement<never> => next([], new Set())
