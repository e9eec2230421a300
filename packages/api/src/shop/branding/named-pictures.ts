import type { Branding } from '@mostrador/contract/branding/branding-schema'
import type { Database } from '@mostrador/database/rows'
import { isUploadName, uploadName } from '@mostrador/domain/picture/upload-name'
import type { BrandFields } from '@mostrador/tenant/founding/brand-operations'
import { sql, type Kysely } from 'kysely'
import { PICTURES } from './branding-store.ts'

type Known = {
  readonly sha256: string
  readonly source: string
  /** The branch's picture of that name: LOGO, BANNER, BACKGROUND. */
  readonly shownAs: readonly string[]
  /** Whether the name meant another picture of the company, too. */
  readonly isShared: boolean
}

async function knownNames(
  db: Kysely<Database>,
  branchId: string,
  hashes: readonly string[],
): Promise<readonly Known[]> {
  if (hashes.length === 0) return []
  const { rows } = await sql<Known>`
    select p.sha256, p.source_name as source,
      array(select f.kind from files f where f.owner_id = b.id and f.sha256 = p.sha256
        and f.source_name = p.source_name) as "shownAs",
      exists (select from pictures o where o.company_id = p.company_id and o.source_name = p.source_name
        and o.sha256 <> p.sha256) as "isShared"
    from branches b join pictures p on p.company_id = b.company_id
    where b.id = ${branchId} and p.sha256 = any(${hashes}::text[])
    order by p.created_at desc, p.source_name`.execute(db)
  return rows
}

/** Names a picture by its content, where its file's name means another one now. */
async function nameByContent(
  db: Kysely<Database>,
  branchId: string,
  { sha256, source }: Known,
): Promise<string> {
  const name = uploadName(sha256, source)
  await sql`
    insert into pictures (company_id, source_name, sha256, media_type, size_bytes, width, height, color, shown, created_at)
    select p.company_id, ${name}, p.sha256, p.media_type, p.size_bytes, p.width, p.height, p.color, true, p.created_at
    from pictures p join branches b on b.company_id = p.company_id
    where b.id = ${branchId} and p.sha256 = ${sha256} and p.source_name = ${source}
    on conflict do nothing`.execute(db)
  return name
}

/**
 * Returns a look as the document has it. Pictures, which the console knows by hash, get the
 * branch's name for them, else one that means no other picture.
 */
export async function namedPictures(
  db: Kysely<Database>,
  branchId: string,
  looks: readonly Branding[],
): Promise<(look: Branding) => BrandFields> {
  const hashes = new Set(looks.flatMap((look) => PICTURES.flatMap((field) => look[field] ?? [])))
  const known = Map.groupBy(await knownNames(db, branchId, [...hashes]), ({ sha256 }) => sha256)
  const lasting = new Map<string, string>()
  for (const [sha256, names] of known) {
    const [first] = names
    const safe = names.find(({ source, isShared }) => isUploadName(source) || !isShared)
    if (first) lasting.set(sha256, safe?.source ?? (await nameByContent(db, branchId, first)))
  }
  const nameOf = (field: (typeof PICTURES)[number], sha256: string | null): string | undefined => {
    if (sha256 === null) return undefined
    const shown = known.get(sha256)?.find(({ shownAs }) => shownAs.includes(field.toUpperCase()))
    return shown?.source ?? lasting.get(sha256)
  }
  return ({ social, customMessage, ...branding }) => ({
    social,
    customMessage,
    branding: {
      ...branding,
      ...Object.fromEntries(PICTURES.map((field) => [field, nameOf(field, branding[field])])),
    },
  })
}
