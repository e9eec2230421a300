import type { AppIcon } from './app-icon.ts'
import type { ShareCard } from './share-card.ts'

/** Widths, in pixels, in which a picture is served: `/files/<sha256>/<width>.webp`. */
const VARIANT_WIDTHS = [160, 320, 512, 640, 1280] as const

export type VariantWidth = (typeof VARIANT_WIDTHS)[number]

/** Reads a width from a path segment such as `640`; undefined for one that is not served. */
export const parseVariantWidth = (text: string): VariantWidth | undefined =>
  VARIANT_WIDTHS.find((width) => String(width) === text)

/**
 * A picture that is kept. `sha256` (64 hexadecimal digits) is the hash of the bytes that were
 * handed in, so that handing them in again is recognised without decoding them; the other fields
 * describe the kept webp. `color` ("#rrggbb") fills the picture's place until it is there.
 */
export type StoredFile = {
  readonly sha256: string
  readonly mediaType: 'image/webp'
  readonly sizeBytes: number
  readonly width: number
  readonly height: number
  readonly color: string
  /** Whether the bytes were an animation, whose first picture is kept. */
  readonly isAnimation: boolean
}

const PICTURE_REFUSAL_CODES = [
  'picture-too-heavy',
  'picture-format-unknown',
  'picture-heic',
  'picture-too-many-pixels',
  'picture-unreadable',
] as const

export type PictureRefusalCode = (typeof PICTURE_REFUSAL_CODES)[number]

/** Kept picture, or why there is none. */
export type PutResult =
  | { readonly ok: true; readonly file: StoredFile }
  | { readonly ok: false; readonly refusal: { readonly code: PictureRefusalCode } }

/**
 * Bytes of a webp, ready to be answered. They never change for their name, so they may be cached
 * for ever.
 */
export type Picture = Buffer<ArrayBuffer>

/**
 * Store of pictures. A caller has its `sha256` from `put`; a text that is no hash opens nothing.
 */
export type FileStore = {
  /** Keeps a png, jpeg, webp, avif or gif (its first frame), re-encoded and without metadata. */
  readonly put: (bytes: Uint8Array) => Promise<PutResult>
  /** The kept picture as webp, at most 1600 px on its longer side. */
  readonly open: (sha256: string) => Promise<Picture | undefined>
  /**
   * The picture as webp in one of `VARIANT_WIDTHS`, never enlarged; made when first asked for.
   * Other widths are not there.
   */
  readonly openVariant: (sha256: string, width: number) => Promise<Picture | undefined>
  /** The pictures that were last handed in before a time, in no order. */
  readonly keptBefore: (time: Date) => Promise<readonly string[]>
  /**
   * Deletes a picture with all its widths; one that is not there is as good as deleted. With a
   * time, one that was handed in again since then stays, also where that happens meanwhile.
   */
  readonly remove: (sha256: string, unlessSince?: Date) => Promise<void>
  /**
   * A square png of the picture on a colour, for an installed page; of a drawn plate where there is
   * no picture.
   */
  readonly openIcon: (icon: AppIcon & { readonly sha256: string | undefined }) => Promise<Picture>
  /**
   * A jpeg for the card under a link, with the kept pictures of these hashes where they are there.
   */
  readonly openShareCard: (
    card: ShareCard & { readonly photo: string | undefined; readonly logo: string | undefined },
  ) => Promise<Picture>
}
