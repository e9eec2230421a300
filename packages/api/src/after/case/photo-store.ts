import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

export type Photographed = {
  readonly companyId: string
  readonly branchId: string
  readonly orderId: string
}

/** Finds a code's order with its number of photos: one query. */
export const findPhotographed = (
  db: Kysely<Database>,
  code: string,
): Promise<(Photographed & { readonly photos: number }) | undefined> =>
  db
    .selectFrom('orders as o')
    .select(['o.company_id as companyId', 'o.branch_id as branchId', 'o.id as orderId'])
    .select(
      sql<number>`(select count(*)::int from case_photos p where p.branch_id = o.branch_id and p.order_id = o.id)`.as(
        'photos',
      ),
    )
    .where('o.code', '=', code)
    .where('o.rehearsal_id', 'is', null)
    .executeTakeFirst()

/** Inserts a kept photo, of no case yet. */
export async function keepPhoto(
  db: Kysely<Database>,
  photo: Photographed & { readonly id: string; readonly sha256: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('case_photos')
    .values({
      company_id: photo.companyId,
      branch_id: photo.branchId,
      order_id: photo.orderId,
      id: photo.id,
      sha256: photo.sha256,
      created_at: photo.now,
    })
    .execute()
}

/** Finds the file of a case's photo at these branch contacts: one query. */
export async function findPhoto(
  db: Kysely<Database>,
  asked: { readonly id: string; readonly caseId: string; readonly contactIds: readonly string[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ sha256: string }>`
    select p.sha256 from case_photos p join cases k on k.branch_id = p.branch_id and k.id = p.case_id
    where p.id = ${asked.id} and k.id = ${asked.caseId}
      and k.branch_contact_id = any(${[...asked.contactIds]}::uuid[])`.execute(db)
  return rows[0]?.sha256
}

/** Deletes photos before `all`, and those that no report named before `unnamed`. One query. */
export async function deleteOldPhotos(
  db: Kysely<Database>,
  { unnamed, all }: Record<'unnamed' | 'all', Date>,
) {
  await sql`
    delete from case_photos where created_at < ${all} or case_id is null and created_at < ${unnamed}`.execute(
    db,
  )
}

/** Lists those of some files that no photo has. One query. */
export async function listOrphans(
  db: Kysely<Database>,
  files: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from unnest(${[...files]}::text[]) as file(sha256)
    where not exists (select from case_photos p where p.sha256 = file.sha256)`.execute(db)
  return rows.map(({ sha256 }) => sha256)
}
