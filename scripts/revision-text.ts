// words: what this command prints is for the operator, in the language of the house.
import type { Revision } from '@mostrador/tenant-file/history/list-revisions'

const DOORS: Readonly<Record<Revision['door'], string>> = {
  FILE: 'archivo',
  SHEET: 'planilla',
  CONSOLE: 'consola',
  UNDO: 'deshacer',
}

/** A revision for a terminal: its number, time in UTC, way and author, and below it what it did. */
export function revisionText({
  number,
  at,
  door,
  author,
  undoes,
  undone,
  sentences,
  count,
}: Revision): string {
  const by = [DOORS[door], author, undoes !== null && `deshace el ${undoes}`, undone && 'deshecho'].filter(
    Boolean,
  )
  const more = count > sentences.length ? [`y ${count - sentences.length} más`] : []
  const head = `${number}. ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${by.join(', ')}`
  return [head, ...[...sentences, ...more].map((sentence) => `   ${sentence}`)].join('\n')
}
