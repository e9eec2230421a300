import { type Handler, yes } from '../http/handler.ts'
import { findAccount, listSessions } from './session-store.ts'

/** The account of whoever is signed in, with its sessions. Three queries. */
export const getStaffAccount: Handler<'getStaffAccount'> = async (api, { staff }) => {
  const { email, owesSecondFactor } = staff
  const [account, sessions] = await Promise.all([
    findAccount(api.database, staff.id),
    listSessions(api, staff),
  ])
  return yes({ email, owesSecondFactor, ...account, sessions })
}
