import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { sessionInfo } from './session-info.ts'

/** Who is signed in, and where he or she works. */
export const getStaffSession: Handler<'getStaffSession'> = async ({ database }, { staff }) =>
  yes(await sessionInfo(database, staff))
