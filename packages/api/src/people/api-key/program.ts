import { createHash } from 'node:crypto'
import type { Endpoint } from '@mostrador/contract/endpoint'
import { statement } from '@mostrador/database/statement'
import { API_KEY_PERMISSIONS, type ApiKeyPermission } from '@mostrador/domain/permission/permission'
import { sql } from 'kysely'
import { bearerToken } from '../../ground/http/bearer-token.ts'
import type { Api, Program } from '../../ground/ports.ts'
import { placeOf } from '../team/team-store.ts'

const USED_EVERY_MS = 60_000

/** Returns the stored hash of a key's secret. */
export const apiKeyHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Returns the permissions of a stored key, in the order of the list. */
export const permissionsOfKey = (stored: readonly string[]): readonly ApiKeyPermission[] =>
  API_KEY_PERMISSIONS.filter((permission) => stored.includes(permission))

/**
 * Returns the secret of a call's key; undefined without one, or at an endpoint for people alone.
 */
export const keySecretOf = ({ keys }: Endpoint, headers: Headers): string | undefined =>
  keys && bearerToken(headers.get('authorization') ?? undefined)

type Row = Pick<Program, 'branches'> & {
  readonly id: string
  readonly name: string
  readonly company: string
  readonly branch: string | null
  readonly branchContact: string | null
  readonly permissions: readonly string[]
}

/** Finds the key of a secret, unless revoked, with the branches that it reaches. One query. */
async function findKey(
  { database, now }: Pick<Api, 'database' | 'now'>,
  hash: string,
): Promise<Row | undefined> {
  const before = new Date(now().getTime() - USED_EVERY_MS)
  const finding = statement()
    .write(
      'used',
      () => sql`
        update api_keys set last_used_at = ${now()}::timestamptz
        where hash = ${hash} and revoked_at is null
          and (last_used_at is null or last_used_at <= ${before}::timestamptz)`,
    )
    .part('held', () => sql`select * from api_keys where hash = ${hash} and revoked_at is null`)
    .part(
      'reach',
      ({ held }) => sql`
        select b.id, b.company_id, coalesce(jsonb_agg(c.id) filter (where c.id is not null), '[]') as contacts
        from ${held} k join branches b on b.company_id = k.company_id and b.id = coalesce(k.branch_id, b.id)
          left join branch_contacts c on c.branch_id = b.id and c.id = coalesce(k.branch_contact_id, c.id)
        group by b.id, b.company_id`,
    )
    .answer(
      ({ held, reach }) => sql<Row>`
        select id, name, company_id as company, branch_id as branch, branch_contact_id as "branchContact",
          permissions, (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'company', company_id,
            'branchContactIds', contacts)), '[]') from ${reach}) as branches
        from ${held}`,
    )
  const { rows } = await finding.execute(database)
  return rows[0]
}

/**
 * Returns the program of a key's secret; or why there is none: an unknown key, or too many wrong
 * ones from the network. A secret has 256 bits: limits only stop floods, and a wrong one never
 * locks out a right one.
 */
export async function programOf(
  api: Pick<Api, 'database' | 'now' | 'rateLimiter' | 'tellSecurity'>,
  { secret, ip }: { readonly secret: string; readonly ip: string },
): Promise<Program | 'api-key-unknown' | 'too-many-requests'> {
  const found = await findKey(api, apiKeyHash(secret))
  if (!found) {
    api.tellSecurity('api-key-refused')
    return (await api.rateLimiter.take('api-key-wrong', ip)) ? 'api-key-unknown' : 'too-many-requests'
  }
  const { id, name, company, branches, permissions } = found
  return {
    key: { id, name },
    grants: [{ ...placeOf(company, found), permissions: permissionsOfKey(permissions) }],
    branches,
    branchContactIds: branches.flatMap(({ branchContactIds }) => branchContactIds),
  }
}
