import type { StoredPicture } from './given.ts'
import type { Plan } from './plan.ts'
import type { Row, Stock } from './stock.ts'

/** A thing of a tenant file, by field. */
export type Item = Readonly<Record<string, unknown>>

/** Place of a thing while it is written: its own id and those of the things around it. */
export type ThingPlace = {
  readonly item: Item
  readonly key: string
  /**
   * The ids of the thing and of all around it, under the column that names each: `menu_id`,
   * `plate_id`.
   */
  readonly ids: Readonly<Record<string, string>>
  readonly parent: ThingPlace | undefined
  /** The decimals of the branch's country. */
  readonly mantissa: number
  /** Things in each of its lists, by key, for references. */
  readonly lists: Map<string, Map<string, ThingPlace>>
}

/** Input of an import besides the file: stored pictures and hashed secrets. */
export type Given = {
  readonly now: Date
  readonly mantissaOf: (country: string) => number
  readonly picture: (source: string) => StoredPicture
  /** The hash of a rider's security code, by the key of its branch contact's branch and its own. */
  readonly securityCodeHash: (path: string) => string | null
}

/** The hands of a part that writes. `row` is the thing's own row, still open. */
export type Writing = {
  readonly place: ThingPlace
  readonly row: Record<string, unknown>
  readonly plan: Plan
  readonly given: Given
}

/** The hands of a part that reads. `item` is the thing, still open. */
export type Reading = {
  readonly row: Row
  readonly item: Record<string, unknown>
  readonly stock: Stock
  readonly mantissa: number
  readonly mantissaOf: (country: string) => number
}

/**
 * Aspect of a thing, in both directions: from the file to rows and back. An import is all the
 * `columns`, then the row, then all the `rows`; an export is all the `read`s. One writes what the
 * other reads, so they are kept together.
 */
export type Aspect = {
  /** Fills columns of the thing's own row. */
  readonly columns?: (writing: Writing) => void
  /** Writes rows that hang on the thing, once it has its id. */
  readonly rows?: (writing: Omit<Writing, 'row'>) => void
  /** Fills fields of the thing from the database. */
  readonly read: (reading: Reading) => void
}
