import type { PosterLogo } from './poster-layout.ts'

/** Longest side in pixels, sharp on an A4 sheet. */
const MOST_SIDE = 640

/** Returns a picture as PNG in its proportions; null where it cannot be read or drawn. */
export async function logoPicture(url: string): Promise<PosterLogo | null> {
  try {
    const picture = new Image()
    picture.crossOrigin = 'anonymous'
    picture.src = url
    await picture.decode()
    const scale = Math.min(1, MOST_SIDE / Math.max(picture.naturalWidth, picture.naturalHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.naturalWidth * scale)
    canvas.height = Math.round(picture.naturalHeight * scale)
    if (canvas.width === 0 || canvas.height === 0) return null
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return { png: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height }
  } catch {
    return null
  }
}
