import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

/** Takes the photos of deliveries before an instant out of their proofs. One query. */
export async function forgetOldPhotos(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    update delivery_proofs set photo_sha256 = null
    where photo_sha256 is not null and created_at < ${before}`.execute(db)
}

/** Lists those of some photos that no proof has. One query. */
export async function listOrphans(
  db: Kysely<Database>,
  photos: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from unnest(${[...photos]}::text[]) as photo(sha256)
    where not exists (select from delivery_proofs d where d.photo_sha256 = photo.sha256)`.execute(db)
  return rows.map(({ sha256 }) => sha256)
}
