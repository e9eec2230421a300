import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readRows, type BackupTable, type RowCounter } from '@mostrador/database/backup/table-rows'
import type { Database } from '@mostrador/database/rows'
import type { Kysely, RawBuilder } from 'kysely'
import { sha256Of, SUMS, sumLine } from './archive.ts'
import { TAR_END, tarBlocks } from './tar.ts'

/** Time of the archive, and the signal that aborts it. */
type Packing = { readonly now: Date; readonly signal?: AbortSignal }

/** Packs files into an archive in separately compressed members, which gzip reads as one. */
export class Packer {
  readonly #path: string
  readonly #time: Date
  readonly #signal: AbortSignal | undefined
  #sums = ''
  #isBegun = false

  constructor(path: string, { now, signal }: Packing) {
    this.#path = path
    this.#time = now
    this.#signal = signal
  }

  /** Returns the blocks of a file, and records its sum. */
  *entry(name: string, bytes: Buffer, time = this.#time): Generator<Buffer> {
    this.#sums += sumLine(name, sha256Of(bytes))
    yield* tarBlocks({ name, bytes, time })
  }

  *json(name: string, value: unknown): Generator<Buffer> {
    yield* this.entry(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`))
  }

  /** Returns the end of the archive: the sums of all files before it. */
  *seal(): Generator<Buffer> {
    yield* tarBlocks({ name: SUMS, bytes: Buffer.from(this.#sums), time: this.#time })
    yield TAR_END
  }

  async write(blocks: AsyncIterable<Buffer>): Promise<void> {
    const flags = this.#isBegun ? 'a' : 'wx'
    this.#isBegun = true
    const file = createWriteStream(this.#path, { flags, mode: 0o600, flush: true })
    await pipeline(blocks, createGzip(), file, this.#signal ? { signal: this.#signal } : {})
  }
}

type PackedTable = {
  readonly table: BackupTable
  readonly counter: RowCounter
  readonly from?: RawBuilder<unknown>
}

/** Packs the rows of a table, or those that `from` selects; number and sum go to `counter`. */
export async function* packTable(
  tx: Kysely<Database>,
  packer: Packer,
  { table, counter, from }: PackedTable,
): AsyncGenerator<Buffer> {
  let part = 0
  for await (const lines of readRows(tx, table, from)) {
    counter.add(lines)
    part += 1
    const name = `tables/${table.name}/${String(part).padStart(6, '0')}.ndjson`
    yield* packer.entry(name, Buffer.from(`${lines.join('\n')}\n`))
  }
}
