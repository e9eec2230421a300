import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { readLimits } from './read-limits.ts'

test('an operator sets the limits that he names, and the others are as the product has them', () => {
  const read = readLimits('place-order=240/30, kept-pages-bytes=1000000\n texts-all=0/60')
  if (!read.ok) throw new Error(read.problems.join())
  expect(read.limits.rates['place-order']).toMatchObject({ times: 240, seconds: 30, by: 'network' })
  expect(read.limits.rates['texts-all']).toMatchObject({ times: 0, seconds: 60, together: true })
  expect(read.limits.sizes['kept-pages-bytes']).toEqual({ most: 1_000_000, unit: 'bytes' })
  expect(read.limits.rates.nominatim).toMatchObject({ times: 1, seconds: 1 })
  expect(readLimits('')).toEqual({ ok: true, limits: LIMITS })
})

test.each([
  ['orders=1/60', 'there is no limit called "orders"; docs/limits.md has them all'],
  ['constructor=1/60', 'there is no limit called "constructor"; docs/limits.md has them all'],
  ['place-order', '"place-order" must be a name and a value, as place-order=240/60'],
  ['place-order=', '"place-order=" must be a name and a value, as place-order=240/60'],
  [
    'place-order=12',
    '"place-order" must say how often in how many seconds, as place-order=120/60 (a month at most)',
  ],
  [
    'place-order=-1/60',
    '"place-order" must say how often in how many seconds, as place-order=120/60 (a month at most)',
  ],
  [
    'place-order=1/0',
    '"place-order" must say how often in how many seconds, as place-order=120/60 (a month at most)',
  ],
  [
    'place-order=1/9999999',
    '"place-order" must say how often in how many seconds, as place-order=120/60 (a month at most)',
  ],
  [
    'kept-pages-bytes=64MB',
    '"kept-pages-bytes" must be a whole number from 1 to 2000000000, as kept-pages-bytes=500',
  ],
  [
    'kept-pages-bytes=0',
    '"kept-pages-bytes" must be a whole number from 1 to 2000000000, as kept-pages-bytes=500',
  ],
  ['place-order=1/60 place-order=2/60', '"place-order" is set twice'],
])('%s is refused with a sentence', (text, sentence) => {
  expect(readLimits(text)).toEqual({ ok: false, problems: [sentence] })
})

/** The rows of the operator's table: a name and what holds, as it is written in the setting. */
function documented(): Record<string, string> {
  const text = readFileSync(new URL('../../../../../docs/limits.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `([\w-]+)` \| ([\d,/]+) \|/gm)]
  return Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value.replaceAll(',', '')]))
}

test('an operator finds every limit in docs/limits.md, as it holds', () => {
  const rates = Object.entries(LIMITS.rates).map(([name, { times, seconds }]) => [
    name,
    `${times}/${seconds}`,
  ])
  const sizes = Object.entries(LIMITS.sizes).map(([name, { most }]) => [name, String(most)])
  expect(documented()).toEqual(Object.fromEntries([...rates, ...sizes]))
})
