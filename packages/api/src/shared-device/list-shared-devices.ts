import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { placeOfContact } from '../permission/may.ts'
import { listDevices } from './shared-device-store.ts'

/** The shared devices of a company, for those who say who works there. */
export const listSharedDevices: Handler<'listSharedDevices'> = async (api, { params, staff }) => {
  const companyId = placeOfContact(staff, params.id)?.company
  if (companyId === undefined) return no('branch-contact-not-found')
  return yes({ devices: await listDevices(api.database, companyId, api.now()) })
}
