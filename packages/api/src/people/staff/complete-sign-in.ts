import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import type { Call } from '../../ground/http/handler.ts'
import type { Api, SignedIn } from '../../ground/ports.ts'
import { sessionInfo } from './session-info.ts'
import { noteSession } from './session-store.ts'
import { staffDeviceCookie, staffDeviceOf } from './staff-device.ts'

/** Returns cookies as headers. */
export const asHeaders = (setCookies: readonly string[]) =>
  setCookies.map((cookie) => ['set-cookie', cookie] as const)

/** Completes a sign-in: notes the place of the session, and makes the device known. */
export async function completeSignIn(
  api: Api,
  { member, token, setCookies }: SignedIn & { is: 'in' },
  call: Call,
): Promise<{ readonly session: StaffSession; readonly headers: readonly (readonly [string, string])[] }> {
  const email = member.email.toLowerCase()
  await noteSession(api, { token, ip: call.ip, byPasskey: member.byPasskey })
  api.tellSecurity('sign-in')
  const deviceId = staffDeviceOf(api, call.headers, email) ?? api.newId()
  const device = staffDeviceCookie(api, { email, deviceId })
  return {
    session: await sessionInfo(api.database, member),
    headers: [...asHeaders(setCookies), device],
  }
}
