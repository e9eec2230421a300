import { expect, test } from 'vitest'
import { olderFileText, revisionText } from './revision-text.ts'

const revision = {
  number: 12,
  at: new Date('2026-11-20T15:04:05Z'),
  door: 'CONSOLE',
  author: 'Sofía',
  apiKey: null,
  undoes: null,
  undone: false,
  branchKeys: ['parrilla'],
  summary: null,
  scheduledAt: null,
  condenses: null,
  hasSteps: true,
  mark: null,
  sentences: ['Carta › Bife · precio: 1 → 2'],
  count: 1,
} as const

test('a change is told with its number, time, way, author and sentences', () => {
  expect(revisionText(revision)).toBe(
    '12. 2026-11-20 15:04 UTC, consola, Sofía\n   Carta › Bife · precio: 1 → 2',
  )
})

test('of a program the key is named', () => {
  expect(revisionText({ ...revision, door: 'KEY', author: null, apiKey: 'Caja' })).toMatch(
    /^12\. 2026-11-20 15:04 UTC, llave, «Caja»\n/,
  )
})

test('an undo and an undone revision say so; sentences that do not fit are counted', () => {
  const long = { ...revision, door: 'UNDO', author: null, undoes: 9, undone: true, count: 4 } as const
  expect(revisionText(long)).toBe(
    '12. 2026-11-20 15:04 UTC, deshacer, deshace el 9, deshecho\n   Carta › Bife · precio: 1 → 2\n   y 3 más',
  )
})

/** spec('decisions tenant-history.5') */
test('of an older file it says what it would undo, whose, and how to import it all the same', () => {
  const { number, at, door, author, apiKey, sentences } = revision
  const told = {
    ok: false,
    takenAt: 11,
    takesBack: [{ number, at, door, author, apiKey, sentences }],
  } as const
  expect(olderFileText('ombu.json', told)).toBe(
    [
      'ombu.json: es de cuando iba el cambio 11. Desharía lo que se cambió después; no se cambió nada.',
      '12. 2026-11-20 15:04 UTC, consola, Sofía',
      '   Carta › Bife · precio: 1 → 2',
      'Para importarlo igual: --force.',
    ].join('\n'),
  )
})
