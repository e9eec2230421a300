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

/**
 * A picture that is drawn of what its key says. `mayDraw`: whether it is drawn at all, where nobody
 * has it yet.
 */
export type Drawing = {
  readonly key: string
  readonly draw: () => Promise<Bytes>
  readonly mayDraw?: () => Promise<boolean>
}

/**
 * A picture that is drawn once for all who ask; one that could not be drawn is tried again.
 * Undefined for one that may not be drawn now. Drawing takes its turn among all pictures.
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
