import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { appIcon } from './app-icon.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import {
  changedAt,
  foldersIn,
  moveAside,
  moveBack,
  readIfThere,
  removeAll,
  touch,
  writeAside,
} from './disk.ts'
import {
  parseVariantWidth,
  type FileStore,
  type Picture,
  type PutResult,
  type StoredFile,
} from './file-store.ts'
import { shareInFlight } from './share-in-flight.ts'
import { shareCard } from './share-card.ts'
import { LARGEST_PICTURE_BYTES, pictureVariant, readPicture, type KeptPicture } from './picture.ts'

/**
 * Opens a file store in a folder of its own: `<folder>/<aa>/<sha256>/` holds `kept.webp`, its
 * description `picture.json` (written last: without it the picture is not there) and a
 * `<width>.webp` for each width that was asked for. Every file is written aside and renamed, so
 * that no reader gets half of it and several processes may share the folder. Decoding is limited
 * to two pictures at a time.
 */
// oxlint-disable-next-line max-lines-per-function -- one folder, and all that is done in it side by side
export function localFileStore(folder: string): FileStore {
  const decoding = limitConcurrency(2)
  const once = shareInFlight()
  const placeOf = (sha256: string): string => join(folder, sha256.slice(0, 2), sha256)
  const keptAt = (sha256: string): string => join(placeOf(sha256), 'kept.webp')

  const keptOf = async (sha256: string | undefined): Promise<Picture | undefined> =>
    sha256 && isSha256(sha256) ? readIfThere(keptAt(sha256)) : undefined

  return {
    put: async (bytes) => {
      if (bytes.byteLength > LARGEST_PICTURE_BYTES) return tooHeavy
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return once(sha256, async () => {
        // Touched first: a job that is about to delete it sees that, or has moved it away already.
        await touch(descriptionAt(placeOf(sha256)))
        const known = await readDescription(placeOf(sha256))
        if (known && (await changedAt(keptAt(sha256)))) return { ok: true, file: known }
        const read = await decoding(() => readPicture(bytes))
        return read.ok ? keep(placeOf(sha256), sha256, read.picture) : read
      })
    },

    keptBefore: (time) => keptBefore(folder, time),

    remove: async (sha256, unlessSince) => {
      if (isSha256(sha256)) await once(`remove ${sha256}`, () => removePlace(placeOf(sha256), unlessSince))
    },

    open: async (sha256) => (isSha256(sha256) ? readIfThere(keptAt(sha256)) : undefined),

    openIcon: async ({ sha256, ...icon }) => {
      const kept = await keptOf(sha256)
      return decoding(() => appIcon(kept, icon))
    },

    openShareCard: async ({ photo, logo, ...card }) => {
      const pictures = { photo: await keptOf(photo), logo: await keptOf(logo) }
      return decoding(() => shareCard(pictures, card))
    },

    openVariant: async (sha256, wanted) => {
      const width = parseVariantWidth(String(wanted))
      if (!isSha256(sha256) || width === undefined) return undefined
      const path = join(placeOf(sha256), `${width}.webp`)
      const make = async (): Promise<Picture | undefined> => {
        const kept = await readIfThere(keptAt(sha256))
        const made = kept && (await decoding(() => pictureVariant(kept, width)))
        if (made) await writeAside(path, made)
        return made
      }
      return (await readIfThere(path)) ?? once(path, make)
    },
  }
}

const tooHeavy: PutResult = { ok: false, refusal: { code: 'picture-too-heavy' } }

// Nothing but a hash ever becomes part of a path.
const isSha256 = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

async function keptBefore(folder: string, time: Date): Promise<readonly string[]> {
  const beginnings = await foldersIn(folder)
  const hashes = (await Promise.all(beginnings.map((beginning) => foldersIn(join(folder, beginning))))).flat()
  const kept = hashes.filter(isSha256)
  const times = await Promise.all(
    kept.map((sha256) => {
      const place = join(folder, sha256.slice(0, 2), sha256)
      return changedAt(descriptionAt(place), place)
    }),
  )
  return kept.filter((_, at) => (times[at]?.getTime() ?? Infinity) < time.getTime())
}

const descriptionAt = (place: string): string => join(place, 'picture.json')

/**
 * Deletes a place, unless it was touched since a time. It is moved away before it is examined: a
 * caller that hands it in meanwhile finds nothing there, and writes it anew.
 */
async function removePlace(place: string, unlessSince: Date | undefined): Promise<void> {
  const aside = await moveAside(place)
  if (aside === undefined) return
  const at = unlessSince && (await changedAt(descriptionAt(aside), aside))
  if (unlessSince && at && at.getTime() >= unlessSince.getTime()) await moveBack(aside, place)
  else await removeAll(aside)
}

async function keep(place: string, sha256: string, { bytes, ...seen }: KeptPicture): Promise<PutResult> {
  const file: StoredFile = { sha256, mediaType: 'image/webp', sizeBytes: bytes.byteLength, ...seen }
  await writeAside(join(place, 'kept.webp'), bytes)
  await writeAside(descriptionAt(place), Buffer.from(JSON.stringify(file)))
  return { ok: true, file }
}

async function readDescription(place: string): Promise<StoredFile | undefined> {
  const description = await readIfThere(descriptionAt(place))
  if (!description) return undefined
  // We wrote it ourselves, whole; an old one does not tell whether it is an animation.
  const written = JSON.parse(description.toString('utf8')) as Omit<StoredFile, 'isAnimation'> &
    Partial<StoredFile>
  return { ...written, isAnimation: written.isAnimation ?? false }
}
