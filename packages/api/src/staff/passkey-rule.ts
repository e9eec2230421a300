import { MOST_PASSKEYS } from '@mostrador/domain/staff/passkey'
import { no } from '../http/handler.ts'
import type { Api, StaffMember } from '../ports.ts'
import { listPasskeys } from './passkey-store.ts'

/**
 * Whether somebody has to show a passkey before anything changes of how he or she signs in: there
 * is one, a company asks for a second factor, and this session was begun with the password alone.
 * Otherwise a thief of the password could add a factor of his own and sign in. One query.
 */
export async function owesPasskey({ database }: Pick<Api, 'database'>, staff: StaffMember): Promise<boolean> {
  return staff.owesSecondFactor && (await listPasskeys(database, staff.id)).length > 0
}

/** Why somebody may not add a passkey now, or undefined. One query. */
export async function deniedPasskey({ database }: Pick<Api, 'database'>, staff: StaffMember) {
  const own = await listPasskeys(database, staff.id)
  if (staff.owesSecondFactor && own.length > 0) return no('passkey-first')
  return own.length < MOST_PASSKEYS ? undefined : no('too-many-passkeys')
}
