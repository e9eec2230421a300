import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of an archive; its bytes are asked for when those before it are written. */
export type ZipEntry = {
  readonly name: string
  /** Whether compression makes it smaller: a picture stays as it is. */
  readonly compress: boolean
  readonly bytes: () => AsyncIterable<Uint8Array>
}

/** Archives in a folder, by id of their purpose. */
export type ZipStore = {
  /**
   * Writes an archive and answers its size in bytes. Nothing is there of one that fails, or that
   * `signal` broke off.
   */
  readonly make: (
    id: string,
    archive: { readonly entries: readonly ZipEntry[]; readonly signal: AbortSignal; readonly now: Date },
  ) => Promise<number>
  /**
   * Writes files to a temporary place, one after the other, and returns them as entries that are
   * read from there: they are read at once and packed later. They exist until `make` ended, or
   * `remove`.
   */
  readonly setAside: (id: string, entries: readonly ZipEntry[]) => Promise<readonly ZipEntry[]>
  /** Opens an archive for reading; undefined where it does not exist. */
  readonly open: (
    id: string,
  ) => Promise<{ readonly size: number; readonly stream: ReadableStream<Uint8Array> } | undefined>
  readonly remove: (id: string) => Promise<void>
}

/**
 * Archives on the disk. They are written from one file to the next, as fast as the disk takes them:
 * a piece of one file is held in memory, however many there are. One is written aside and renamed.
 */
export function localZipStore(folder: string): ZipStore {
  const pathOf = (id: string): string => join(folder, `${id}.zip`)
  const asideOf = (id: string): string => join(folder, `${id}.aside`)
  const forgetAside = (id: string): Promise<void> => rm(asideOf(id), { recursive: true, force: true })
  return {
    make: async (id, { entries, signal, now }) => {
      await mkdir(folder, { recursive: true })
      const draft = `${pathOf(id)}.part`
      // A failure in one file ends the whole.
      const failing = new AbortController()
      const fail = (error: unknown): void => failing.abort(error)
      try {
        const zip = new ZipFile()
        zip.on('error', fail)
        for (const { name, compress, bytes } of entries)
          zip.addReadStreamLazy(name, { compress, mtime: now, mode: 0o600 }, (ready) =>
            ready(null, Readable.from(bytes(), { objectMode: false }).once('error', fail)),
          )
        zip.end()
        await pipeline(zip.outputStream, createWriteStream(draft, { mode: 0o600 }), {
          signal: AbortSignal.any([signal, failing.signal]),
        })
        await rename(draft, pathOf(id))
        return (await stat(pathOf(id))).size
      } catch (error) {
        await rm(draft, { force: true })
        throw failing.signal.aborted ? failing.signal.reason : error
      } finally {
        await forgetAside(id)
      }
    },
    setAside: async (id, entries) => {
      await forgetAside(id)
      return writeDown(asideOf(id), entries)
    },
    open: async (id) => {
      const found = await stat(pathOf(id)).catch(() => undefined)
      if (!found) return undefined
      const stream = Readable.toWeb(createReadStream(pathOf(id))) as ReadableStream<Uint8Array>
      return { size: found.size, stream }
    },
    remove: async (id) => {
      await rm(pathOf(id), { force: true })
      await forgetAside(id)
    },
  }
}

async function writeDown(folder: string, entries: readonly ZipEntry[]): Promise<readonly ZipEntry[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const written: ZipEntry[] = []
  for (const [at, { name, compress, bytes }] of entries.entries()) {
    const path = join(folder, String(at))
    await pipeline(bytes(), createWriteStream(path, { mode: 0o600 }))
    written.push({ name, compress, bytes: () => createReadStream(path) })
  }
  return written
}
