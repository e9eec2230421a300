import { createHmac } from 'node:crypto'
import { isSameSecret } from '@mostrador/outbound/same-secret'
import { sql, type Kysely } from 'kysely'
import type { Database } from '@mostrador/database/rows'
import { digitsOf } from '@mostrador/domain/random/digits-of'
import type { Ports } from '../../ground/ports.ts'

const LIFETIME_MS = 10 * 60_000
const MOST_ATTEMPTS = 5

/** Owner of a code: each phone in each branch and browser has digits and tries of its own. */
export type CodeOwner = {
  readonly companyId: string
  readonly branchId: string
  readonly phoneKey: string
  readonly browserId: string
}

/** Hashes six digits with the secret, since a plain hash is guessed in a moment. */
const hashOf = (secret: string, { branchId, phoneKey, browserId }: CodeOwner, code: string): string =>
  createHmac('sha256', secret).update(`sign-in:${branchId}:${phoneKey}:${browserId}:${code}`).digest('hex')

/** Makes a phone's six digits, which replace the browser's former ones. */
export async function makeSignInCode(
  ports: Pick<Ports, 'database' | 'now' | 'randomBytes' | 'cookieSecret'>,
  owner: CodeOwner,
): Promise<string> {
  const code = digitsOf(ports.randomBytes(4), 6)
  const now = ports.now()
  const row = {
    code_hash: hashOf(ports.cookieSecret, owner, code),
    attempts: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  }
  await ports.database
    .insertInto('sign_in_codes')
    .values({
      company_id: owner.companyId,
      branch_id: owner.branchId,
      phone_key: owner.phoneKey,
      browser_id: owner.browserId,
      ...row,
    })
    .onConflict((conflict) => conflict.columns(['branch_id', 'phone_key', 'browser_id']).doUpdateSet(row))
    .execute()
  return code
}

/** Takes one try of a code before it is compared, so that many at once are counted. */
async function takeTry(db: Kysely<Database>, owner: CodeOwner, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    update sign_in_codes set attempts = attempts + 1
    where branch_id = ${owner.branchId} and phone_key = ${owner.phoneKey} and browser_id = ${owner.browserId}
      and expires_at > ${now} and attempts < ${MOST_ATTEMPTS}
    returning code_hash as hash`.execute(db)
  return rows[0]?.hash
}

/** Whether the digits are the sent ones, within time and tries; right only once. */
export async function checkSignInCode(
  ports: Pick<Ports, 'database' | 'now' | 'cookieSecret'>,
  owner: CodeOwner,
  code: string,
): Promise<boolean> {
  const expected = await takeTry(ports.database, owner, ports.now())
  if (expected === undefined) return false
  if (!isSameSecret(hashOf(ports.cookieSecret, owner, code.trim()), expected)) return false
  const { numDeletedRows } = await ports.database
    .deleteFrom('sign_in_codes')
    .where('branch_id', '=', owner.branchId)
    .where('phone_key', '=', owner.phoneKey)
    .where('browser_id', '=', owner.browserId)
    .where('code_hash', '=', expected)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
