import { createHash, createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { SequenceState } from '@mostrador/database/backup/bindings'
import type { BackupTable, TableTotal } from '@mostrador/database/backup/table-rows'
import { sinceBaseline, type BeforeBaseline } from '@mostrador/database/baseline'
import { z } from 'zod'
import { BrokenTar, readTar, type TarEntry } from './read-tar.ts'

export const FORMAT = 1

export const MANIFEST = 'manifest.json'
export const TOTALS = 'totals.json'
/** Last file: the SHA-256 of each other file, as `sha256sum -c` reads it. */
export const SUMS = 'SHA256SUMS'

/** Folders of DATA_DIR whose pictures a backup has. */
export const PICTURE_FOLDERS = ['files', 'delivery-photos', 'report-photos'] as const

/** Files of a picture that cannot be regenerated. */
export const ORIGINALS = ['kept.webp', 'picture.json'] as const

/** Names of the files of rows, and of pictures; no other name becomes a path. */
export const TABLE_NAME = /^tables\/([a-z\d_]+)\/\d{6,}\.ndjson$/
export const PICTURE_NAME = new RegExp(
  `^(?:${PICTURE_FOLDERS.join('|')})/[\\da-f]{2}/[\\da-f]{64}/(?:${ORIGINALS.join('|')})$`,
)

const isOfBackup = (name: string): boolean =>
  [MANIFEST, TOTALS, SUMS].includes(name) || TABLE_NAME.test(name) || PICTURE_NAME.test(name)

/** Largest file of an archive: the largest text of a row in PostgreSQL. */
const LARGEST_FILE = 1024 * 1024 * 1024

/** First entry of a backup. */
export type Manifest = {
  /** Content: an install, or one company. */
  readonly kind: 'mostrador-backup' | 'mostrador-company'
  readonly format: typeof FORMAT
  readonly madeAt: string
  /** Migrations of its tables, in their order. */
  readonly migrations: readonly string[]
  readonly tables: readonly BackupTable[]
  /** Mark by which a server recognises its own secret; null without a secret. */
  readonly secretMark: string | null
  /** Company of the archive, where it holds one alone. */
  readonly company?: ArchivedCompany | undefined
}

/** Company in an archive of its own, with its staff. */
export type ArchivedCompany = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly people: readonly { readonly id: string; readonly name: string; readonly email: string }[]
}

/** Last entry of a backup: the totals of each table. */
export type Totals = {
  readonly tables: Readonly<Record<string, TableTotal>>
  readonly sequences: readonly SequenceState[]
}

const text = z.string()
const manifestSchema: z.ZodType<Manifest> = z.object({
  kind: z.enum(['mostrador-backup', 'mostrador-company']),
  format: z.literal(FORMAT),
  madeAt: text,
  migrations: z.array(text).min(1),
  tables: z.array(z.object({ name: text, columns: z.array(z.object({ name: text, type: text })).min(1) })),
  secretMark: text.nullable(),
  company: z
    .object({
      id: z.uuid(),
      key: text,
      name: text,
      people: z.array(z.object({ id: z.uuid(), name: text, email: text })),
    })
    .optional(),
})
const totalsSchema: z.ZodType<Totals> = z.object({
  tables: z.record(text, z.object({ rows: z.int().min(0), sum: text })),
  sequences: z.array(z.object({ name: text, last: text })),
})

/** Refusal of a restore, with a sentence for the operator. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused'
}

/** Returns a mark that tells whether two secrets are the same, and nothing else of them. */
export const markOfSecret = (secret: string): string =>
  createHmac('sha256', secret).update('mostrador-backup').digest('hex').slice(0, 16)

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const sumLine = (name: string, sha256: string): string => `${sha256}  ${name}\n`

/** Reads the files of an archive in their order. Throws `RestoreRefused` where it is unreadable. */
export async function* readArchive(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path)
  const unpacked = createGunzip({ chunkSize: 256 * 1024 })
  file.once('error', (error) => unpacked.destroy(error))
  try {
    yield* readTar(file.pipe(unpacked), LARGEST_FILE)
  } catch (error) {
    throw refusalOf(path, error)
  } finally {
    unpacked.destroy()
    file.destroy()
  }
}

function refusalOf(path: string, error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  const refused = (why: string): Error =>
    new RestoreRefused(`${path} was not restored. ${why}`, { cause: error })
  if (error instanceof BrokenTar) return refused(message)
  if (code === 'Z_BUF_ERROR') return refused('It is cut: its end is missing.')
  if (code.startsWith('Z_')) return refused('It is damaged, or no backup.')
  if (code === 'ENOENT') return refused('There is no such file.')
  return error
}

/**
 * Checks an archive from beginning to end before it is used, and returns its manifest and totals.
 * Throws `RestoreRefused` for a file that is no backup, of a newer format, truncated, or with a
 * changed file.
 */
export async function checkArchive(
  path: string,
): Promise<{ readonly manifest: Manifest; readonly totals: Totals }> {
  const refuse = (why: string): never => {
    throw new RestoreRefused(`${path} was not restored. ${why}`)
  }
  let manifest: Manifest | undefined
  let totals: Totals | undefined
  let sums = ''
  let isSealed = false
  for await (const { name, bytes } of readArchive(path)) {
    if (isSealed) refuse(`Something stands behind its end: ${name}.`)
    if (!manifest && name !== MANIFEST) refuse('It is no backup of this product.')
    if (!isOfBackup(name)) refuse(`It has a file that is not of a backup: ${name}.`)
    if (name === SUMS) {
      isSealed = bytes.toString() === sums
      if (!isSealed) refuse(`It is damaged: ${firstDifference(bytes.toString(), sums)}.`)
    } else sums += sumLine(name, sha256Of(bytes))
    if (name === MANIFEST) manifest = readManifest(bytes) ?? refuse(formatProblem(bytes))
    if (name === TOTALS) totals = totalsSchema.safeParse(parse(bytes)).data ?? refuse('It is damaged.')
  }
  if (!manifest || !totals || !isSealed) return refuse('It is cut: its end is missing.')
  return { manifest: { ...manifest, migrations: inWordsOfToday(manifest, refuse) }, totals }
}

function inWordsOfToday({ migrations }: Manifest, refuse: (why: string) => never): readonly string[] {
  try {
    return sinceBaseline(migrations)
  } catch (error) {
    return refuse((error as BeforeBaseline).message)
  }
}

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

const readManifest = (bytes: Buffer): Manifest | undefined => manifestSchema.safeParse(parse(bytes)).data

function formatProblem(bytes: Buffer): string {
  const { format } = (parse(bytes) ?? {}) as { readonly format?: unknown }
  return typeof format === 'number' && format > FORMAT
    ? `Its format is ${format}; this version reads ${FORMAT}. Take a newer version.`
    : 'It is no backup of this product, or it is damaged.'
}

/** Returns the first file that differs between two lists of sums. */
function firstDifference(said: string, found: string): string {
  const lines = new Set(said.split('\n'))
  const other = found.split('\n').find((line) => !lines.has(line))
  return other ? `${other.slice(66)} is not what it was` : 'a file is missing'
}
