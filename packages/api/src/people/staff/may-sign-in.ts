import type { Ports } from '../../ground/ports.ts'
import { networkOf } from '../../ground/rate-limit/network-of.ts'

/** Try of a password: its e-mail (in lower case), network, and device where it is known. */
export type SignInTry = {
  readonly email: string
  readonly ip: string
  readonly deviceId: string | undefined
}

/**
 * Whether a password may be tried now. A known device has tries of its own; all others share those
 * of network and e-mail, and are slowed down past the e-mail's (docs/decisions/053).
 */
export async function maySignIn(
  { take }: Ports['rateLimiter'],
  { email, ip, deviceId }: SignInTry,
): Promise<boolean> {
  if (deviceId !== undefined) {
    const key = `${deviceId}:${email}`
    return (await take('sign-in-device', key)) && (await take('sign-in-device-day', key))
  }
  if (!(await take('sign-in-address', ip))) return false
  if (await take('sign-in-email', email)) return true
  return (
    (await take('sign-in-slow-address', `${networkOf(ip)}:${email}`)) && take('sign-in-slow-email', email)
  )
}
