// words: what this command prints is for the operator, in the language of the house.
import type { OlderFile } from '@mostrador/tenant/file/import-taken'
import type { Revision } from '@mostrador/tenant/history/list-revisions'

const DOORS: Readonly<Record<Revision['door'], string>> = {
  FILE: 'archivo',
  SHEET: 'planilla',
  CONSOLE: 'consola',
  RULE: 'regla de precios',
  KEY: 'llave',
  UNDO: 'deshacer',
  MONTH: 'resumen del mes',
  SYSTEM: 'por sí solo',
}

/**
 * Writes a revision for a terminal: its number, time in UTC, way and author, and below it its
 * sentences.
 */
export function revisionText({
  number,
  at,
  door,
  author,
  apiKey,
  undoes,
  undone,
  summary,
  sentences,
  count,
}: Omit<Revision, 'steps' | 'readers'>): string {
  const who = author ?? (apiKey !== null && `«${apiKey}»`)
  const by = [DOORS[door], who, undoes !== null && `deshace el ${undoes}`, undone && 'deshecho'].filter(
    Boolean,
  )
  const more = count > sentences.length ? [`y ${count - sentences.length} más`] : []
  const head = `${number}. ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${by.join(', ')}`
  return [
    head,
    ...[...(summary ? [`${summary}:`] : []), ...sentences, ...more].map((sentence) => `   ${sentence}`),
  ].join('\n')
}

const MOST_SENTENCES = 10

/** Lists the changes that an older file would undo, by number and author. */
export function olderFileText(path: string, { takenAt, takesBack }: OlderFile): string {
  const told = takesBack.map(({ sentences, ...change }) =>
    revisionText({
      ...change,
      undoes: null,
      undone: false,
      branchKeys: [],
      summary: null,
      scheduledAt: null,
      mark: null,
      condenses: null,
      hasSteps: true,
      sentences: sentences.slice(0, MOST_SENTENCES),
      count: sentences.length,
    }),
  )
  return [
    `${path}: es de cuando iba el cambio ${takenAt}. Desharía lo que se cambió después; no se cambió nada.`,
    ...told,
    'Para importarlo igual: --force.',
  ].join('\n')
}
