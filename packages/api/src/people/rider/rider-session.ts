import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { secretToken } from '../../ground/http/secret-token.ts'
import type { Ports } from '../../ground/ports.ts'
import { riderTokenOf } from './rider-token.ts'
import type { RiderMember } from '../../ground/http/handler.ts'

/** Returns the hash of a token; a reader of the table cannot use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Finds the rider of a request's token; undefined without one, and for an ended one, yesterday's
 * or another branch contact's. At most one query.
 */
export async function riderOf(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  headers: Headers,
): Promise<RiderMember | undefined> {
  const shown = riderTokenOf(headers)
  if (!shown) return undefined
  const rider = await database
    .selectFrom('rider_sessions as s')
    .innerJoin('riders as r', (join) =>
      join.onRef('r.branch_id', '=', 's.branch_id').onRef('r.id', '=', 's.rider_id'),
    )
    .select([
      'r.id',
      'r.name',
      'r.phone',
      'r.company_id as companyId',
      'r.branch_id as branchId',
      'r.branch_contact_id as branchContactId',
      sql<boolean>`r.pin_hash is not null`.as('hasPin'),
    ])
    .where('s.token_hash', '=', tokenHash(shown.token))
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now())
    .where('r.active', '=', true)
    .executeTakeFirst()
  return shown.contactId === undefined || rider?.branchContactId === shown.contactId ? rider : undefined
}

/** Makes a token and its hash. */
export function newToken({ randomBytes }: Pick<Ports, 'randomBytes'>): {
  readonly token: string
  readonly hash: string
} {
  const token = secretToken(randomBytes)
  return { token, hash: tokenHash(token) }
}
