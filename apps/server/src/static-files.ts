import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { answerReady, compressBody, type CompressedBody } from '@mostrador/api/ground/http/compressed-body'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Files of a build, in memory by path, each compressed at its first request. */
export type StaticFiles = {
  readonly answer: (path: string, request: Request) => Promise<Response | undefined>
}

/** Compressed once for the life of the process, and downloaded by every first visit. */
const BEST_QUALITY = 11

/** Whether a file's name has a digest, so that it never changes. */
const isImmutable = (path: string): boolean => path.startsWith('assets/')

/** Error of an existing file that cannot be read: too many are open, or the disk fails. */
export class UnreadableFile extends Error {}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Returns the files under a folder, by their paths in it. */
async function filesUnder(folder: string): Promise<(readonly [path: string, file: string])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return files.map((file) => [relative(folder, file).replaceAll('\\', '/'), file] as const)
}

/**
 * Lists the files of builds' folders; only those present at the start are served, so no path leads
 * out of them. Two folders' files of one path are the same.
 */
export async function openStaticFiles(...folders: string[]): Promise<StaticFiles> {
  const byPath = new Map((await Promise.all(folders.map(filesUnder))).flat())
  const ready = new Map<string, Promise<CompressedBody | undefined>>()

  /** Undefined for a file removed since the start. After a failure the next request reads again. */
  async function read(path: string, file: string): Promise<CompressedBody | undefined> {
    try {
      return compressBody(new Uint8Array(await readFile(file)), BEST_QUALITY)
    } catch (error) {
      ready.delete(path)
      if (isGone(error)) return undefined
      throw new UnreadableFile(`${path} cannot be read`, { cause: error })
    }
  }

  return {
    answer: async (path, request) => {
      const file = byPath.get(path)
      if (!file) return undefined
      const reading = ready.get(path) ?? read(path, file)
      ready.set(path, reading)
      const bytes = await reading
      if (!bytes) return undefined
      return answerReady(request.headers, {
        bytes,
        headers: {
          'content-type': MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
          'cache-control': isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          'x-content-type-options': 'nosniff',
        },
        holds: () => true,
      })
    },
  }
}
