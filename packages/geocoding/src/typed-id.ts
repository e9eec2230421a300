import type { Point } from './geocoder.ts'

/** Line without a lasting id at the provider: the question, and the key of one of its answers. */
export type TypedId = { readonly key: string; readonly near: Point | null; readonly text: string }

/** Writes a line's id such that any process can ask again and find the same place. */
export const writeTypedId = ({ key, near, text }: TypedId): string =>
  `${key};${near ? `${near.lat},${near.lng}` : ''};${text}`

/** Reads such an id; undefined when a browser sends something else. */
export function readTypedId(id: string): TypedId | undefined {
  const [, key = '', lat, lng, text = ''] =
    /^([\w:]*);(?:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?))?;(.+)$/su.exec(id) ?? []
  if (text.trim() === '') return undefined
  const near = lat !== undefined && lng !== undefined ? { lat: Number(lat), lng: Number(lng) } : null
  return { key, near, text }
}
