import type { ProblemError } from '@mostrador/contract/problem'
import { GUARDED_MATTER_NAMES, missingPermission, takesMore } from '@mostrador/copy/permission'
import type { Database } from '@mostrador/database/rows'
import type { LackedNeed, PermissionNeed } from '@mostrador/domain/permission/change-needs'
import type { Kysely } from 'kysely'
import type { Ports } from '../../ground/ports.ts'
import { placeText } from '@mostrador/domain/revision/operation'
import { problemResponse } from '../../ground/problem/problem-response.ts'
import type { Denied } from './door.ts'
import { grantersOf } from './granters.ts'

/**
 * Returns why a caller is refused at a place: the permission, and the people who can give it. One
 * query.
 */
export async function deniedReason(db: Kysely<Database>, denied: Denied): Promise<ProblemError> {
  const { permission: path } = denied
  return { code: 'permission-missing', message: missingPermission(path, await grantersOf(db, denied)), path }
}

const MOST_REASONS = 5

/**
 * Returns why a caller may not change or read a company: missing permissions, each with the people
 * who can give it, and proofs, each at the place of the branch that takes it.
 */
export const reasonsOf = (
  db: Kysely<Database>,
  company: string,
  needs: readonly LackedNeed[],
): Promise<readonly ProblemError[]> =>
  Promise.all(
    needs
      .slice(0, MOST_REASONS)
      .map((need) => ('takes' in need ? unshownReason(need) : deniedAt(db, company, need))),
  )

const deniedAt = (db: Kysely<Database>, company: string, { permission, ...place }: PermissionNeed) =>
  deniedReason(db, { permission, place: { ...place, company } })

const UNSHOWN = { PIN: 'not-on-shared-device', KEY: 'not-by-key', PERSON: 'passkey-first' } as const

/** Returns why what was shown is not enough for a place, and where more is. */
export const unshownReason = ({
  shown,
  about,
  place,
}: Exclude<LackedNeed, PermissionNeed>): ProblemError => ({
  code: UNSHOWN[shown],
  message: takesMore[shown](GUARDED_MATTER_NAMES[about]),
  path: placeText(place),
})

/** Returns the 403 for a caller without a permission at a place. */
export async function deniedResponse(
  { database }: Pick<Ports, 'database'>,
  denied: Denied,
  requestId: string,
): Promise<Response> {
  const errors = [await deniedReason(database, denied)]
  return problemResponse({ status: 403, code: 'permission-missing', requestId, errors })
}
