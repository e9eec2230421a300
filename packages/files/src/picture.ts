import sharp, { type Sharp } from 'sharp'
import type { PictureRefusalCode, VariantWidth } from './file-store.ts'
import { isHeic, pictureFormat } from './picture-format.ts'

/** The heaviest file that is taken, in bytes. */
export const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024

const LARGEST_PICTURE_PIXELS = 40_000_000

const KEPT_SIDE = 1600

/** A picture ready to be kept: webp, upright, without metadata. */
export type KeptPicture = {
  readonly bytes: Buffer<ArrayBuffer>
  readonly width: number
  readonly height: number
  readonly color: string
  readonly isAnimation: boolean
}

/** Picture to keep, or why there is none. */
export type ReadPicture =
  | { readonly ok: true; readonly picture: KeptPicture }
  | { readonly ok: false; readonly refusal: { readonly code: PictureRefusalCode } }

const refuse = (code: PictureRefusalCode): ReadPicture => ({ ok: false, refusal: { code } })

/**
 * Seconds that a picture may take: a photo of forty megapixels takes one, and others wait for it.
 * Waiting for a processor is not counted.
 */
const MOST_SECONDS = 3

// One frame only: an animation is a bomb of as many pictures as it likes.
const decode = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: LARGEST_PICTURE_PIXELS, failOn: 'truncated', pages: 1 }).timeout({
    seconds: MOST_SECONDS,
  })

/**
 * Reads an uploaded picture and re-encodes it: turned by its EXIF, stripped of all metadata, at
 * most `KEPT_SIDE` pixels. Refuses one that is too heavy, of another format, too large once
 * unpacked, or broken.
 */
export async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  if (bytes.byteLength > LARGEST_PICTURE_BYTES) return refuse('picture-too-heavy')
  if (isHeic(bytes)) return refuse('picture-heic')
  if (pictureFormat(bytes) === undefined) return refuse('picture-format-unknown')
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > LARGEST_PICTURE_PIXELS) return refuse('picture-too-many-pixels')
    return { ok: true, picture: { ...(await keep(bytes)), isAnimation: pages > 1 } }
  } catch {
    // The decoder's own words name its files and functions: they help no user.
    return refuse('picture-unreadable')
  }
}

async function keep(bytes: Uint8Array): Promise<Omit<KeptPicture, 'isAnimation'>> {
  const { data, info } = await decode(bytes)
    .autoOrient()
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    // Only variants are sent, and they are encoded again: here speed counts more than the last
    // kilobyte.
    .webp({ quality: 88, effort: 0 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, color: await dominantColor(data) }
}

/**
 * Returns the colour ("#rrggbb") that covers most of a picture; transparent parts count as white.
 */
async function dominantColor(bytes: Uint8Array): Promise<string> {
  const small = await sharp(bytes)
    .resize({ width: 64, height: 64, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Makes a kept picture in one of the served widths, as webp; a narrower one keeps its width. */
export const pictureVariant = (kept: Uint8Array, width: VariantWidth): Promise<Buffer<ArrayBuffer>> =>
  sharp(kept).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 4 }).toBuffer()
