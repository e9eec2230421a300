import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import {
  afterLook,
  losesAt,
  newsOfLook,
  type HostOthers,
  type HostProof,
  type HostSeen,
} from '@mostrador/domain/company/host-proof'
import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Ports } from '../../ground/ports.ts'
import { placeOfHost, tellHostNews } from './host-news.ts'
import type { JobPorts } from '../../ground/job/job.ts'

/** Company's claim to a host name, with the text of its DNS record. */
export type HostClaim = HostProof & {
  readonly companyId: string
  readonly host: string
  readonly word: string
  readonly lookedAt: Date | null
}

/** A claim after a look, and what was written of it into the history. */
type KeptLook = HostClaim & {
  readonly noted: { readonly branchId: string; readonly revision: number } | undefined
}

const claims = sql`
  select p.company_id as "companyId", p.host, w.word, p.state, p.way, p.proved_at as "provedAt",
    p.lost_at as "lostAt", p.failing_since as "failingSince", p.failed_looks as "failedLooks", p.worded,
    p.looked_at as "lookedAt", p.next_look_at as "nextLookAt"
  from host_proofs p join host_words w on w.company_id = p.company_id`

/** Returns the claims on a name, by a branch's company and by others; undefined for no branch. */
export async function findClaim(
  db: Kysely<Database>,
  { branchId, host }: { readonly branchId: string; readonly host: string },
): Promise<{ readonly claim: HostClaim | undefined; readonly others: HostOthers } | undefined> {
  const branch = await db
    .selectFrom('branches')
    .select('company_id')
    .where('id', '=', branchId)
    .executeTakeFirst()
  if (!branch) return undefined
  const companyId = branch.company_id
  const { rows } = await sql<HostClaim>`
    ${claims} where p.company_id = ${companyId} and p.host = ${host}`.execute(db)
  return { claim: rows[0], others: await othersOf(db, { companyId, host }) }
}

async function othersOf(
  db: Kysely<Database>,
  { companyId, host }: Pick<HostClaim, 'companyId' | 'host'>,
): Promise<HostOthers> {
  const { rows } = await sql<HostOthers>`
    select count(*) > 0 as named, coalesce(bool_or(state = 'PROVED'), false) as proved,
      coalesce(bool_or(worded), false) as worded
    from host_proofs where host = ${host} and company_id <> ${companyId}`.execute(db)
  return rows[0] ?? { named: false, proved: false, worded: false }
}

/** Lists due claims, the longest waiting first. */
export async function dueClaims(
  db: Kysely<Database>,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly HostClaim[]> {
  const { rows } = await sql<HostClaim>`
    ${claims} where p.next_look_at <= ${now}::timestamptz order by p.next_look_at, p.host limit ${most}`.execute(
    db,
  )
  return rows
}

/**
 * Stores the result of a look at a name, and returns the claim; undefined where the company no
 * longer names it. Looks at one name run one after the other, so that of two companies that prove
 * it at once one gets it.
 */
export async function keepLook(
  ports: Pick<Ports, 'database' | 'newId' | 'now'>,
  { companyId, host }: Pick<HostClaim, 'companyId' | 'host'>,
  seen: HostSeen,
): Promise<KeptLook | undefined> {
  const now = ports.now()
  return ports.database.transaction().execute(async (transaction) => {
    const place = await placeOfHost(transaction, { companyId, host })
    // Before that of the name, as changes of the company take it before its claims.
    if (place) await lockCompany(transaction, place.companyKey)
    await sql`select pg_advisory_xact_lock(hashtext('host-proof'), hashtext(${host}))`.execute(transaction)
    const { rows } = await sql<HostClaim>`
      ${claims} where p.company_id = ${companyId} and p.host = ${host} for update of p`.execute(transaction)
    const [claim] = rows
    if (!claim) return undefined
    const others = await othersOf(transaction, claim)
    const after = { ...claim, ...afterLook(claim, { seen, others, now }), lookedAt: now }
    await saveProof(transaction, after)
    if ((claim.state === 'PROVED') !== (after.state === 'PROVED'))
      await renewCatalogues(transaction, companyId, now)
    const news = newsOfLook(claim, after)
    const told = news && { companyId, host, news, losesAt: losesAt(after, others) }
    const revision = place && told && (await tellHostNews(transaction, ports, { ...told, place }))
    return { ...after, noted: place && revision ? { branchId: place.branchId, revision } : undefined }
  })
}

async function saveProof(transaction: Transaction<Database>, claim: HostClaim): Promise<void> {
  await transaction
    .updateTable('host_proofs')
    .set({
      state: claim.state,
      way: claim.way,
      proved_at: claim.provedAt,
      lost_at: claim.lostAt,
      failing_since: claim.failingSince,
      failed_looks: claim.failedLooks,
      worded: claim.worded,
      looked_at: claim.lookedAt,
      next_look_at: claim.nextLookAt,
    })
    .where('company_id', '=', claim.companyId)
    .where('host', '=', claim.host)
    .execute()
}

/** Links of all branch contacts of the company change with its host. */
async function renewCatalogues(
  transaction: Transaction<Database>,
  companyId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('branch_contacts')
    .set(nextCatalog(now))
    .where('branch_id', 'in', (qb) =>
      qb.selectFrom('branches').select('id').where('company_id', '=', companyId),
    )
    .execute()
}

/** Finds where a company wrote a name; undefined where it names it no more. One query. */
export async function whereNamed(
  { database }: JobPorts,
  { branchId, host }: { branchId: string; host: string },
) {
  const { rows } = await sql<{ readonly ofBrand: boolean; readonly alias: string | null }>`
    select h.branch_id is not null as "ofBrand", a.alias
    from branches b join hosts h on h.company_id = b.company_id and h.host = ${host}
      left join aliases a on a.branch_contact_id = h.branch_contact_id
    where b.id = ${branchId}`.execute(database)
  return rows[0]
}
