type Fixed = (boolean | undefined)[][]

function alignmentCentres(version: number, side: number): readonly number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((side - 13) / (2 * count - 2)) * 2
  const last = side - 7
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)]
}

/** Rings around a centre: dark where their distance says so. */
function drawRings(
  fixed: Fixed,
  { row, column, radius }: { readonly row: number; readonly column: number; readonly radius: number },
  isDark: (distance: number) => boolean,
): void {
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius; x <= radius; x++) {
      const cells = fixed[row + y]
      if (cells && column + x >= 0 && column + x < fixed.length)
        cells[column + x] = isDark(Math.max(Math.abs(x), Math.abs(y)))
    }
}

/** The number of the version, from 7 on, with its correction, in two blocks beside the finders. */
function drawVersion(fixed: Fixed, version: number): void {
  if (version < 7) return
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f_25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const [near, far] = [Math.floor(at / 3), fixed.length - 11 + (at % 3)]
    const isDark = ((bits >>> at) & 1) === 1
    for (const [row, column] of [
      [near, far],
      [far, near],
    ] as const) {
      const cells = fixed[row]
      if (cells) cells[column] = isDark
    }
  }
}

/**
 * What stands in every code of a version: finders, timing lines, alignments, its number; undefined
 * where data goes.
 */
export function fixedModules(version: number, side: number): Fixed {
  const fixed: Fixed = Array.from({ length: side }, () =>
    Array.from<boolean | undefined>({ length: side }).fill(undefined),
  )
  for (const [at, row] of fixed.entries()) {
    row[6] = at % 2 === 0
    if (at === 6) for (let column = 0; column < side; column++) row[column] = column % 2 === 0
  }
  const centres = alignmentCentres(version, side)
  const last = side - 7
  for (const row of centres)
    for (const column of centres) {
      const isFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
      if (!isFinder) drawRings(fixed, { row, column, radius: 2 }, (distance) => distance !== 1)
    }
  for (const [row, column] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const)
    drawRings(fixed, { row, column, radius: 4 }, (distance) => distance !== 2 && distance !== 4)
  reserveFormat(fixed)
  drawVersion(fixed, version)
  return fixed
}

/** Keeps the places of the format, which each mask writes anew, and the one that is always dark. */
function reserveFormat(fixed: Fixed): void {
  const side = fixed.length
  for (let at = 0; at < 9; at++) {
    const [row, column] = [fixed[at], fixed[8]]
    if (row && at !== 6) row[8] = false
    if (column && at !== 6) column[at] = false
  }
  for (let at = 0; at < 8; at++) {
    const [row, below] = [fixed[8], fixed[side - 1 - at]]
    if (row) row[side - 1 - at] = false
    if (below) below[8] = at === 7
  }
}
