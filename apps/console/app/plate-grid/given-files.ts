import type { FileRefusal } from '@mostrador/copy/import-pictures'
import { archiveEntries, type ArchiveEntry } from '@mostrador/domain/archive/archive-entries'
import { lastPart } from '@mostrador/domain/picture/match-pictures'

/** Picture given by itself or in an archive. */
export type GivenPicture = { readonly id: string; readonly name: string; readonly file: File }

export type RefusedFile = { readonly name: string; readonly why: FileRefusal }

export type GivenFiles = {
  readonly sheet: File | undefined
  readonly pictures: readonly GivenPicture[]
  readonly refused: readonly RefusedFile[]
}

const MB = 1024 * 1024

/** Half of the 600 pictures that a person may send in an hour, so that all can be sent again. */
const MOST_PICTURES = 300

/** Bytes of a good camera's photo; the server gets it smaller. */
const HEAVIEST_PICTURE = 30 * MB

/** Bytes of all pictures of an import, packed and unpacked, since they are in memory. */
const MOST_BYTES = 300 * MB

/** Media types by extension; an archive holds no types. */
const KINDS: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
}

const kindOf = (name: string): string | undefined => KINDS[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']

const isArchive = ({ name, type }: File): boolean =>
  /\.zip$/i.test(name) || /^application\/(?:x-)?zip(?:-compressed)?$/.test(type)

/** Whether systems put this file into folders and archives by themselves. */
const isSystems = (path: string): boolean =>
  path.endsWith('/') || /^__MACOSX\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i.test(path)

type Gathering = {
  readonly pictures: GivenPicture[]
  readonly refused: RefusedFile[]
  readonly before: readonly GivenPicture[]
  left: number
}

/**
 * Sorts files into one sheet (any file that is no picture and no archive) and pictures, with those
 * of archives unpacked. Unused files are named.
 */
export async function sortFiles(
  files: Iterable<File>,
  before: readonly GivenPicture[] = [],
): Promise<GivenFiles> {
  const used = before.reduce((sum, { file }) => sum + file.size, 0)
  const into: Gathering = { pictures: [], refused: [], before, left: MOST_BYTES - used }
  let sheet: File | undefined
  for (const file of files) {
    if (isArchive(file)) await unpack(file, into)
    else if (file.type.startsWith('image/') || kindOf(file.name) !== undefined)
      take(into, file.name, { size: file.size, file })
    else if (sheet) into.refused.push({ name: file.name, why: 'second-sheet' })
    else sheet = file
  }
  return { sheet, pictures: into.pictures, refused: into.refused }
}

/** Numbers all pictures given, so that one's result is never taken for another's. */
let given = 0

function take(
  into: Gathering,
  name: string,
  { size, file }: { readonly size: number; readonly file: File },
): void {
  const refuse = (why: FileRefusal): void => void into.refused.push({ name, why })
  const count = into.before.length + into.pictures.length
  if (size > HEAVIEST_PICTURE) return refuse('too-heavy')
  if (count >= MOST_PICTURES) return refuse('too-many')
  if (size > into.left) return refuse('too-much')
  into.left -= size
  given += 1
  into.pictures.push({ id: String(given), name, file })
}

/** Adds the pictures of an archive one after the other, within the limits. */
async function unpack(archive: File, into: Gathering): Promise<void> {
  const refuse = (name: string, why: FileRefusal): void => void into.refused.push({ name, why })
  if (archive.size > MOST_BYTES) return refuse(archive.name, 'archive-too-large')
  const entries = archiveEntries(new Uint8Array(await archive.arrayBuffer()))
  if (!entries) return refuse(archive.name, 'archive-unreadable')
  const files = entries.filter(({ name }) => !isSystems(name))
  if (files.length === 0) return refuse(archive.name, 'archive-empty')
  for (const entry of files) {
    // macOS writes letters and their accents apart.
    const name = lastPart(entry.name).normalize()
    const type = kindOf(name)
    if (type === undefined) refuse(name, 'no-picture')
    else if (entry.isLocked) refuse(name, 'locked')
    else if (into.before.length + into.pictures.length >= MOST_PICTURES) refuse(name, 'too-many')
    else {
      const bytes = await unpacked(entry, Math.min(HEAVIEST_PICTURE, into.left)).catch(
        () => 'broken' as const,
      )
      if (bytes === 'broken') refuse(name, 'broken')
      else if (bytes === 'too-much') refuse(name, into.left < HEAVIEST_PICTURE ? 'too-much' : 'too-heavy')
      else take(into, name, { size: bytes.size, file: new File([bytes], name, { type }) })
    }
  }
}

/** Unpacks a file of an archive, up to `most` bytes no matter what the archive claims. */
async function unpacked(
  { packing, packed }: ArchiveEntry,
  most: number,
): Promise<Blob | 'too-much' | 'broken'> {
  const raw = new Blob([Uint8Array.from(packed)])
  if (packing === 'unknown') return 'broken'
  if (packing === 'stored') return raw.size > most ? 'too-much' : raw
  const reader = raw.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    size += part.value.length
    if (size > most) {
      await reader.cancel()
      return 'too-much'
    }
  }
  return new Blob(parts)
}
