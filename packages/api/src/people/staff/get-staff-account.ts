import { listSalesMails } from './list-sales-mails.ts'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { listPins } from '../shared-device/pin-store.ts'
import { listPasskeys } from './passkey-store.ts'
import { findAccount, listSessions } from './session-store.ts'

/** Returns the caller's account with sessions, passkeys, PINs and mails. Six queries. */
export const getStaffAccount: Handler<'getStaffAccount'> = async (api, { staff }) => {
  const { email, owesSecondFactor, secondFactorFrom, sharedDevice } = staff
  const isShutOut = owesSecondFactor && staff.grants.length === 0
  const [account, sessions, passkeys, pins, salesMails] = await Promise.all([
    findAccount(api.database, staff.id),
    listSessions(api, staff),
    listPasskeys(api.database, staff.id),
    listPins(api.database, staff.id),
    listSalesMails(api.database, staff),
  ])
  return yes({
    email,
    owesSecondFactor,
    isShutOut,
    secondFactorFrom,
    onSharedDevice: sharedDevice !== null,
    ...account,
    sessions,
    passkeys,
    pins,
    salesMails,
  })
}
