import type { Database } from '@mostrador/database/rows'
import type { ChangeNeed, LackedNeed } from '@mostrador/domain/permission/change-needs'
import type { Conflict } from '@mostrador/domain/revision/apply-operations'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import type { Kysely } from 'kysely'
import type { Author } from '../history/record-revision.ts'
import type { ImportResult } from '../file/import-world.ts'
import type { Problem } from '../check/problems.ts'

/** An operation that does not fit the company of now. */
export type Stale = { readonly ok: false; readonly conflict: Conflict }

/** Problems because of which a change is refused, each with its place in the document. */
export type Refused = {
  readonly ok: false
  readonly problems: readonly (Problem & { readonly place: DocumentPlace })[]
}

/** Refusal with the permissions that its author lacks. */
export type Denied = { readonly ok: false; readonly needs: readonly LackedNeed[] }

/** Result of a change: as of an import, a conflict, problems, or missing permissions. */
export type ChangeResult = Extract<ImportResult, { ok: true }> | Stale | Refused | Denied

export type TenantChange = {
  readonly companyKey: string
  readonly operations: readonly Operation[]
  readonly author: Author
  /**
   * Returns the needs that its author lacks, checked under the lock that changes of roles take: if
   * a role is removed while its holder saves, one of the two comes first. Without it, the author
   * may do all.
   */
  readonly lacks?: (db: Kysely<Database>, needs: readonly ChangeNeed[]) => Promise<readonly LackedNeed[]>
}
