import { sharedDeviceNews } from '@mostrador/copy/shared-device-news'
import type { Database } from '@mostrador/database/rows'
import { isGranted } from '@mostrador/domain/permission/grant'
import { sql, type Kysely } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { deniedReason } from '../permission/denied-response.ts'
import type { StaffMember } from '../../ground/ports.ts'
import { asHeaders } from '../staff/complete-sign-in.ts'
import { findAccount } from '../staff/session-store.ts'
import { changeTeam } from '../team/team-change.ts'
import { recordTeam } from '../team/team-store.ts'
import { companyOfDevices } from './company-of-devices.ts'
import { sharedDeviceCookie } from './shared-device-cookie.ts'
import { insertDevice, listDevices } from './shared-device-store.ts'

/**
 * Whether staff have to show a second factor before they share a device: where the company asks it
 * of any role, the device counts as one for all. A PIN shows none. Two queries.
 */
async function lacksFactor(db: Kysely<Database>, staff: StaffMember, companyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff_factor_asks
    where company_id = ${companyId} and starts_at <= ${staff.at}::timestamptz limit 1`.execute(db)
  if (rows.length === 0 || staff.byPasskey) return false
  return staff.sharedDevice !== null || !(await findAccount(db, staff.id)).hasSecondFactor
}

/**
 * Makes the caller’s browser a shared device, for staff who manage the company’s staff, and ends
 * its session. Runs under the company’s lock, so that a role lost meanwhile shares no device.
 */
export const shareDevice: Handler<'shareDevice'> = async (api, asked) => {
  const at = await companyOfDevices(api, asked)
  if (!('companyId' in at)) return at
  const { companyId } = at
  const { body, staff, call } = asked
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  if (staff.owesPasskey) return no('passkey-first')
  const { password, ...device } = body
  if (!(await api.staffAuth.isPassword({ password, headers: call.headers }))) return no('wrong-password')
  const [id, now] = [api.newId(), api.now()]
  const change = { staff, companyId, event: 'device-shared' } as const
  const shared = await changeTeam(api, change, async ({ transaction, grants }) => {
    const needed = { permission: 'staff', place: { company: companyId } } as const
    if (!isGranted(grants, { permission: needed.permission, company: companyId }))
      return no('permission-missing', [await deniedReason(transaction, needed)])
    if (await lacksFactor(transaction, staff, companyId)) return no('second-factor-to-share')
    const row = { ...device, id, companyId, contactId: asked.params.id, staffUserId: staff.id, now }
    if (!(await insertDevice(transaction, row))) return no('too-many-shared-devices')
    const sentences = [sharedDeviceNews.shared(device.name)]
    await recordTeam(transaction, { companyId, staffUserId: staff.id, now, sentences, branchId: null })
    return yes({ devices: await listDevices(transaction, companyId, now) })
  })
  if (!shared.ok) return shared
  // The next person finds no session.
  const signedOut = asHeaders(await api.staffAuth.signOut(call.headers))
  return yes(shared.data, [...signedOut, sharedDeviceCookie(api, { id, renewal: 0 })])
}
