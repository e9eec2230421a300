import { archiveEntries } from '@mostrador/domain/archive/archive-entries'
import type { ArchiveEntry } from '@mostrador/domain/archive/archive-entries'
import { inflateRawSync } from 'node:zlib'

/**
 * How many files a workbook may have, and how many bytes they may come to: a menu of a thousand
 * plates is a tenth of it.
 */
const MOST_FILES = 500
const MOST_BYTES = 50 * 1024 * 1024

/**
 * The bytes that a file unpacks to, of which no more than `most` are made: what the archive says of
 * it may be a lie.
 */
const unpackedSize = ({ packing, packed }: ArchiveEntry, most: number): number =>
  packing === 'stored' ? packed.length : inflateRawSync(packed, { maxOutputLength: most }).length

/**
 * Throws a `RangeError` for a workbook (a ZIP archive) of more files, or of more bytes once
 * unpacked, than a menu has, before anybody unpacks it into memory; also for one whose list of
 * files cannot be read.
 */
export function refuseBomb(bytes: Buffer): void {
  const entries = archiveEntries(bytes)
  if (!entries) throw new RangeError('The list of files is broken')
  if (entries.length > MOST_FILES) throw new RangeError('No workbook that we unpack')
  let left = MOST_BYTES
  for (const entry of entries) {
    left -= unpackedSize(entry, Math.max(left, 1))
    if (left <= 0) throw new RangeError('The workbook unpacks to too much')
  }
}
