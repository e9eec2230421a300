/**
 * Arithmetic of the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. Source: ISO/IEC 18004,
 * 7.5.
 */
function product(one: number, other: number): number {
  let result = 0
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >>> 7) * 0x1_1d)
    result ^= ((other >>> bit) & 1) * one
  }
  return result
}

/** The generator polynomial of a degree, without its first coefficient, which is 1. */
function generator(degree: number): readonly number[] {
  const result = Array.from<number>({ length: degree }).fill(0)
  result[degree - 1] = 1
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++)
      result[at] = product(result[at] ?? 0, root) ^ (at + 1 < degree ? (result[at + 1] ?? 0) : 0)
    root = product(root, 2)
  }
  return result
}

/** The codewords by which the errors of a block are corrected. */
export function correctionOf(block: readonly number[], length: number): readonly number[] {
  const divisor = generator(length)
  const rest = Array.from<number>({ length }).fill(0)
  for (const codeword of block) {
    const factor = codeword ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [at, coefficient] of divisor.entries())
      rest[at] = (rest[at] ?? 0) ^ product(coefficient, factor)
  }
  return rest
}
