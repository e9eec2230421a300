import type { Api, PictureStore } from '../ports.ts'
import { createByteCache, type ByteCache } from './byte-cache.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Drawn = { readonly kept: ByteCache<Bytes>; readonly drawing: Map<string, Promise<Bytes>> }

const drawn = new WeakMap<PictureStore, Drawn>()

function drawnOf({ pictures, limits }: Pick<Api, 'pictures' | 'limits'>): Drawn {
  const known = drawn.get(pictures) ?? {
    kept: createByteCache<Bytes>(limits.sizes['kept-drawings-bytes'].most),
    drawing: new Map<string, Promise<Bytes>>(),
  }
  drawn.set(pictures, known)
  return known
}

/** Picture drawn from its key. `mayDraw`: whether a missing one may be drawn now. */
export type Drawing = {
  readonly key: string
  readonly draw: () => Promise<Bytes>
  readonly mayDraw?: () => Promise<boolean>
}

/**
 * Draws a picture once for all callers; a failed one is tried again. Undefined where it may not be
 * drawn now. Drawing takes its turn among all pictures.
 */
export async function drawOnce(
  api: Pick<Api, 'pictures' | 'limits'>,
  { key, draw, mayDraw = async () => true }: Drawing,
): Promise<Bytes | undefined> {
  const { kept, drawing } = drawnOf(api)
  const known = kept.get(key) ?? drawing.get(key)
  if (known) return known
  if (!(await mayDraw())) return undefined
  const fresh = drawing.get(key) ?? draw().finally(() => drawing.delete(key))
  drawing.set(key, fresh)
  const bytes = await fresh
  kept.set(key, bytes, bytes.byteLength)
  return bytes
}
