import type { Database } from '@mostrador/database/rows'
import type { ServerNames } from '@mostrador/domain/company/server-names'
import type { Kysely } from 'kysely'
import type { PictureKeeper, ResolvePicture } from '../picture/pictures.ts'
import type { Problem } from '../check/problems.ts'
import type { Passwords } from '../write/secrets.ts'

export type ImportWorld = {
  readonly db: Kysely<Database>
  readonly files: PictureKeeper
  readonly resolvePicture: ResolvePicture
  readonly passwords: Passwords
  readonly newId: () => string
  readonly now: Date
  /** The names of the shops that share one, and of the console, which are no tenant's. */
  readonly serverNames: ServerNames
  /**
   * Whether the operator vouches for host names, which proves them; else they wait to be proved.
   */
  readonly provesHosts?: true
}

/** Rows of each table that an import wrote; tables without changes are absent. */
export type ImportCounts = Readonly<Record<string, number>>

/**
 * Result of an import. `branchContactIds` are the ones, among those that were there before, whose
 * catalogue changed: after the commit the caller tells those who cache it.
 */
export type ImportResult =
  | {
      readonly ok: true
      readonly companyKey: string
      readonly changed: boolean
      /** The number under which it can be taken back; undefined where it is in no history. */
      readonly revision: number | undefined
      readonly added: ImportCounts
      readonly updated: ImportCounts
      readonly removed: ImportCounts
      readonly branchContactIds: readonly string[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }
