import { expect, test } from 'vitest'
import { checkNamedPaths } from './named-paths.ts'

const paths = ['packages/domain/src/cart/add-line.ts', 'docs/decisions/001-one.md', 'README.md']
const missingIn = (text: string, path = 'docs/data.md') =>
  checkNamedPaths([{ path, text }], paths).map(({ line, sentence }) => [line, sentence.split('"')[1]])

test.each([
  '`packages/domain/src/cart/add-line.ts`',
  '`domain/cart/add-line.ts`',
  '`cart/add-line.ts` and `add-line.ts`',
  '`packages/domain/src/cart` and `packages/domain/src/cart/`',
  '[one](decisions/001-one.md), [a row](../README.md#mutants)',
  'https://example.com/a.md, [there](https://example.com/a.md)',
  '`npm run bench`, `GET /api/order`, `a*.ts`, `packages/<name>/a.ts`',
])('%s is there, or names no path', (text) => {
  expect(missingIn(text)).toEqual([])
})

test('a file that moved or never was is told, with its line', () => {
  expect(missingIn('# Walks\n`domain/cart/drop-line.ts`')).toEqual([[2, 'domain/cart/drop-line.ts']])
  expect(missingIn('`packages/domain/src/basket`')).toEqual([[1, 'packages/domain/src/basket']])
  expect(missingIn('[two](decisions/002-two.md)')).toEqual([[1, 'docs/decisions/002-two.md']])
})
