import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

// The tables that WOFF2 names by a number, as far as one is read here; the others have their name beside them.
const KNOWN_TAGS: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  10: 'glyf',
  11: 'loca',
  39: 'avar',
  47: 'fvar',
}
const NAMED_BESIDE = 63

/** The tables of a font by their names, as they stand in the file once it is decompressed. */
export type FontTables = ReadonlyMap<string, DataView>

/** Reads a WOFF2 file. `hmtx`, `glyf` and `loca` stay as the format rewrites them. Source: W3C WOFF 2.0 §4, §5. */
export function readWoff2(path: string): FontTables {
  const bytes = readFileSync(path)
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.getUint32(0) !== 0x77_4f_46_32) throw new Error(`${path} is no WOFF2 file`)
  const entries: { tag: string; length: number }[] = []
  let at = 48
  const number = (): number => {
    for (let value = 0; ;) {
      const byte = file.getUint8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let left = file.getUint16(12); left > 0; left--) {
    const flags = file.getUint8(at++)
    const known = flags & 63
    if (known === NAMED_BESIDE) at += 4
    const tag =
      known === NAMED_BESIDE ? bytes.toString('latin1', at - 4, at) : (KNOWN_TAGS[known] ?? `#${known}`)
    const length = number()
    const isPlain = flags >> 6 === (tag === 'glyf' || tag === 'loca' ? 3 : 0)
    entries.push({ tag, length: isPlain ? length : number() })
  }
  const whole = brotliDecompressSync(bytes.subarray(at, at + file.getUint32(20)))
  let start = whole.byteOffset
  return new Map(
    entries.map(({ tag, length }) => {
      const table = new DataView(whole.buffer, start, length)
      start += length
      return [tag, table]
    }),
  )
}
