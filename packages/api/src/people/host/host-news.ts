import { hostNews } from '@mostrador/copy/host-news'
import type { Database } from '@mostrador/database/rows'
import type { HostNews } from '@mostrador/domain/company/host-proof'
import { sql, type Transaction } from 'kysely'
import type { Ports } from '../../ground/ports.ts'
import { ensureJobs } from '../../ground/job/job-store.ts'
import { noteChange } from '../../ground/history/note-change.ts'

/** The name under which the job that mails owners about a name stands in its row. */
export const HOST_NEWS = 'host-news'

/** The brand in whose history a name is told of: its own, else the first of the company. */
type HostPlace = { readonly companyKey: string; readonly branchId: string; readonly branchKey: string }

type Named = { readonly companyId: string; readonly host: string }

/** Finds where a name is told of; undefined where its company has no brand. One query. */
export async function placeOfHost(
  transaction: Transaction<Database>,
  { companyId, host }: Named,
): Promise<HostPlace | undefined> {
  const { rows } = await sql<HostPlace>`
    select co.key as "companyKey", b.id as "branchId", b.key as "branchKey"
    from branches b join companies co on co.id = b.company_id
    where b.company_id = ${companyId}
    order by exists (select from hosts h where h.branch_id = b.id and h.host = ${host}) desc, b.position, b.id
    limit 1`.execute(transaction)
  return rows[0]
}

type Told = Named & {
  readonly place: HostPlace
  readonly news: HostNews
  /** When a name that fails is lost. */
  readonly losesAt: Date | null
}

/**
 * Writes into the history what became of a name, for who may see it, and leaves a job to mail it to
 * the owners; answers the revision. The transaction holds the lock of the company. Two statements.
 */
export async function tellHostNews(
  transaction: Transaction<Database>,
  { newId, now }: Pick<Ports, 'newId' | 'now'>,
  { companyId, host, place, news, losesAt }: Told,
): Promise<number | undefined> {
  const { branchId } = place
  const payload = { branchId, host, news, losesAt: losesAt?.toISOString() ?? null }
  const job = { id: newId(), kind: HOST_NEWS, uniqueKey: `${branchId}:${host}:${news}`, payload }
  await ensureJobs(transaction, [{ companyId, branchId, ...job, runAt: now(), createdAt: now() }])
  return noteChange(transaction, {
    companyId,
    branchKey: place.branchKey,
    staffUserId: null,
    sentences: [hostNews[news](host)],
    door: 'SYSTEM',
    toldTo: ['integrations'],
    now: now(),
  })
}
