import type { BrandingVersion } from '@mostrador/contract/branding/branding-endpoints'
import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'

const VERSIONS_PAGE = 20

/** Present branding and its version; 0 before any was written. */
export type Held = { readonly version: number; readonly branding: Branding }

/** Loads a branch's branding. One query. */
export async function loadBranding(db: Kysely<Database>, branchId: string): Promise<Held> {
  const { rows } = await sql<Held>`
    select branding_of(${branchId}::uuid) as branding,
      (select coalesce(max(number), 0) from branding_versions where branch_id = ${branchId}::uuid) as version`.execute(
    db,
  )
  const held = rows[0]
  if (!held?.branding) throw new Error(`branch ${branchId} is not there`)
  return held
}

/** Finds a version's content. */
export async function findVersion(
  db: Kysely<Database>,
  branchId: string,
  number: number,
): Promise<Branding | undefined> {
  const row = await db
    .selectFrom('branding_versions')
    .select('content')
    .where('branch_id', '=', branchId)
    .where('number', '=', number)
    .executeTakeFirst()
  // Written by `record_branding`, in this shape.
  return row?.content as Branding | undefined
}

/** Lists a page of versions, the newest first, and whether there are more. One query. */
export async function listVersions(
  db: Kysely<Database>,
  branchId: string,
  before: number | undefined,
): Promise<{ readonly versions: BrandingVersion[]; readonly more: boolean }> {
  const rows = await db
    .selectFrom('branding_versions as v')
    .leftJoin('staff_users as u', 'u.id', 'v.staff_user_id')
    .select(['v.number', 'v.created_at', 'v.source', 'v.restored_from', 'u.name'])
    .where('v.branch_id', '=', branchId)
    .$if(before !== undefined, (query) => query.where('v.number', '<', before ?? 0))
    .orderBy('v.number', 'desc')
    .limit(VERSIONS_PAGE + 1)
    .execute()
  const versions = rows.slice(0, VERSIONS_PAGE).map((row) => ({
    number: row.number,
    createdAt: row.created_at.toISOString(),
    source: row.source,
    by: row.name,
    restoredFrom: row.restored_from,
  }))
  return { versions, more: rows.length > VERSIONS_PAGE }
}

export const PICTURES = ['logo', 'banner', 'background'] as const

/** Returns the fields with pictures unknown to the company. At most one query. */
export async function unknownPictures(
  db: Kysely<Database>,
  branchId: string,
  branding: Branding,
): Promise<readonly (typeof PICTURES)[number][]> {
  const named = PICTURES.flatMap((field) => branding[field] ?? [])
  if (named.length === 0) return []
  const { rows } = await sql<{ sha256: string }>`
    select p.sha256 from branches b join pictures p on p.company_id = b.company_id
    where b.id = ${branchId} and p.sha256 = any(${named}::text[])`.execute(db)
  const known = new Set(rows.map(({ sha256 }) => sha256))
  return PICTURES.filter((field) => branding[field] !== null && !known.has(branding[field]))
}
