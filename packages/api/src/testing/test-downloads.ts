import type { ZipEntry } from '@mostrador/files/zip-store'
import type { Ports } from '../ground/ports.ts'

/** A file as it was read, all of it in memory. */
async function readOut({ bytes, ...entry }: ZipEntry, each: () => Promise<unknown>): Promise<ZipEntry> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytes()) {
    pieces.push(piece)
    await each()
  }
  return {
    ...entry,
    bytes: async function* () {
      yield* pieces
    },
  }
}

async function textOf({ bytes }: ZipEntry, each: (size: number) => void): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of bytes()) {
    each(piece.byteLength)
    text += decoder.decode(piece, { stream: true })
  }
  return text
}

/** Archives in the process, as the tests see them. */
export function recordingDownloads() {
  const archives = new Map<string, Record<string, string>>()
  const aside = new Set<string>()
  let before: () => Promise<unknown> = async () => undefined
  let reading: (name: string) => Promise<unknown> = async () => undefined
  let largest = 0
  const newest = (): Record<string, string> => [...archives.values()].at(-1) ?? {}
  const sizeOf = (): number => Object.values(newest()).reduce((sum, text) => sum + text.length, 0)
  const store: Ports['downloads'] = {
    setAside: async (id, entries) => {
      aside.add(id)
      const read: ZipEntry[] = []
      for (const entry of entries) read.push(await readOut(entry, () => reading(entry.name)))
      return read
    },
    make: async (id, { entries, signal }) => {
      await before()
      const files: Record<string, string> = {}
      for (const entry of entries) {
        files[entry.name] = await textOf(entry, (size) => (largest = Math.max(largest, size)))
        signal.throwIfAborted()
      }
      archives.set(id, files)
      aside.delete(id)
      return sizeOf()
    },
    open: async (id) => (archives.has(id) ? { size: 3, stream: new Blob(['zip']).stream() } : undefined),
    remove: async (id) => {
      archives.delete(id)
      aside.delete(id)
    },
    picture: async () => new TextEncoder().encode('a picture'),
  }
  return {
    store,
    sizeOf,
    files: newest,
    ids: () => [...archives.keys()],
    /** The ids of archives whose files lie aside. */
    asideOf: () => [...aside],
    /** The folder of the first brand. */
    folder: () => /^[^/\n]+(?=\/)/m.exec(Object.keys(newest()).join('\n'))?.[0] ?? '',
    largestPiece: () => largest,
    /** Runs each time that a piece of a file was read, with the file's name. */
    whileReading: (act: (name: string) => Promise<unknown>) => {
      reading = act
    },
    /** Runs before an archive is made. */
    before: (act: () => Promise<unknown>) => {
      before = act
    },
  }
}
