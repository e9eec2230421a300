import { correctionOf } from './error-correction.ts'

/**
 * Of each version from 1 on at level M: the codewords of correction of a block, and how many blocks
 * there are.
 */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10]

/** The largest version that is drawn: 412 bytes of text. */
const LARGEST_VERSION = BLOCKS.length

/** The side of a version, in modules. */
export const sideOf = (version: number): number => 17 + 4 * version

/** How many modules of a version carry data and correction. Source: ISO/IEC 18004, table 1. */
function rawModules(version: number): number {
  const all = (16 * version + 128) * version + 64
  if (version < 2) return all
  const alignments = Math.floor(version / 7) + 2
  return all - (25 * alignments - 10) * alignments + 55 - (version >= 7 ? 36 : 0)
}

const rawCodewords = (version: number): number => Math.floor(rawModules(version) / 8)

const dataCodewords = (version: number): number =>
  rawCodewords(version) - (CORRECTION[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0)

const countBits = (version: number): number => (version < 10 ? 8 : 16)

/** The smallest version that holds so many bytes; undefined when none does. */
export function versionFor(bytes: number): number | undefined {
  for (let version = 1; version <= LARGEST_VERSION; version++)
    if (4 + countBits(version) + 8 * bytes <= 8 * dataCodewords(version)) return version
  return undefined
}

/**
 * The text's codewords: the mode "bytes", their number, themselves, an end and what fills the rest.
 */
function dataOf(bytes: Uint8Array, version: number): readonly number[] {
  const length = dataCodewords(version)
  const written = `0100${bytes.length.toString(2).padStart(countBits(version), '0')}${[...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')}`
  const ended = written + '0'.repeat(Math.min(4, 8 * length - written.length))
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  const codewords = (whole.match(/.{8}/g) ?? []).map((bits) => Number.parseInt(bits, 2))
  while (codewords.length < length)
    codewords.push(codewords.length % 2 === (whole.length / 8) % 2 ? 0xec : 0x11)
  return codewords
}

/**
 * All codewords of a text in the order in which they are drawn: blocks are interleaved, the longer
 * ones last.
 */
export function codewordsOf(bytes: Uint8Array, version: number): readonly number[] {
  const data = dataOf(bytes, version)
  const count = BLOCKS[version - 1] ?? 1
  const correction = CORRECTION[version - 1] ?? 0
  const short = Math.floor(data.length / count)
  const firstLong = count - (data.length % count)
  const blocks = Array.from({ length: count }, (_, at) => {
    const from = at * short + Math.max(0, at - firstLong)
    return data.slice(from, from + short + (at >= firstLong ? 1 : 0))
  })
  const corrections = blocks.map((block) => correctionOf(block, correction))
  return [...interleaved(blocks), ...interleaved(corrections)]
}

function interleaved(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat()
}
