import { inflateRawSync } from 'node:zlib'

/**
 * How many files a workbook may have, and how many bytes they may come to: a menu of a thousand
 * plates is a tenth of it.
 */
const MOST_FILES = 500
const MOST_BYTES = 50 * 1024 * 1024

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const END_LENGTH = 22
const LONGEST_COMMENT = 65_535

type Directory = { readonly count: number; readonly start: number }

/**
 * Where the list of an archive's files begins, and how many they are; undefined for what is no
 * archive.
 */
function directoryOf(bytes: Buffer): Directory | undefined {
  const earliest = Math.max(bytes.length - END_LENGTH - LONGEST_COMMENT, 0)
  for (let at = bytes.length - END_LENGTH; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_MARK)
      return { count: bytes.readUInt16LE(at + 10), start: bytes.readUInt32LE(at + 16) }
  }
  return undefined
}

/**
 * The bytes that a file unpacks to, of which no more than `most` are made: what the archive says of
 * it may be a lie.
 */
function unpackedSize(bytes: Buffer, entry: number, most: number): number {
  const method = bytes.readUInt16LE(entry + 10)
  const packed = bytes.readUInt32LE(entry + 20)
  const header = bytes.readUInt32LE(entry + 42)
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
  const content = bytes.subarray(start, start + packed)
  return method === 0 ? content.length : inflateRawSync(content, { maxOutputLength: most }).length
}

/**
 * Throws a `RangeError` for a workbook (a ZIP archive) of more files, or of more bytes once
 * unpacked, than a menu has, before anybody unpacks it into memory; also for one whose list of
 * files cannot be read.
 */
export function refuseBomb(bytes: Buffer): void {
  const directory = directoryOf(bytes)
  if (!directory || directory.count > MOST_FILES) throw new RangeError('No workbook that we unpack')
  let left = MOST_BYTES
  let at = directory.start
  for (let file = 0; file < directory.count; file += 1) {
    if (bytes.readUInt32LE(at) !== ENTRY_MARK) throw new RangeError('The list of files is broken')
    left -= unpackedSize(bytes, at, Math.max(left, 1))
    if (left <= 0) throw new RangeError('The workbook unpacks to too much')
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
