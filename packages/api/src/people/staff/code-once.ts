import { createHmac } from 'node:crypto'
import type { Database } from '@mostrador/database/rows'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { sql, type Kysely } from 'kysely'

/** Length of a code's step. Source: RFC 6238, 4.1. */
const STEP_MS = 30_000

/** Returns the six digits of a step. Source: RFC 4226, 5.3. */
function digitsOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

/**
 * Returns the half minute of a code, among those that the plugin takes: the present one and its
 * neighbours.
 */
function stepOf(secret: string, code: string, at: number): number | undefined {
  const present = Math.floor(at / STEP_MS)
  return [present + 1, present, present - 1].find((step) => digitsOf(secret, step) === code)
}

/**
 * Takes a step for a person; false where it, or a later one, was taken. Of two at once one
 * succeeds.
 */
async function takeStep(db: Kysely<Database>, staffUserId: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    update staff_second_factors set last_step = ${step}
    where staff_user_id = ${staffUserId} and coalesce(last_step, 0) < ${step} returning 1`.execute(db)
  return rows.length > 0
}

type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Returns the person of a code, by the session or by the sign-in that waits for it. */
async function whoShows(ctx: AuthContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const { name } = ctx.context.createAuthCookie('two_factor')
  const signed = await ctx.getSignedCookie(name, ctx.context.secret)
  const waiting = signed ? await ctx.context.internalAdapter.findVerificationValue(signed) : undefined
  return waiting?.value
}

/**
 * Refuses a code of an app that was shown before, without one of the five tries, since it is no
 * guess. Wrong codes go on to better-auth, which counts them. Uses the machine's time, as
 * better-auth does. Source: RFC 6238, 5.2.
 */
export const codeOnce = (db: Kysely<Database>) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path !== '/two-factor/verify-totp') return
    const staffUserId = await whoShows(ctx)
    if (staffUserId === undefined) return
    const factor = await db
      .selectFrom('staff_second_factors')
      .select('secret')
      .where('staff_user_id', '=', staffUserId)
      .executeTakeFirst()
    if (!factor) return
    const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret })
    const step = stepOf(secret, String(ctx.body?.code), Date.now())
    if (step === undefined || (await takeStep(db, staffUserId, step))) return
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'This code was used before' })
  })
