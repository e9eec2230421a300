import { codewordsOf, sideOf, versionFor } from './codewords.ts'
import { fixedModules } from './fixed-modules.ts'
import { formatBits, MASKS, penaltyOf } from './masks.ts'
import type { Modules } from './masks.ts'

/** Writes a bit of the format into both of its places. */
function drawFormat(modules: Modules, mask: number): void {
  const side = modules.length
  const bits = formatBits(mask)
  const put = (row: number, column: number, at: number): void => {
    const cells = modules[row]
    if (cells) cells[column] = ((bits >>> at) & 1) === 1
  }
  for (let at = 0; at < 15; at++) {
    // Around the upper left finder, over the timing line.
    if (at < 8) put(at < 6 ? at : at + 1, 8, at)
    else put(8, at === 8 ? 7 : 14 - at, at)
    if (at < 8) put(8, side - 1 - at, at)
    else put(side - 15 + at, 8, at)
  }
}

/** The places that carry data, in their zigzag from the lower right corner. */
function* dataPlaces(
  fixed: readonly (readonly (boolean | undefined)[])[],
): Generator<[row: number, column: number]> {
  const side = fixed.length
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpwards = ((right + 1) & 2) === 0
    for (let step = 0; step < side; step++) {
      const row = isUpwards ? side - 1 - step : step
      for (const column of [right, right - 1]) if (fixed[row]?.[column] === undefined) yield [row, column]
    }
  }
}

/**
 * A text as a QR code, level M: rows of modules, true is dark, without the quiet zone of four
 * modules that it needs around it. Undefined for a text of more than 412 bytes. Source: ISO/IEC
 * 18004.
 */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (version === undefined) return undefined
  const fixed = fixedModules(version, sideOf(version))
  const bits = codewordsOf(bytes, version).flatMap((codeword) =>
    Array.from({ length: 8 }, (_, at) => ((codeword >>> (7 - at)) & 1) === 1),
  )
  const places = [...dataPlaces(fixed)]
  const drawn = MASKS.map((isTurned, mask) => {
    const modules: Modules = fixed.map((row) => row.map((module) => module ?? false))
    for (const [at, [row, column]] of places.entries()) {
      const cells = modules[row]
      if (cells) cells[column] = (bits[at] ?? false) !== isTurned(row, column)
    }
    drawFormat(modules, mask)
    return { modules, penalty: penaltyOf(modules) }
  })
  return drawn.reduce((best, one) => (one.penalty < best.penalty ? one : best)).modules
}
