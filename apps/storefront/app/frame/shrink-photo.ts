/** Most characters of a photo's data address; the server takes some more, for its head. */
const MOST_CHARACTERS = 230_000

/** Longest edge and quality of each try, best first. */
const TRIES = [
  [1280, 0.7],
  [960, 0.6],
  [640, 0.5],
  [400, 0.4],
] as const

/** Shrinks a photo to a sendable data address (jpeg); undefined for a file that is no picture. */
export async function shrinkPhoto(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  try {
    return drawSmaller(picture)
  } finally {
    // A decoded photo of a phone takes fifty megabytes.
    picture.close()
  }
}

function drawSmaller(picture: ImageBitmap): string | undefined {
  const canvas = document.createElement('canvas')
  const draw = canvas.getContext('2d')
  for (const [edge, quality] of TRIES) {
    const scale = Math.min(1, edge / Math.max(picture.width, picture.height))
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    draw?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const address = canvas.toDataURL('image/jpeg', quality)
    if (address.length <= MOST_CHARACTERS) return address
  }
  return undefined
}
