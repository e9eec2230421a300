import { readFile, realpath } from 'node:fs/promises'
import { isAbsolute, join, sep } from 'node:path'
import { emojiPainter, isEmojiSource } from './emoji-picture.ts'
import type { ResolvePicture } from './pictures.ts'

/**
 * Finds the pictures that a tenant file names: emoji of the package, and paths inside the folder of
 * the file. A path that leads out of the folder, be it by a link, finds nothing.
 */
export function picturesBeside(folder: string): ResolvePicture {
  const paint = emojiPainter()
  return async (source) => {
    if (isEmojiSource(source)) return paint(source)
    if (isAbsolute(source) || source.includes('\0')) return undefined
    try {
      const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, source))])
      return path.startsWith(root + sep) ? await readFile(path) : undefined
    } catch (error) {
      if (error instanceof Error && 'code' in error && isMissing(String(error.code))) return undefined
      throw error
    }
  }
}

const isMissing = (code: string): boolean => ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(code)
