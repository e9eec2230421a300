import { newId } from '@mostrador/database/new-id'
import type { Database } from '@mostrador/database/rows'
import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import type { Kysely } from 'kysely'
import type { StaffAuth, StaffMember } from '../ports.ts'
import { findReach } from './staff-store.ts'

/** What sign-in is made of; `publicUrl` decides whether the cookie asks for https. */
export type StaffAuthOptions = {
  readonly database: Kysely<Database>
  readonly secret: string
  readonly publicUrl: string
}

const DAY = 24 * 60 * 60

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** The columns of better-auth's tables, in our spelling. Source: 0009-staff-and-jobs.sql. */
const tables = {
  user: { modelName: 'staff_users', fields: { emailVerified: 'email_verified', ...timestamps } },
  session: {
    modelName: 'staff_sessions',
    fields: {
      userId: 'staff_user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...timestamps,
    },
    // A week, renewed once a day: a shop's screen stays signed in, a lost one does not.
    expiresIn: 7 * DAY,
    updateAge: DAY,
  },
  account: {
    modelName: 'staff_accounts',
    fields: {
      userId: 'staff_user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...timestamps,
    },
  },
  verification: {
    modelName: 'staff_verifications',
    fields: { expiresAt: 'expires_at', ...timestamps },
  },
} as const

function createAuth({ database, secret, publicUrl }: StaffAuthOptions) {
  return betterAuth({
    ...tables,
    database: { db: database, type: 'postgres' },
    secret,
    baseURL: publicUrl,
    telemetry: { enabled: false },
    // Ours count the same for every process, and before any password is hashed.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: { enabled: true, disableSignUp: true },
    advanced: {
      cookiePrefix: 'mostrador',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      // The caller's address is the server's business; what a browser writes into a header is not believed.
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId },
    },
  })
}

type SignedInUser = Pick<StaffMember, 'id' | 'name' | 'email'>

/** Staff sign-in by better-auth, on our tables. Unknown e-mails take as long as wrong passwords. */
export function createStaffAuth(options: StaffAuthOptions): StaffAuth {
  const { database } = options
  const { api } = createAuth(options)

  const memberOf = async ({ id, name, email }: SignedInUser): Promise<StaffMember | undefined> => {
    const reach = await findReach(database, id)
    return reach && { id, name, email, ...reach }
  }

  return {
    session: async (headers) => {
      const found = await api.getSession({ headers })
      return found ? memberOf(found.user) : undefined
    },
    signIn: async ({ email, password, headers }) => {
      try {
        const answer = await api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
        const member = await memberOf(answer.response.user)
        return member && { member, setCookies: answer.headers.getSetCookie() }
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500) return undefined
        throw error
      }
    },
    signOut: async (headers) => {
      const answer = await api.signOut({ headers, returnHeaders: true })
      return answer.headers.getSetCookie()
    },
  }
}
