import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { listPasskeys } from './passkey-store.ts'
import { findAccount, listSessions } from './session-store.ts'

/** The account of the signed-in member of staff, with its sessions and passkeys. Four queries. */
export const getStaffAccount: Handler<'getStaffAccount'> = async (api, { staff }) => {
  const { email, owesSecondFactor } = staff
  const [account, sessions, passkeys] = await Promise.all([
    findAccount(api.database, staff.id),
    listSessions(api, staff),
    listPasskeys(api.database, staff.id),
  ])
  return yes({ email, owesSecondFactor, ...account, sessions, passkeys })
}
