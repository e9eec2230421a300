import sharp from 'sharp'

/**
 * Look of an icon: colours as "#rrggbb", sides in pixels. `isMaskable`: any shape may be cut out
 * of it.
 */
export type AppIcon = {
  readonly size: number
  readonly isMaskable: boolean
  readonly background: string
  readonly ink: string
}

/**
 * Share of an icon inside the circle that is cut out of it, with some air. Source: W3C Web App
 * Manifest, maskable icons.
 */
const SAFE_SHARE = 0.66

const plate = (size: number, ink: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">` +
      `<circle cx="50" cy="50" r="34" fill="none" stroke="${ink}" stroke-width="6"/>` +
      `<circle cx="50" cy="50" r="18" fill="${ink}"/></svg>`,
  )

/** Draws a square png: the whole picture on its background, or a plate where there is none. */
export async function appIcon(
  picture: Uint8Array | undefined,
  { size, isMaskable, background, ink }: AppIcon,
): Promise<Buffer<ArrayBuffer>> {
  const side = Math.round(size * (isMaskable ? SAFE_SHARE : picture ? 1 : 0.9))
  const fit = { width: side, height: side, fit: 'contain', background: '#0000' } as const
  const mark = await sharp(picture ?? plate(side, ink))
    .resize(fit)
    .png()
    .toBuffer()
  const canvas = sharp({ create: { width: size, height: size, channels: 3, background } })
  return canvas
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer() as Promise<Buffer<ArrayBuffer>>
}
