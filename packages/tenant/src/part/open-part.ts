import type { Database } from '@mostrador/database/rows'
import type { Thing } from '@mostrador/domain/revision/operation'
import type { RawBuilder, Transaction } from 'kysely'
import type { ImportWorld } from '../file/import-world.ts'
import type { TypedBefore } from '../history/typed-before.ts'
import type { Plan, RowChange } from '../mapping/plan.ts'
import type { Stock } from '../mapping/stock.ts'
import type { Problem } from '../check/problems.ts'

/**
 * Result of reading a part by its schema: a function that plans it over the stored rows, or its
 * problems. The plan is undefined where the part does not tell enough.
 */
export type ReadPart =
  | { readonly plan: (transaction: Transaction<Database>, world: ImportWorld) => Promise<Plan | undefined> }
  | { readonly problems: readonly Problem[] }

/** The least of a company that a change is judged and written by, as the database has it. */
export type OpenPart = {
  readonly companyId: string
  /** Rows that the part may write, with those that it refers to. */
  readonly all: Stock
  /** Edit of the same field by the author of the change just before; null for none. */
  readonly typed: TypedBefore | null
  /** Returns the part as the document has it, inside only the names of its surroundings. */
  readonly documentOf: (stock: Stock) => Thing
  /**
   * Returns such a document with everything at its place in the whole one, and with the things
   * that it refers to by key: the checks of a file read it, and their paths refer to it.
   */
  readonly placed: (document: Thing) => Thing
  /** Reads such a document, without comments, by the schema. */
  readonly read: (document: Thing) => ReadPart
  /** Whether a removed thing is named outside of the part, so that it cannot just go. */
  readonly isMissed: (before: Thing, after: Thing) => boolean
  /** Condition of the branch contacts whose catalogue versions grow with changes of the part. */
  readonly raised: (changes: readonly RowChange[]) => RawBuilder<unknown>
}
