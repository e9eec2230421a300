/** A row of a table. `line` counts from 1. */
export type Row = { readonly line: number; readonly cells: readonly string[] }

/** Returns the rows of every table under a header that begins with `first`. */
export function rowsUnder(text: string, first: string): readonly Row[] {
  const rows: Row[] = []
  let isWithin = false
  for (const [at, content] of text.split('\n').entries()) {
    const cells = content.startsWith('|')
      ? content
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : []
    if (cells.length === 0) isWithin = false
    else if (cells[0] === first) isWithin = true
    else if (isWithin && !/^-+$/.test(cells[0] ?? '')) rows.push({ line: at + 1, cells })
  }
  return rows
}

/** Returns the texts between backticks in a cell: paths from the root of the repository. */
export const pathsIn = (cell: string): readonly string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) => path)

/** Whether a path is one of a test or of a journey in a browser. */
export const isTestPath = (path: string): boolean => /\.(test\.tsx?|journey\.ts)$/.test(path)
