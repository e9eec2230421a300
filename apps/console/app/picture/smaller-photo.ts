/** Photos up to this size are sent as they are, in bytes: a few seconds on a phone's network. */
const LIGHT_BYTES = 1_500_000

/** Longer side sent, in pixels; the server keeps less. */
const LONGEST_SIDE = 2000

/** Formats that the server takes; others are redrawn where the browser can. */
const TAKEN = /^image\/(?:png|jpeg|webp|avif|gif)$/

/** Whether a file is sent unchanged; of an animation the server must see that it is one. */
export const isSentAsIs = ({ type, size }: Pick<Blob, 'type' | 'size'>): boolean =>
  type === 'image/gif' || (TAKEN.test(type) && size <= LIGHT_BYTES)

/**
 * Returns the photo to send: a heavy one, or one of an unknown format, is redrawn smaller and
 * upright. An unreadable file is sent unchanged, and the server says why it refuses.
 */
export async function smallerPhoto(file: Blob): Promise<Blob> {
  if (isSentAsIs(file)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  try {
    // PNG becomes WebP, which keeps transparency.
    const drawn = await drawSmaller(picture, file.type === 'image/png' ? 'image/webp' : 'image/jpeg')
    return drawn ?? file
  } finally {
    // A decoded photo takes 50 MB.
    picture.close()
  }
}

function drawSmaller(picture: ImageBitmap, type: string): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.88))
}
