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
