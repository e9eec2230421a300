import type { Database, FilesTable } from '@mostrador/database/rows'
import { sql, type Kysely, type Selectable } from 'kysely'

/** Kind of a picture. */
export type FileKind = Selectable<FilesTable>['kind']

/** Finds the picture of an id: its own, or its owner's of a kind. One query. */
export async function findFile(
  db: Kysely<Database>,
  id: string,
  kind: FileKind,
): Promise<string | undefined> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from files where id = ${id} or owner_id = ${id} and kind = ${kind} limit 1`.execute(db)
  return rows[0]?.sha256
}
