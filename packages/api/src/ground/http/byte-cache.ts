import { LRUCache } from 'lru-cache'
import type { CompressedBody } from './compressed-body.ts'

/** Cache of values up to so many bytes; the least recently used goes first. */
export type ByteCache<Value> = {
  readonly get: (key: string) => Value | undefined
  /** The value, without marking it as used. */
  readonly peek: (key: string) => Value | undefined
  /** Keeps a value of so many bytes, unless larger than the cache. */
  readonly set: (key: string, value: Value, bytes: number) => void
  readonly delete: (key: string) => void
  readonly entries: () => Iterable<[key: string, value: Value]>
  /** Size of all kept values, in bytes. */
  readonly bytes: () => number
}

/** Size of a key and an entry's bookkeeping, in bytes. */
const ENTRY_BYTES = 500

export function createByteCache<Value extends object>(most: number): ByteCache<Value> {
  const kept = new LRUCache<string, Value>({ maxSize: most })
  return {
    get: (key) => kept.get(key),
    peek: (key) => kept.peek(key),
    set: (key, value, bytes) => void kept.set(key, value, { size: bytes + key.length + ENTRY_BYTES }),
    delete: (key) => void kept.delete(key),
    entries: () => kept.entries(),
    bytes: () => kept.calculatedSize,
  }
}

/** Returns the size of all encodings of a body, in bytes. */
export const bytesOf = ({ identity, br, gzip }: CompressedBody): number =>
  identity.byteLength + br.byteLength + gzip.byteLength
