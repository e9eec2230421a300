import type { Database } from '@mostrador/database/rows'
import { isUploadName } from '@mostrador/domain/picture/upload-name'
import type { FileStore, PictureRefusalCode, PutResult } from '@mostrador/files/file-store'
import { sql, type Kysely } from 'kysely'
import type { StoredPicture } from '../mapping/given.ts'
import type { Stock } from '../mapping/stock.ts'
import { problem, type Problem } from '../check/problems.ts'
import type { Tenant } from '../schema/tenant-schema.ts'

export type PictureKeeper = Pick<FileStore, 'put' | 'open'>

/** Reads a picture that a file names; undefined for an unknown name. */
export type ResolvePicture = (source: string) => Promise<Uint8Array | undefined>

type Named = { readonly path: string; readonly source: string }

type Keeping = {
  readonly db: Kysely<Database>
  readonly files: PictureKeeper
  readonly resolvePicture: ResolvePicture
  readonly stock: Stock
}

/** Returns every picture that a tenant names, with its path. */
export function picturesOf(tenant: Tenant): readonly Named[] {
  const named: Named[] = []
  const add = (path: string, source: string | undefined): void => {
    if (source !== undefined) named.push({ path, source })
  }
  add('company.logo', tenant.company.logo)
  for (const [b, { branding, menus }] of tenant.branches.entries()) {
    for (const field of ['logo', 'banner', 'background'] as const) {
      add(`branches[${b}].branding.${field}`, branding[field])
    }
    for (const [m, menu] of menus.entries()) {
      const path = `branches[${b}].menus[${m}]`
      menu.categories.forEach(({ image }, c) => add(`${path}.categories[${c}].image`, image))
      menu.plates.forEach(({ image }, p) => add(`${path}.plates[${p}].image`, image))
    }
  }
  return named
}

/**
 * Keeps every picture that a tenant names. A missing one counts as unchanged when the company has,
 * had or uploaded one of that name: an exported file is imported on machines that have no pictures
 * beside it, an undo restores removed ones, and uploads are beside no file. No name refers to a
 * picture of another company.
 */
export async function keepPictures(
  named: readonly Named[],
  to: Keeping,
): Promise<{ readonly pictures: ReadonlyMap<string, StoredPicture>; readonly problems: readonly Problem[] }> {
  const pictures = new Map<string, StoredPicture>()
  const problems: Problem[] = []
  const present = new Map(
    to.stock.rows('files').map((row) => [String(row.source_name), row as StoredPicture]),
  )
  const known = await keptBefore(
    to,
    named.map(({ source }) => source).filter((source) => !present.has(source)),
  )

  async function keep({ path, source }: Named): Promise<void> {
    const before = present.get(source) ?? known.get(source)
    if (before && isAlwaysTheSame(source) && (await to.files.open(String(before.sha256)))) {
      return void pictures.set(source, remembered(before))
    }
    const bytes = await to.resolvePicture(source)
    if (!bytes && before) return void pictures.set(source, remembered(before))
    if (!bytes) return void problems.push(problem(path, 'picture-missing', { source }))
    const result = await to.files.put(bytes)
    if (result.ok) pictures.set(source, described(result.file))
    else problems.push(problem(path, result.refusal.code satisfies PictureRefusalCode))
  }

  const sources = new Map(named.map((one) => [one.source, one]))
  // The store decodes two at a time by itself; more in flight would only hold more bytes.
  const waiting = [...sources.values()]
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await keep(next)
  }
  await Promise.all([worker(), worker(), worker()])
  return { pictures, problems }
}

/**
 * Whether a name always means the same picture: one out of a package of one version is drawn once,
 * and an upload is named by its content.
 */
const isAlwaysTheSame = (source: string): boolean => source.startsWith('npm:') || isUploadName(source)

/**
 * Finds the pictures of some names that the company showed once or uploaded, the newest of each.
 */
async function keptBefore(
  { db, stock }: Keeping,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture>> {
  const [company] = stock.rows('companies')
  if (!company || names.length === 0) return new Map()
  const { rows } = await sql<StoredPicture & { readonly source_name: string }>`
    select distinct on (source_name) * from pictures
    where company_id = ${company.id} and source_name = any(${[...names]}::text[])
    order by source_name, created_at desc, sha256`.execute(db)
  return new Map(rows.map((row) => [row.source_name, row]))
}

/** Returns the picture of a row. */
export const remembered = ({
  sha256,
  media_type,
  size_bytes,
  width,
  height,
  color,
}: StoredPicture): StoredPicture => ({
  sha256,
  media_type,
  size_bytes,
  width,
  height,
  color,
})

const described = (file: Extract<PutResult, { ok: true }>['file']): StoredPicture => ({
  sha256: file.sha256,
  media_type: file.mediaType,
  size_bytes: file.sizeBytes,
  width: file.width,
  height: file.height,
  color: file.color,
})
