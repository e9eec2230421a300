import { createHash } from 'node:crypto'
import type { Ports } from '../ports.ts'

/** A rider on shift, as a token tells it, and the place that it opens. */
export type RiderMember = {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly companyId: string
  readonly branchId: string
  readonly branchContactId: string
}

/** A token dies after the longest shift, whether or not it was ended. Source: decisions.md, Who sees what. */
export const SHIFT_HOURS = 16

/** What is kept of a token: who reads the table cannot use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/i

/** The rider of a request's bearer token; undefined for none, one that ended, and one of yesterday. At most one query. */
export async function riderOf(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  headers: Headers,
): Promise<RiderMember | undefined> {
  const token = BEARER.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return undefined
  return database
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
    ])
    .where('s.token_hash', '=', tokenHash(token))
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now())
    .where('r.active', '=', true)
    .executeTakeFirst()
}

/** A new token of 256 random bits, as text for a header, and the hash to keep. */
export function newToken({ randomBytes }: Pick<Ports, 'randomBytes'>): {
  readonly token: string
  readonly hash: string
} {
  const token = Buffer.from(randomBytes(32)).toString('base64url')
  return { token, hash: tokenHash(token) }
}
