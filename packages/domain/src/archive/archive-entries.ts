/**
 * File in an archive (ZIP), as the archive's own list has it. The list may lie: only unpacking
 * `packed` tells the truth.
 */
export type ArchiveEntry = {
  readonly name: string
  readonly packing: 'stored' | 'deflated' | 'unknown'
  /** Whether it needs a password. */
  readonly isLocked: boolean
  /** Its bytes as they lie in the archive. */
  readonly packed: Uint8Array
}

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const HEADER_LENGTH = 30
const LONGEST_COMMENT = 65_535

const PACKINGS: Readonly<Record<number, ArchiveEntry['packing']>> = { 0: 'stored', 8: 'deflated' }

/**
 * Lists the files of an archive by the list at its end, without unpacking any; folders are among
 * them, their names end with a slash. Undefined for no archive, and for one whose list cannot be
 * read.
 */
export function archiveEntries(bytes: Uint8Array): readonly ArchiveEntry[] | undefined {
  try {
    return entriesIn(bytes)
  } catch (error) {
    // An offset behind the end of the archive is read nowhere.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function entriesIn(bytes: Uint8Array): readonly ArchiveEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const entries: ArchiveEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY_MARK) return undefined
    const lengthAt = (field: number): number => view.getUint16(at + field, true)
    const name = lengthAt(28)
    const header = view.getUint32(at + 42, true)
    const start =
      header + HEADER_LENGTH + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    entries.push({
      name: nameIn(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + name)),
      packing: PACKINGS[view.getUint16(at + 10, true)] ?? 'unknown',
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      packed: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    })
    at += ENTRY_LENGTH + name + lengthAt(30) + lengthAt(32)
  }
  return entries
}

/** Finds the end of the list: before a comment of unknown length. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= Math.max(last - LONGEST_COMMENT, 0); at -= 1)
    if (view.getUint32(at, true) === END_MARK) return at
  return undefined
}

/** Letters of Spanish in the names that Windows writes into archives (code pages 437 and 850). */
const OLD_LETTERS: Readonly<Record<number, string>> = {
  0x81: 'ü',
  0x82: 'é',
  0x90: 'É',
  0x9a: 'Ü',
  0xa0: 'á',
  0xa1: 'í',
  0xa2: 'ó',
  0xa3: 'ú',
  0xa4: 'ñ',
  0xa5: 'Ñ',
  0xb5: 'Á',
  0xd6: 'Í',
  0xe0: 'Ó',
  0xe9: 'Ú',
}

/** Reads a name in UTF-8, whether its archive says so or not; else one as old Windows wrote it. */
function nameIn(raw: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    const letterOf = (byte: number): string =>
      byte < 0x80 ? String.fromCharCode(byte) : (OLD_LETTERS[byte] ?? '_')
    return Array.from(raw, letterOf).join('')
  }
}
