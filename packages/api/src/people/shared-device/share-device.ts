import { sharedDeviceNews } from '@mostrador/copy/shared-device-news'
import type { Database } from '@mostrador/database/rows'
import { isGranted } from '@mostrador/domain/permission/grant'
import type { Transaction } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { deniedReason } from '../permission/denied-response.ts'
import { asHeaders } from '../staff/complete-sign-in.ts'
import { asksAnyFactor } from '../staff/policy-store.ts'
import { findAccount } from '../staff/session-store.ts'
import { changeTeam } from '../team/team-change.ts'
import { recordTeam } from '../team/team-store.ts'
import { companyOfDevices } from './company-of-devices.ts'
import { endElsewhere, shownDevice } from './device-key.ts'
import { sharedDeviceCookie } from './shared-device-cookie.ts'
import { insertDevice, listDevices, shareAgain, type NewSharedDevice } from './shared-device-store.ts'

/**
 * Writes down that a browser is shared, and tells it: one that is a shared device of the company
 * already stays that device, with the new sharer. Its id; undefined at the company's maximum.
 */
async function writeShared(
  tx: Transaction<Database>,
  held: string | undefined,
  row: NewSharedDevice,
): Promise<string | undefined> {
  const { companyId, staffUserId, name, now } = row
  const before = held === undefined ? undefined : await shareAgain(tx, { ...row, id: held })
  if (!before && !(await insertDevice(tx, row))) return undefined
  const from = before && before.staffUserId !== staffUserId ? before.sharer : null
  const sentence = before
    ? sharedDeviceNews.sharedAgain({ before: before.name, name, from })
    : sharedDeviceNews.shared(name)
  if (!before?.isSame)
    await recordTeam(tx, { companyId, staffUserId, now, sentences: [sentence], branchId: null })
  return (before && held) ?? row.id
}

/**
 * Makes the caller's browser a shared device, for staff who manage the company's staff, and ends
 * its session; another company's device ends there. Runs under the company's lock, so that a role
 * lost meanwhile shares no device.
 */
export const shareDevice: Handler<'shareDevice'> = async (api, asked) => {
  const at = await companyOfDevices(api, asked)
  if (!('companyId' in at)) return at
  const { companyId } = at
  const { body, staff, call } = asked
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const { password, ...device } = body
  if (!(await api.staffAuth.isPassword({ password, headers: call.headers }))) return no('wrong-password')
  const held = await shownDevice(api, call.headers)
  const now = api.now()
  const change = { staff, companyId, event: 'device-shared' } as const
  const shared = await changeTeam(api, change, async ({ transaction, grants }) => {
    const needed = { permission: 'staff', place: { company: companyId } } as const
    if (!isGranted(grants, { permission: needed.permission, company: companyId }))
      return no('permission-missing', [await deniedReason(transaction, needed)])
    // The device counts as a factor for all who come in there, if this person showed one.
    const byFactor = staff.byPasskey || (await findAccount(transaction, staff.id)).hasSecondFactor
    if (!byFactor && (await asksAnyFactor(transaction, companyId, staff.at)))
      return no('second-factor-to-share')
    const [newId, contactId] = [api.newId(), asked.params.id]
    const row = { ...device, id: newId, companyId, contactId, staffUserId: staff.id, byFactor, now }
    const id = await writeShared(transaction, held?.id, row)
    if (id === undefined) return no('too-many-shared-devices')
    return { ...yes({ devices: await listDevices(transaction, companyId, now) }), id }
  })
  if (!shared.ok) return shared
  const { id, data } = shared
  if (held && held.companyId !== companyId) await endElsewhere(api, held)
  // The next person finds no session.
  const signedOut = asHeaders(await api.staffAuth.signOut(call.headers))
  const next = held?.id === id ? held.next : { id, renewal: 0 }
  return yes(data, [...signedOut, sharedDeviceCookie(api, next)])
}
