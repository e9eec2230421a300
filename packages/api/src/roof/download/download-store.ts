import type { Download } from '@mostrador/contract/download/download-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { ColorConfig } from '@mostrador/domain/branding/theme-tokens'
import { sql, type Kysely } from 'kysely'
import { jobFollowing } from '../../ground/job/job-store.ts'

export const MAKE_DOWNLOAD = 'make-download'

export const DOWNLOAD_HOURS = 24

type Asked = { readonly companyId: string; readonly staffUserId: string }

/** Begins a download with its job; false while another is in progress. One statement. */
export async function beginDownload(
  db: Kysely<Database>,
  { companyId, staffUserId, id, jobId, now }: Asked & { id: string; jobId: string; now: Date },
): Promise<boolean> {
  const beginning = statement()
    .write(
      'begun',
      () => sql`
        insert into downloads (company_id, id, staff_user_id, state, created_at)
        values (${companyId}, ${id}, ${staffUserId}, 'MAKING', ${now}::timestamptz)
        on conflict (company_id) where state = 'MAKING' do nothing
        returning company_id, null::uuid as branch_id`,
    )
    .write('job', ({ begun }) =>
      jobFollowing(begun, {
        id: jobId,
        kind: MAKE_DOWNLOAD,
        uniqueKey: id,
        payload: { downloadId: id },
        runAt: now,
        createdAt: now,
      }),
    )
    .answer(({ begun }) => sql`select from ${begun}`)
  return (await beginning.execute(db)).rows.length > 0
}

/** Finds the caller's newest useful download, or another owner's in progress. One query. */
export async function findDownload(
  db: Kysely<Database>,
  { companyId, staffUserId, now }: Asked & { readonly now: Date },
): Promise<Download | null> {
  const { rows } = await sql<
    Omit<Download, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date | null }
  >`
    select id, state, staff_user_id = ${staffUserId} as mine, done, total, size_bytes::float8 as "sizeBytes",
      created_at as "createdAt", expires_at as "expiresAt"
    from downloads
    where company_id = ${companyId} and (staff_user_id = ${staffUserId} or state = 'MAKING')
      and (expires_at is null or expires_at > ${now}::timestamptz)
    order by (state = 'MAKING') desc, created_at desc, id desc limit 1`.execute(db)
  const [found] = rows
  if (!found) return null
  const { createdAt, expiresAt } = found
  return { ...found, createdAt: createdAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null }
}

export type DownloadEnd =
  | { readonly state: 'FAILED' | 'CANCELED' }
  | { readonly state: 'READY'; readonly sizeBytes: number; readonly expiresAt: Date }

/** Ends a download in progress, by id or company; returns whether there was one. One statement. */
export async function endDownload(
  db: Kysely<Database>,
  which: { readonly id: string } | { readonly companyId: string },
  end: DownloadEnd & { readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('downloads')
    .set({
      state: end.state,
      ended_at: end.now,
      ...(end.state === 'READY' && { size_bytes: end.sizeBytes, expires_at: end.expiresAt }),
    })
    .where('state', '=', 'MAKING')
    .where(({ eb }) => ('id' in which ? eb('id', '=', which.id) : eb('company_id', '=', which.companyId)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores a download's progress; false once it was cancelled. One statement. */
export async function noteProgress(
  db: Kysely<Database>,
  { id, done, total }: { readonly id: string; readonly done: number; readonly total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('downloads')
    .set({ done, total })
    .where('id', '=', id)
    .where('state', '=', 'MAKING')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Download to be made, its owner, and the look of the company's first brand. */
export type DownloadToMake = {
  readonly companyId: string
  readonly key: string
  readonly name: string
  readonly staffUserId: string
  readonly email: string
  readonly branchId: string
  readonly colors: ColorConfig
  readonly country: string
}

/** Finds a download to make; undefined if cancelled, or its person owns nothing there. */
export async function findDownloadToMake(
  db: Kysely<Database>,
  id: string,
): Promise<DownloadToMake | undefined> {
  const { rows } = await sql<DownloadToMake>`
    select c.id as "companyId", c.key, c.name, u.id as "staffUserId", u.email, b.id as "branchId",
      branding_of(b.id) -> 'colorConfig' as colors, b.country_id as country
    from downloads d join companies c on c.id = d.company_id join staff_users u on u.id = d.staff_user_id
      join branches b on b.company_id = c.id
    where d.id = ${id} and d.state = 'MAKING' and exists (
      select from staff_memberships m where m.company_id = c.id and m.staff_user_id = u.id
        and m.role = 'OWNER' and m.branch_id is null and m.confirmed_at is not null)
    order by b.position, b.id limit 1`.execute(db)
  return rows[0]
}

/** Lists the downloads past their time. One query. */
export async function listOldDownloads(db: Kysely<Database>, now: Date): Promise<readonly string[]> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { rows } = await sql<{ id: string }>`
    select id from downloads
    where expires_at <= ${now}::timestamptz or (state in ('FAILED', 'CANCELED') and ended_at <= ${dayAgo}::timestamptz)
    limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes a download whose file is gone. One query. */
export async function removeDownload(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('downloads').where('id', '=', id).execute()
}
