import { archiveEntries, type ArchiveEntry } from '@mostrador/domain/archive/archive-entries'
import { inflateRawSync } from 'node:zlib'
import { SheetTooLarge } from './sheet-limits.ts'

/**
 * Most files of a workbook, and bytes of them all: a menu of a thousand plates is a tenth of it.
 */
const MOST_FILES = 500
const MOST_BYTES = 50 * 1024 * 1024

/**
 * Most times of its own size that a workbook may unpack to, beyond what any small one does: empty
 * cells, row by row, come to sixty times.
 */
const MOST_TIMES = 200
const ALWAYS_BYTES = 1024 * 1024

/** Parts that cells are read from; pictures and settings of printers stay packed. */
const PART = /\.xml(?:\.rels)?$/

/**
 * Unpacks at most `most` bytes of a file, since the archive may lie about its size. Throws for a
 * packing that workbooks do not use.
 */
function unpacked({ packing, packed }: ArchiveEntry, most: number): Buffer {
  if (packing === 'stored') return Buffer.from(packed)
  if (packing === 'unknown') throw new Error('Packed as no workbook is')
  try {
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ERR_BUFFER_TOO_LARGE' ? new SheetTooLarge('It unpacks to too much') : error
  }
}

/**
 * Returns the parts of a workbook (a ZIP archive) by path. Throws `SheetTooLarge` for one of more
 * files, or of more bytes once unpacked, than a menu has; an `Error` for one whose list of files
 * cannot be read, or that is locked.
 */
export function partsOfWorkbook(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const entries = archiveEntries(bytes)
  if (!entries) throw new Error('The list of files is broken')
  if (entries.length > MOST_FILES) throw new SheetTooLarge('It has too many files')
  const parts = new Map<string, Buffer>()
  let left = Math.min(MOST_BYTES, Math.max(ALWAYS_BYTES, bytes.length * MOST_TIMES))
  for (const entry of entries) {
    if (!PART.test(entry.name)) continue
    const part = unpacked(entry, Math.max(left, 1))
    left -= part.length
    if (left <= 0) throw new SheetTooLarge('It unpacks to too much')
    parts.set(entry.name, part)
  }
  return parts
}
