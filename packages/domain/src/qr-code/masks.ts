/** Rows of modules; true is dark. */
export type Modules = boolean[][]

/** Which modules each mask turns over. Source: ISO/IEC 18004, table 10. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** The fifteen bits that say level M and the mask, with their correction. */
export function formatBits(mask: number): number {
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x5_37)
  return ((mask << 10) | rest) ^ 0x54_12
}

const textOf = (line: readonly boolean[]): string => line.map((isDark) => (isDark ? '1' : '0')).join('')

/**
 * What looks like a finder in a line costs 40, and a run of more than four of one colour 3 and up.
 */
function linePenalty(line: string): number {
  const runs = (line.match(/0+|1+/g) ?? []).filter(({ length }) => length >= 5)
  const finders = [...`0000${line}0000`.matchAll(/(?=00001011101|10111010000)/g)].length
  return runs.reduce((sum, { length }) => sum + length - 2, 0) + 40 * finders
}

/** How hard a code is to read: the mask with the least is taken, and any could be. */
export function penaltyOf(modules: Modules): number {
  const side = modules.length
  const columns = modules.map((_, column) => modules.map((row) => row[column] ?? false))
  const lines = [...modules, ...columns].reduce((sum, line) => sum + linePenalty(textOf(line)), 0)
  let squares = 0
  for (let row = 1; row < side; row++)
    for (let column = 1; column < side; column++) {
      const here = modules[row]?.[column]
      const isSame =
        here === modules[row - 1]?.[column] &&
        here === modules[row]?.[column - 1] &&
        here === modules[row - 1]?.[column - 1]
      if (isSame) squares += 3
    }
  const dark = modules.flat().filter(Boolean).length
  const off = Math.abs(dark * 20 - side * side * 10)
  return lines + squares + (Math.ceil(off / (side * side)) - 1) * 10
}
