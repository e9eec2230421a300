import { newId } from '@mostrador/database/new-id'
import type { Database } from '@mostrador/database/rows'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@mostrador/domain/staff/password-rule'
import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Kysely } from 'kysely'
import type { SignedIn, StaffAuth, StaffMember } from '../../ground/ports.ts'
import { authTables, secondFactorTables } from './auth-tables.ts'
import { codeOnce } from './code-once.ts'
import { devicePlugin } from './device-plugin.ts'
import { isPasskeyKnown, notePasskeyUsed } from './passkey-store.ts'
import { createPasskeyPlugin, type PasskeyPlugin } from './passkey-plugin.ts'
import { tieToDevice } from './session-store.ts'
import { findReach } from './staff-store.ts'

/**
 * Options of sign-in; `publicUrl`, where staff sign in, decides whether the cookie is for https
 * alone.
 */
export type StaffAuthOptions = {
  readonly database: Kysely<Database>
  readonly secret: string
  readonly publicUrl: string
  readonly now: () => Date
  /**
   * Skips better-auth's check of all columns, once in a process, which takes half the time of a
   * test.
   */
  readonly trustsTables?: boolean
}

/** Name of the account in an app of codes. */
const ISSUER = 'Mostrador'

function createAuth(
  { database, secret, publicUrl, trustsTables = false }: StaffAuthOptions,
  passkeys: PasskeyPlugin,
) {
  const isSecure = publicUrl.startsWith('https:')
  return betterAuth({
    ...authTables,
    database: { db: database, type: 'postgres' },
    secret,
    baseURL: publicUrl,
    telemetry: { enabled: false },
    // Our limits count for all processes, and before a password is hashed.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      // better-auth counts UTF-16 units, our rule characters.
      maxPasswordLength: 2 * LONGEST_PASSWORD,
    },
    hooks: { before: codeOnce(database) },
    plugins: [twoFactor({ issuer: ISSUER, schema: secondFactorTables }), passkeys, devicePlugin],
    advanced: {
      // With https the name keeps other hosts of the domain from setting the cookie.
      cookiePrefix: isSecure ? '__Host-mostrador' : 'mostrador',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure },
      // The server knows the caller's address; a browser's header is not believed.
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId, validateSchema: !trustsTables },
    },
  })
}

type SignedInUser = Pick<StaffMember, 'id' | 'name' | 'email'>

/**
 * Returns the answer of better-auth, or undefined where it refuses: a wrong password, a wrong
 * code.
 */
async function unlessRefused<Answer>(
  work: () => Promise<Answer>,
  isRefusal: (status: number) => boolean = (status) => status < 500,
): Promise<Answer | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isAPIError(error) && isRefusal(error.statusCode)) return undefined
    throw error
  }
}

/** Codes of better-auth for a wrong code, not for one that is too late. */
const WRONG_CODES: readonly string[] = ['INVALID_CODE', 'INVALID_BACKUP_CODE']

/** Returns the headers without a session: the sign-in alone says whose code it is. */
function withoutSession(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '').split(';').filter((one) => !one.includes('session_token='))
  const others = new Headers(headers)
  others.set('cookie', cookies.join(';'))
  return others
}

const cookiesOf = (answer: { readonly headers: Headers }): readonly string[] => answer.headers.getSetCookie()

/**
 * Makes staff sign-in by better-auth, on our tables. Unknown e-mails take as long as wrong
 * passwords.
 */
