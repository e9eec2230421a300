import { yes, type Handler } from '../../ground/http/handler.ts'
import { endSessions } from './diner-session.ts'

/** Signs the diner out of all branches in this browser. One query; none without a session. */
export const endDinerSession: Handler<'endDinerSession'> = async (api, { call }) =>
  yes(null, await endSessions(api, call.headers))
