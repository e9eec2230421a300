import { createHash } from 'node:crypto'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { secretToken } from '../../ground/http/secret-token.ts'
import type { Ports } from '../../ground/ports.ts'

/** One session for each branch: shops do not share a diner's session. */
const PREFIX = 'mostrador_diner_'

const SESSION_DAYS = 90

/** Diner signed in at a branch. `verified` is false while the phone was only typed. */
type DinerSession = { readonly phone: string; readonly phoneKey: string; readonly verified: boolean }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const nameOf = (branchId: string): string => PREFIX + branchId.replaceAll('-', '')

/** Returns a browser's session tokens by the names of their cookies. */
function tokensOf(headers: Headers): ReadonlyMap<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(';').map((part) => part.trim().split('='))
  return new Map(
    pairs.flatMap(([name = '', value = '']) => (name.startsWith(PREFIX) && value ? [[name, value]] : [])),
  )
}

/** Returns the hashes of the browser's session tokens, for all branches. */
export const sessionHashes = (headers: Headers): readonly string[] =>
  [...tokensOf(headers).values()].map(hashOf)

type CookieSettings = Pick<Ports, 'publicUrl'>

type Cookie = { readonly name: string; readonly value: string; readonly maxAge: number }

const cookie = (ports: CookieSettings, { name, value, maxAge }: Cookie) =>
  [
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${ports.publicUrl.startsWith('https:') ? '; Secure' : ''}`,
  ] as const

/** Finds the diner of the headers' session at a branch. One query; none without a cookie. */
async function sessionOf(
  { database, now }: Pick<Ports, 'database' | 'now'>,
  headers: Headers,
  branchId: string,
): Promise<DinerSession | undefined> {
  const token = tokensOf(headers).get(nameOf(branchId))
  if (token === undefined) return undefined
  return database
    .selectFrom('customer_sessions')
    .select(['phone', 'phone_key as phoneKey', 'verified'])
    .where('token_hash', '=', hashOf(token))
    .where('branch_id', '=', branchId)
    .where('expires_at', '>', now())
    .executeTakeFirst()
}

/**
 * Returns the key of the phone that a diner of the headers' session has verified at a branch;
 * undefined for none. One query; none without a cookie.
 */
export async function verifiedPhoneOf(
  ports: Pick<Ports, 'database' | 'now'>,
  headers: Headers,
  branchId: string,
): Promise<string | undefined> {
  const session = await sessionOf(ports, headers, branchId)
  return session?.verified ? session.phoneKey : undefined
}

/**
 * Whether the headers have a session of a diner with a verified phone at a branch. One query; none
 * without a cookie.
 */
export async function isVerified(
  ports: Pick<Ports, 'database' | 'now'>,
  headers: Headers,
  { branchId, phoneKey }: { readonly branchId: string; readonly phoneKey: string },
): Promise<boolean> {
  return (await verifiedPhoneOf(ports, headers, branchId)) === phoneKey
}

/** New session with the tenant that it belongs to. */
export type NewSession = DinerSession & { readonly companyId: string; readonly branchId: string }

/** Begins a session and returns its cookie, hidden from scripts and other sites. */
export async function startSession(
  ports: Pick<Ports, 'database' | 'now' | 'newId' | 'randomBytes' | 'publicUrl'>,
  { companyId, branchId, phone, phoneKey, verified }: NewSession,
): Promise<readonly [string, string]> {
  const token = secretToken(ports.randomBytes)
  const now = ports.now()
  await ports.database
    .insertInto('customer_sessions')
    .values({
      company_id: companyId,
      branch_id: branchId,
      id: ports.newId(),
      token_hash: hashOf(token),
      phone,
      phone_key: phoneKey,
      verified,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    })
    .execute()
  return cookie(ports, { name: nameOf(branchId), value: token, maxAge: SESSION_DAYS * 86_400 })
}

/** Ends a browser's sessions; returns the cookies that delete them. */
export async function endSessions(
  ports: CookieSettings & { readonly database: Kysely<Database> },
  headers: Headers,
): Promise<readonly (readonly [string, string])[]> {
  const names = [...tokensOf(headers).keys()]
  if (names.length === 0) return []
  await ports.database
    .deleteFrom('customer_sessions')
    .where('token_hash', 'in', sessionHashes(headers))
    .execute()
  return names.map((name) => cookie(ports, { name, value: '', maxAge: 0 }))
}
