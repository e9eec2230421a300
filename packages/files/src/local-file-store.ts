import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { atMost } from './at-most.ts'
import type { FileStore, Picture, PutResult, StoredFile, VariantWidth } from './file-store.ts'
import { parseVariantWidth } from './file-store.ts'
import { LARGEST_PICTURE_BYTES, pictureVariant, readPicture } from './picture.ts'

const MEDIA_TYPE = 'image/webp'

/**
 * A file store in a folder of its own: `<folder>/<aa>/<sha256>/` holds `kept.webp`, its description
 * `picture.json` (written last: without it the picture is not there) and a `<width>.webp` for each width
 * that was asked for. Every file is written aside and renamed, so that nobody reads half of one and two
 * processes may share the folder. Decoding is limited to two pictures at a time.
 */
export function localFileStore(folder: string): FileStore {
  const decoding = atMost(2)
  const underWay = new Map<string, Promise<unknown>>()
  const placeOf = (sha256: string): string => join(folder, sha256.slice(0, 2), sha256)

  /** Does the same work once for all who ask for it at the same time. */
  function once<T>(key: string, work: () => Promise<T>): Promise<T> {
    const present = underWay.get(key) as Promise<T> | undefined
    if (present) return present
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }

  async function put(bytes: Uint8Array): Promise<PutResult> {
    if (bytes.byteLength > LARGEST_PICTURE_BYTES) return { ok: false, refusal: { code: 'picture-too-heavy' } }
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return once(sha256, async () => {
      const known = await describedIn(placeOf(sha256))
      return known ? { ok: true, file: known } : keep(sha256, bytes)
    })
  }

  async function keep(sha256: string, bytes: Uint8Array): Promise<PutResult> {
    const read = await decoding(() => readPicture(bytes))
    if (!read.ok) return read
    const { bytes: kept, width, height, color } = read.picture
    const file: StoredFile = {
      sha256,
      mediaType: MEDIA_TYPE,
      sizeBytes: kept.byteLength,
      width,
      height,
      color,
    }
    await writeAside(join(placeOf(sha256), 'kept.webp'), kept)
    await writeAside(join(placeOf(sha256), 'picture.json'), Buffer.from(JSON.stringify(file)))
    return { ok: true, file }
  }

  async function openVariant(sha256: string, wanted: number): Promise<Picture | undefined> {
    const width = parseVariantWidth(String(wanted))
    if (!isSha256(sha256) || width === undefined) return undefined
    const path = join(placeOf(sha256), `${width}.webp`)
    return (await readIfThere(path)) ?? once(path, () => makeVariant({ sha256, width, path }))
  }

  async function makeVariant(wanted: {
    sha256: string
    width: VariantWidth
    path: string
  }): Promise<Picture | undefined> {
    const kept = await readIfThere(join(placeOf(wanted.sha256), 'kept.webp'))
    if (!kept) return undefined
    const bytes = await decoding(() => pictureVariant(kept, wanted.width))
    await writeAside(wanted.path, bytes)
    return bytes
  }

  return {
    put,
    open: async (sha256) => (isSha256(sha256) ? readIfThere(join(placeOf(sha256), 'kept.webp')) : undefined),
    openVariant,
  }
}

// Nothing but a hash ever becomes part of a path.
const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

async function describedIn(place: string): Promise<StoredFile | undefined> {
  const description = await readIfThere(join(place, 'picture.json'))
  return description && (JSON.parse(description.toString('utf8')) as StoredFile)
}

async function readIfThere(path: string): Promise<Picture | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function writeAside(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${randomUUID()}`
  try {
    const handle = await open(aside, 'wx')
    try {
      await handle.writeFile(bytes)
      // A rename may reach the disk before the bytes do, and a power cut would leave an empty picture.
      await handle.datasync()
    } finally {
      await handle.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
