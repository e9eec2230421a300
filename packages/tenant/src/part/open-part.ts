import type { Database } from '@mostrador/database/rows'
import type { Thing } from '@mostrador/domain/revision/operation'
import type { RawBuilder, Transaction } from 'kysely'
import type { ImportWorld } from '../import-world.ts'
import type { TypedBefore } from '../history/typed-before.ts'
import type { Plan, RowChange } from '../mapping/plan.ts'
import type { Stock } from '../mapping/stock.ts'
import type { Problem } from '../problems.ts'

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
  /** The part as the document has it, within nothing but the names of what it stands in. */
  readonly documentOf: (stock: Stock) => Thing
  /**
   * Such a document with everything at its place in the whole one, and with what it refers to by
   * key: what the checks of a file read, and what their paths mean.
   */
  readonly placed: (document: Thing) => Thing
  /** Reads such a document, without comments, by the schema. */
  readonly read: (document: Thing) => ReadPart
  /** Whether something goes that others than the part name, and that cannot just go. */
  readonly isMissed: (before: Thing, after: Thing) => boolean
  /** The condition of the branch contacts whose catalogues grow with changes of the part. */
  readonly raised: (changes: readonly RowChange[]) => RawBuilder<unknown>
}
