/** Formats that are taken. SVG is not among them: it is a program, not a picture. */
const PICTURE_FORMATS = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Brands of HEIF, in which phones of Apple keep photos. Source: ISO/IEC 23008-12, annex B. */
const HEIC = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/

const text = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))

/**
 * Finds the format by the first bytes, not by the file's name; undefined for any other. Judged
 * before any decoder sees the bytes, so that only these five decoders ever do.
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (text(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(text(bytes, 8, 12))) return 'avif'
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif'
  return undefined
}

/** Whether bytes are a photo in the format of Apple's phones, which only their browsers decode. */
export const isHeic = (bytes: Uint8Array): boolean =>
  text(bytes, 4, 8) === 'ftyp' && HEIC.test(text(bytes, 8, 12))
