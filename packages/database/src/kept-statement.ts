import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely'

/** Blank of a value that is read anew from each input. */
class Blank {
  readonly read: (input: never) => unknown

  constructor(read: (input: never) => unknown) {
    this.read = read
  }
}

/**
 * Names a value of a kept statement, for its text: `sql`… where id = ${valueOf((row: Row) =>
 * row.id)}``. One that stands several times in a text is sent once.
 */
export const valueOf = <Input>(read: (input: Input) => unknown): RawBuilder<unknown> =>
  sql.val(new Blank(read))

/** Sends a kept statement with the values of an input, and returns its rows. */
export type KeptStatement<Input, Row> = <Schema>(db: Kysely<Schema>, input: Input) => Promise<readonly Row[]>

type Kept = { readonly text: string; readonly values: readonly unknown[] }

/** Numbers the values of a text anew, so that a blank that stands several times has one number. */
function textOf(sent: { readonly sql: string; readonly parameters: readonly unknown[] }): Kept {
  const values: unknown[] = []
  const known = new Map<unknown, number>()
  const numberOf = (value: unknown): number => {
    const before = value instanceof Blank ? known.get(value) : undefined
    if (before !== undefined) return before
    const fresh = values.push(value)
    known.set(value, fresh)
    return fresh
  }
  const text = sent.sql.replaceAll(
    /\$(\d+)/g,
    (_, number: string) => `$${numberOf(sent.parameters[Number(number) - 1])}`,
  )
  return { text, values }
}

/**
 * Keeps a statement that is sent often: its text is put together once, when it is first sent, and
 * only the values are read from each input. A value that is written without `valueOf` is the same
 * for all. The text itself has no `$`.
 */
export function keptStatement<Input, Row>(made: RawBuilder<Row>): KeptStatement<Input, Row> {
  let kept: Kept | undefined
  return async (db, input) => {
    kept ??= textOf(made.compile(db))
    const values = kept.values.map((value) => (value instanceof Blank ? value.read(input as never) : value))
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(kept.text, values))
    return rows
  }
}
