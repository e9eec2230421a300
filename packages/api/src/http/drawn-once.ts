import type { PictureStore } from '../ports.ts'
import { remember } from './remember.ts'

/** Drawn pictures that are kept. Drawing takes its turn among all pictures. */
const MOST = 100

type Bytes = Uint8Array<ArrayBuffer>

const kept = new WeakMap<PictureStore, Map<string, Promise<Bytes>>>()

/** A picture that is drawn once for all who ask, by what it is drawn of; one that could not be drawn is tried again. */
export function drawnOnce(pictures: PictureStore, key: string, draw: () => Promise<Bytes>): Promise<Bytes> {
  const drawn = kept.get(pictures) ?? new Map<string, Promise<Bytes>>()
  kept.set(pictures, drawn)
  const known = drawn.get(key)
  if (known) return known
  const fresh = draw()
  remember(drawn, [key, fresh], MOST)
  fresh.catch(() => drawn.delete(key))
  return fresh
}
