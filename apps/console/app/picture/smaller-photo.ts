/** Photos up to this size are sent as they are, in bytes: a few seconds on a phone's network. */
const LIGHT_BYTES = 1_500_000

/** The longer side that is sent, in pixels: the server keeps less. */
const LONGEST_SIDE = 2000

/** Formats that the server takes. A photo in another one is drawn anew where this browser can. */
const TAKEN = /^image\/(?:png|jpeg|webp|avif|gif)$/

/** Whether a file goes out as it came; of an animation the server has to see that it is one. */
export const isSentAsIs = ({ type, size }: Pick<Blob, 'type' | 'size'>): boolean =>
  type === 'image/gif' || (TAKEN.test(type) && size <= LIGHT_BYTES)

/**
 * A photo as it is sent: a heavy one, or one in a format that this browser alone can read, is drawn
 * smaller, upright. What cannot be read goes out as it came, and the server says why not.
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
    // A photo of a phone is fifty megabytes when it is drawn.
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
