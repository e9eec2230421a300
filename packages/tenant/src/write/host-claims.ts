import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { isOfServer } from '@mostrador/domain/company/server-names'
import { sql, type Kysely } from 'kysely'
import type { ImportWorld } from '../file/import-world.ts'
import { problem, type Problem } from '../check/problems.ts'
import type { Tenant } from '../schema/tenant-schema.ts'

type Claims = Pick<ImportWorld, 'serverNames' | 'provesHosts'>

/**
 * Host names of a file that are this server's own, under it or above it, unless the company has
 * them already; and, where the file is the operator's word, those that another company has.
 */
export async function hostsTaken(
  db: Kysely<Database>,
  {
    tenant,
    companyId,
    serverNames,
    provesHosts,
  }: Claims & { readonly tenant: Tenant; readonly companyId: string },
): Promise<readonly Problem[]> {
  const wanted = hostsOf(tenant)
  if (wanted.size === 0) return []
  const had = await db
    .selectFrom('hosts')
    .select('host')
    .where('company_id', '=', companyId)
    .where('host', 'in', [...wanted.keys()])
    .execute()
  const taken = provesHosts ? await provedByOthers(db, companyId, [...wanted.keys()]) : []
  const own = [...wanted.keys()].filter(
    (host) => isOfServer(host, serverNames) && !had.some((one) => one.host === host),
  )
  return [
    ...own.map((host) => problem(wanted.get(host) ?? '', 'host-reserved', { host })),
    ...taken.map((host) => problem(wanted.get(host) ?? '', 'host-taken', { host })),
  ]
}

async function provedByOthers(
  db: Kysely<Database>,
  companyId: string,
  hosts: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('host_proofs')
    .select('host')
    .where('host', 'in', hosts)
    .where('company_id', '!=', companyId)
    .where('state', '=', 'PROVED')
    .execute()
  return rows.map(({ host }) => host)
}

/**
 * Lets go the claims to names that a company names no more, and writes down the new ones: waiting
 * to be looked at, or proved where they are the operator's word. Answers whether links change by
 * it.
 */
export async function writeHostClaims(
  db: Kysely<Database>,
  { companyId, now, provesHosts }: Pick<ImportWorld, 'now' | 'provesHosts'> & { readonly companyId: string },
): Promise<boolean> {
  await sql`delete from host_proofs p where company_id = ${companyId} and not exists (
    select from hosts h where h.company_id = p.company_id and h.host = p.host)`.execute(db)
  await sql`
    insert into host_words (company_id)
    select company_id from hosts where company_id = ${companyId} limit 1 on conflict do nothing`.execute(db)
  if (!provesHosts) {
    await sql`
      insert into host_proofs (company_id, host, state, next_look_at)
      select company_id, host, 'WAITING', ${now}::timestamptz from hosts where company_id = ${companyId}
      on conflict (company_id, host) do nothing`.execute(db)
    return false
  }
  return proveClaims(db, { companyId, now })
}

/**
 * Makes all claims of a company confirmed by the operator. Returns whether links change by it: a
 * name that was proved already leads where it did, only its proof is another.
 */
async function proveClaims(
  db: Kysely<Database>,
  { companyId, now }: Pick<ImportWorld, 'now'> & { readonly companyId: string },
): Promise<boolean> {
  const proving = statement()
    .part('led', () => sql`select host from host_proofs where company_id = ${companyId} and state = 'PROVED'`)
    .part(
      'proved',
      () => sql`
        insert into host_proofs as p (company_id, host, state, way, proved_at)
        select company_id, host, 'PROVED', 'OPERATOR', ${now}::timestamptz
        from hosts where company_id = ${companyId}
        on conflict (company_id, host) do update set state = 'PROVED', way = 'OPERATOR',
          proved_at = case when p.state = 'PROVED' and p.way <> 'EARLIER' then p.proved_at
            else excluded.proved_at end,
          lost_at = null, failing_since = null, failed_looks = 0, next_look_at = null
          where p.state <> 'PROVED' or p.way <> 'OPERATOR'
        returning p.host`,
    )
    .answer(
      ({ led, proved }) => sql<{ moved: boolean }>`
        select exists (select from ${proved} where host not in (select host from ${led})) as moved`,
    )
  const { rows } = await proving.execute(db)
  return rows[0]?.moved ?? false
}

/** Returns each host name of a tenant with the path of its field. */
function hostsOf(tenant: Tenant): ReadonlyMap<string, string> {
  const named = (path: string, { host }: { readonly host?: string | undefined }) =>
    host === undefined ? [] : [[host, `${path}.host`] as const]
  return new Map([
    ...named('company', tenant.company),
    ...tenant.branches.flatMap((branch, b) => [
      ...named(`branches[${b}]`, branch),
      ...branch.branchContacts.flatMap((contact, c) => named(`branches[${b}].branchContacts[${c}]`, contact)),
    ]),
  ])
}
