import type { Database } from '@mostrador/database/rows'
import type { StoredFile } from '@mostrador/files/file-store'
import { sql, type Kysely } from 'kysely'

/** Stored picture, with the names that the company's documents may give it. */
type Upload = {
  readonly branchId: string
  readonly source: string
  readonly file: StoredFile
  readonly now: Date
}

/** Names a kept picture in a company; a repeat counts as uploaded now. */
export async function rememberUpload(
  db: Kysely<Database>,
  { branchId, source, file, now }: Upload,
): Promise<void> {
  await sql`
    insert into pictures (company_id, source_name, sha256, media_type, size_bytes, width, height, color, shown, created_at)
    select company_id, ${source}, ${file.sha256}, ${file.mediaType}, ${file.sizeBytes}::bigint, ${file.width}::integer,
      ${file.height}::integer, ${file.color}, false, ${now}::timestamptz
    from branches where id = ${branchId}
    on conflict (company_id, source_name, sha256) do update set created_at = excluded.created_at`.execute(db)
}

/** Lists those of some files that neither a company nor an upload names. One query. */
export async function listOrphans(
  db: Kysely<Database>,
  files: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from unnest(${[...files]}::text[]) as file(sha256)
    where not exists (select from pictures p where p.sha256 = file.sha256)
      and not exists (select from files f where f.sha256 = file.sha256)`.execute(db)
  return rows.map(({ sha256 }) => sha256)
}

/** Deletes uploaded pictures from before an instant that were never shown. One query. */
export async function deleteUnused(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from pictures where not shown and created_at < ${before}`.execute(db)
}
