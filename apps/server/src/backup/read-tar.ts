import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { extract } from 'tar-stream'

/** File of an archive, whole in memory. */
export type TarEntry = { readonly name: string; readonly bytes: Buffer; readonly time: Date }

/** Error of a file that is no archive, or a truncated one. */
export class BrokenTar extends Error {
  override readonly name = 'BrokenTar'
}

/**
 * Reads the files of a tar, one after another as its bytes arrive; each up to `largest` bytes.
 * Throws `BrokenTar` where it is no tar, is cut, or has an entry that is no file, and the errors
 * of `source` itself.
 */
export async function* readTar(source: Readable, largest: number): AsyncGenerator<TarEntry> {
  const entries = extract()
  source.once('error', (error) => entries.destroy(error))
  source.pipe(entries)
  try {
    for await (const entry of entries) {
      const { name, size, type, mtime } = entry.header
      if (type !== 'file') throw new BrokenTar(`${name} is no file.`)
      if (size > largest) throw new BrokenTar(`${name} is larger than a file of an archive may be.`)
      yield { name, bytes: await buffer(entry), time: mtime }
    }
  } catch (error) {
    if (error instanceof BrokenTar || error === source.errored) throw error
    const isCut = error instanceof Error && error.message === 'Unexpected end of data'
    throw new BrokenTar(isCut ? 'It is cut: its end is missing.' : 'It is no tar archive.', { cause: error })
  }
}
