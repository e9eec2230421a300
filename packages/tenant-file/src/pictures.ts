import type { FileStore, PictureRefusalCode, PutResult } from '@mostrador/files/file-store'
import type { StoredPicture } from './mapping/given.ts'
import type { Stock } from './mapping/stock.ts'
import type { Problem } from './problems.ts'
import { problem } from './problems.ts'
import type { Tenant } from './schema/tenant-schema.ts'

/** Where an import keeps pictures. */
export type PictureKeeper = Pick<FileStore, 'put' | 'open'>

/** The bytes of a picture that a file names, or `undefined` when there is none of that name. */
export type ResolvePicture = (source: string) => Promise<Uint8Array | undefined>

type Named = { readonly path: string; readonly source: string }

/** Every picture that a tenant names, and where. */
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
 * Keeps every picture that a tenant names. One that cannot be found counts as unchanged when the
 * company has one of that name already: an exported file is imported on machines that have no
 * pictures beside it.
 */
export async function keepPictures(
  named: readonly Named[],
  to: { readonly files: PictureKeeper; readonly resolvePicture: ResolvePicture; readonly stock: Stock },
): Promise<{ readonly pictures: ReadonlyMap<string, StoredPicture>; readonly problems: readonly Problem[] }> {
  const pictures = new Map<string, StoredPicture>()
  const problems: Problem[] = []
  const present = new Map(to.stock.rows('files').map((row) => [row.source_name, row]))

  async function keep({ path, source }: Named): Promise<void> {
    const before = present.get(source)
    // What comes out of a package of one version is always the same: it is drawn once.
    if (before && source.startsWith('npm:') && (await to.files.open(String(before.sha256)))) {
      return void pictures.set(source, remembered(before as StoredPicture))
    }
    const bytes = await to.resolvePicture(source)
    if (!bytes && before) return void pictures.set(source, remembered(before as StoredPicture))
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

const remembered = ({
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
