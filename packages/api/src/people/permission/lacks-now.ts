import { asksForPasskey } from '@mostrador/contract/enough'
import type { EndpointName } from '@mostrador/contract/endpoints'
import type { Database } from '@mostrador/database/rows'
import type { Permission } from '@mostrador/domain/permission/permission'
import type { Transaction } from 'kysely'
import type { StaffMember } from '../../ground/ports.ts'
import { findReach } from '../staff/staff-store.ts'
import { may, type StaffPlace } from './may.ts'

/** Call that a person made, and what it took when it came in. */
type Called = {
  readonly name: EndpointName
  readonly permission: Permission
  readonly place: StaffPlace
  readonly now: Date
}

/** Reason for which a call is refused though it was let in. */
export type LackingNow = 'not-signed-in' | 'permission-missing' | 'passkey-first'

/**
 * Asks under the lock of a company what was asked when the call came in, for changes that waited
 * meanwhile, as for a provider: the session, the permission, and the passkey where the call takes
 * it. A session that was ended is gone; its end by time is judged when a call comes in. Returns why
 * the change is refused now. Two queries.
 */
export async function lacksNow(
  transaction: Transaction<Database>,
  { id, sessionId }: Pick<StaffMember, 'id' | 'sessionId'>,
  { name, permission, place, now }: Called,
): Promise<LackingNow | undefined> {
  const session = await transaction
    .selectFrom('staff_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session) return 'not-signed-in'
  const reach = await findReach(transaction, { staffUserId: id, sessionId, at: now })
  if (!reach || !may(reach, permission, place)) return 'permission-missing'
  return reach.owesPasskey && asksForPasskey(name) ? 'passkey-first' : undefined
}
