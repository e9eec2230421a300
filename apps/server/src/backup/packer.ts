import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readRows, type BackupTable, type RowCounter } from '@mostrador/database/backup/table-rows'
import type { Database } from '@mostrador/database/rows'
import type { Kysely, RawBuilder } from 'kysely'
import { pack } from 'tar-stream'
import { sha256Of, SUMS, sumLine } from './archive.ts'
import type { TarEntry } from './read-tar.ts'

/** Time of the archive, and the signal that aborts it. */
type Packing = { readonly now: Date; readonly signal?: AbortSignal }

/** Packs files into a new archive, one after another, and their sums as the last. */
export class Packer {
  readonly #time: Date
  readonly #tar = pack()
  readonly #written: Promise<void>
  #sums = ''

  constructor(path: string, { now, signal }: Packing) {
    this.#time = now
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
    const blocks = this.#tar as AsyncIterable<Buffer>
    this.#written = pipeline(blocks, createGzip(), file, signal ? { signal } : {})
    // Its failure is thrown by the call that waits for it.
    this.#written.catch(() => undefined)
  }

  /** Packs a file, and records its sum. Throws the errors of the disk, and of the signal. */
  async add(name: string, bytes: Buffer, time = this.#time): Promise<void> {
    this.#sums += sumLine(name, sha256Of(bytes))
    await this.#pack({ name, bytes, time })
  }

  async addJson(name: string, value: unknown): Promise<void> {
    await this.add(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`))
  }

  /** Packs the end of the archive, the sums of all files before it, and waits for the disk. */
  async seal(): Promise<void> {
    await this.#pack({ name: SUMS, bytes: Buffer.from(this.#sums), time: this.#time })
    this.#tar.finalize()
    await this.#written
  }

  /** Closes an archive that stays without its end. */
  async abandon(): Promise<void> {
    this.#tar.destroy()
    await this.#written.catch(() => undefined)
  }

  async #pack({ name, bytes, time }: TarEntry): Promise<void> {
    const packed = new Promise<void>((resolve, reject) => {
      this.#tar.entry({ name, mode: 0o600, mtime: time }, bytes, (error) =>
        error ? reject(error) : resolve(),
      )
    })
    await packed.catch(async (error: unknown) => {
      await this.#written
      throw error
    })
  }
}

type PackedTable = {
  readonly table: BackupTable
  readonly counter: RowCounter
  readonly from?: RawBuilder<unknown>
}

/** Packs the rows of a table, or those that `from` selects; number and sum go to `counter`. */
export async function packTable(
  tx: Kysely<Database>,
  packer: Packer,
  { table, counter, from }: PackedTable,
): Promise<void> {
  let part = 0
  for await (const lines of readRows(tx, table, from)) {
    counter.add(lines)
    part += 1
    const name = `tables/${table.name}/${String(part).padStart(6, '0')}.ndjson`
    await packer.add(name, Buffer.from(`${lines.join('\n')}\n`))
  }
}