// oxlint-disable-next-line max-lines-per-function -- one method after the other, each a call of better-auth and what it means
export function createStaffAuth(options: StaffAuthOptions): StaffAuth {
  const { database, now } = options
  const { plugin, isVerified } = createPasskeyPlugin(options.publicUrl)
  const { api } = createAuth(options, plugin)

  const memberOf = async (user: SignedInUser, sessionId?: string): Promise<StaffMember | undefined> => {
    const { id, name, email } = user
    const at = now()
    const reach = await findReach(database, { staffUserId: id, at, ...(sessionId && { sessionId }) })
    return reach && { id, name, email, at, sessionId: sessionId ?? '', ...reach }
  }

  const entered = async (
    user: SignedInUser,
    {
      token,
      setCookies,
      sessionId,
    }: { readonly token: string; readonly setCookies: readonly string[]; readonly sessionId?: string },
  ): Promise<SignedIn> => {
    const member = await memberOf(user, sessionId)
    if (member) return { is: 'in', member, token, setCookies }
    // A person without a membership is told no more than one with a wrong password.
    await database.deleteFrom('staff_sessions').where('token', '=', token).execute()
    return { is: 'refused' }
  }

  return {
    session: async (headers) => {
      const found = await api.getSession({ headers })
      return found ? memberOf(found.user, found.session.id) : undefined
    },
    signIn: async ({ email, password, headers }) => {
      const answer = await unlessRefused(() =>
        api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
      )
      if (!answer) return { is: 'refused' }
      const setCookies = cookiesOf(answer)
      // The plugin may answer that it waits for a code; its type does not say so.
      if ('twoFactorRedirect' in answer.response) return { is: 'half-way', setCookies }
      return entered(answer.response.user, { token: answer.response.token, setCookies })
    },
    showSecondFactor: async ({ code, kind, headers }) => {
      const call = { body: { code }, headers: withoutSession(headers), returnHeaders: true } as const
      try {
        const answer = await (kind === 'APP' ? api.verifyTOTP(call) : api.verifyBackupCode(call))
        const { user, token } = answer.response
        return token ? await entered(user, { token, setCookies: cookiesOf(answer) }) : { is: 'ended' }
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error
        return { is: WRONG_CODES.includes(error.body?.code ?? '') ? 'refused' : 'ended' }
      }
    },
    changePassword: async ({ current, password, headers }) => {
      const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true }
      const answer = await unlessRefused(() => api.changePassword({ body, headers, returnHeaders: true }))
      return answer && { token: answer.response.token ?? '', setCookies: cookiesOf(answer) }
    },
    beginSecondFactor: async ({ password, headers }) => {
      const begun = await unlessRefused(() => api.enableTwoFactor({ body: { password }, headers }))
      if (begun?.method !== 'totp') return undefined
      return { uri: begun.totpURI, recoveryCodes: begun.backupCodes }
    },
    confirmSecondFactor: async ({ code, headers }) => {
      const answer = await unlessRefused(() =>
        api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
      )
      return answer && cookiesOf(answer)
    },
    removeSecondFactor: async ({ password, headers }) => {
      const answer = await unlessRefused(() =>
        api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      )
      return answer && cookiesOf(answer)
    },
    isPassword: async ({ password, headers }) => {
      const answer = await unlessRefused(() => api.verifyPassword({ body: { password }, headers }))
      return answer?.status === true
    },
    passkeyOptions: async ({ purpose, headers }) => {
      if (purpose === 'REGISTER') {
        const made = await api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
        return { options: made.response, setCookies: cookiesOf(made) }
      }
      // The passkey alone names the person; the device has to verify the user.
      const asked = { headers: withoutSession(headers), returnHeaders: true } as const
      const made = await api.generatePasskeyAuthenticationOptions(asked)
      return { options: { ...made.response, userVerification: 'required' }, setCookies: cookiesOf(made) }
    },
    addPasskey: async ({ name, response, headers }) => {
      if (await isPasskeyKnown(database, response.id)) return undefined
      const added = await unlessRefused(
        () => api.verifyPasskeyRegistration({ body: { name, response }, headers }),
        () => !isVerified(response),
      )
      return added?.id
    },
    signInByPasskey: async ({ response, headers }) => {
      const answer = await unlessRefused(
        () => api.verifyPasskeyAuthentication({ body: { response }, headers, returnHeaders: true }),
        () => !isVerified(response),
      )
      if (!answer) return { is: 'refused' }
      const { session, user } = answer.response
      await notePasskeyUsed(database, { sessionId: session.id, credentialId: response.id, now: now() })
      return entered(user, { token: session.token, setCookies: cookiesOf(answer), sessionId: session.id })
    },
    signInAtDevice: async ({ personId, deviceId, headers }) => {
      const body = { personId }
      const call = { body, headers: withoutSession(headers), returnHeaders: true } as const
      const answer = await unlessRefused(() => api.beginAtDevice(call))
      if (!answer) return { is: 'refused' }
      const { session, user } = answer.response
      const { id: sessionId, token } = session
      if (!(await tieToDevice(database, { sessionId, deviceId, now: now() }))) return { is: 'refused' }
      return entered(user, { token, setCookies: cookiesOf(answer), sessionId })
    },
    signOut: async (headers) => cookiesOf(await api.signOut({ headers, returnHeaders: true })),
  }
}
