import fs from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EngineOptions = Parameters<NodeFS['init']>[1]
type EngineModule = Parameters<NonNullable<EngineOptions['preRun']>[number]>[0]
interface Stream {
  readonly nfd: number
  readonly node: { readonly mode: number }
}
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => number }
}

/**
 * PGlite's file system on a folder, made durable. PGlite's own has no fsync at all: data that
 * Postgres believes to be on the disk is in the page cache, and a power cut leaves a database that
 * has lost rows or never opens again. `fail` is called when the disk refuses a sync or the engine
 * aborts; it must not return, since PGlite swallows exceptions and would go on to acknowledge
 * unwritten data.
 */
export class DurableFileSystem extends NodeFS {
  readonly #fail: (error: unknown) => never
  #syncs = 0

  constructor(directory: string, fail: (error: unknown) => never) {
    super(directory)
    this.#fail = fail
  }

  /** Number of times that the engine had its writes put on the disk. */
  get syncs(): number {
    return this.#syncs
  }

  override async init(db: PGlite, options: EngineOptions): Promise<{ emscriptenOpts: EngineOptions }> {
    const { emscriptenOpts } = await super.init(db, options)
    const addSync = (engine: EngineModule): void => {
      const { stream_ops: operations } = engine.NODEFS as unknown as NodeFileSystem
      operations.fsync = (stream) => this.#sync(stream)
    }
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addSync],
        onAbort: (reason: unknown) => this.#fail(new Error('The engine aborted', { cause: reason })),
      },
    }
  }

  #sync(stream: Stream): number {
    try {
      fs.fdatasyncSync(stream.nfd)
    } catch (error) {
      // Some file systems cannot sync a folder; Postgres forgives them too.
      const isFolder = (stream.node.mode & fs.constants.S_IFMT) === fs.constants.S_IFDIR
      if (!isFolder) this.#fail(error)
    }
    this.#syncs += 1
    return 0
  }
}

const syncsAtOnce = 16

/**
 * Puts a folder with everything below it on the disk. Several files at once share one turn of the
 * disk's journal.
 */
export async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = [directory, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  const syncNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path)
  }
  await Promise.all(Array.from({ length: syncsAtOnce }, syncNext))
}

/** Puts one file, or the entries of one folder, on the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
