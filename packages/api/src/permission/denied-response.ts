import type { ProblemError } from '@mostrador/contract/problem'
import { missingPermission, permissionCopy } from '@mostrador/copy/permission'
import type { Database } from '@mostrador/database/rows'
import type { ChangeNeed } from '@mostrador/domain/permission/change-needs'
import type { Kysely } from 'kysely'
import type { Ports } from '../ports.ts'
import { problemResponse } from '../problem/problem-response.ts'
import type { Denied } from './door.ts'
import { grantersOf } from './granters.ts'

/** Why somebody may not do a thing at a place: what it is, and who can give it. One query. */
export async function deniedReason(db: Kysely<Database>, denied: Denied): Promise<ProblemError> {
  const { permission: path } = denied
  return { code: 'permission-missing', message: missingPermission(path, await grantersOf(db, denied)), path }
}

/** The most permissions that one answer says are missing. */
const MOST_REASONS = 5

/**
 * Permissions that a person lacks to change or read a company, each with the people who can give
 * it; or that a PIN is not enough.
 */
export const reasonsOf = (
  db: Kysely<Database>,
  company: string,
  needs: readonly ChangeNeed[],
): Promise<readonly ProblemError[]> =>
  Promise.all(
    needs
      .slice(0, MOST_REASONS)
      .map(({ permission, toAccount, ...place }) =>
        toAccount ? BY_PIN : deniedReason(db, { permission, place: { ...place, company } }),
      ),
  )

const BY_PIN: ProblemError = {
  code: 'not-on-shared-device',
  message: permissionCopy.accountByPin,
  path: 'payments',
}

/** The answer of a door to somebody who may not do a thing at a place. */
export async function deniedResponse(
  { database }: Pick<Ports, 'database'>,
  denied: Denied,
  requestId: string,
): Promise<Response> {
  const errors = [await deniedReason(database, denied)]
  return problemResponse({ status: 403, code: 'permission-missing', requestId, errors })
}
