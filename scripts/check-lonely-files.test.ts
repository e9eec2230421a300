import { describe, expect, test } from 'vitest'
import { checkLonelyFiles } from './check-lonely-files.ts'

const HOUSE = 'apps/storefront/app'

/** Judges a part that only one file of its room uses, with the changes of the test. */
function judge(sources: Readonly<Record<string, string>>, kept: Readonly<Record<string, string>> = {}) {
  const all = {
    'cart/part.ts': 'export const part = 1',
    'cart/cart.ts': "import { part } from './part.ts'",
    ...sources,
  }
  const files = Object.entries(all).map(([path, text]) => ({
    path: path.includes('apps/') || path.includes('packages/') ? path : `${HOUSE}/${path}`,
    text,
  }))
  return checkLonelyFiles(files, kept).map(({ path, sentence }) => `${path}: ${sentence}`)
}

const lines = (count: number): string => Array.from({ length: count }, (_, at) => `// ${at}`).join('\n')

describe('files of one user', () => {
  test.each([
    ['by value', {}],
    ['for its types', { 'cart/cart.ts': "import type { Part } from './part.ts'" }],
    ['twice', { 'cart/cart.ts': "import { a } from './part.ts'\nimport type { B } from './part.ts'" }],
    ['with sixty lines', { 'cart/part.ts': `${lines(60)}\n` }],
  ])('a file that one other alone uses %s lives there', (_, sources) => {
    expect(judge(sources)).toEqual([
      expect.stringMatching(/^apps\/storefront\/app\/cart\/part\.ts: Only .*\/cart\/cart\.ts uses this/),
    ])
  })

  test('a part of the kit that one other part alone uses lives there, too', () => {
    const sources = {
      'cart/cart.ts': '',
      'packages/ui/src/swipe.ts': 'export const swipe = 1',
      'packages/ui/src/sheet.tsx': "import { swipe } from './swipe.ts'",
    }
    expect(judge(sources)).toEqual([expect.stringContaining('packages/ui/src/swipe.ts: Only')])
    const page = { 'menu/menu.ts': "import { swipe } from '@mostrador/ui/swipe'" }
    expect(judge({ ...sources, ...page })).toEqual([])
  })

  test.each([
    ['has a second user', { 'menu/menu.ts': "import { part } from '../cart/part.ts'" }],
    ['is entered by a test', { 'cart/cart.test.ts': "import { part } from './part.ts'" }],
    ['is loaded lazily', { 'cart/cart.ts': "const part = () => import('./part.ts')" }],
    ['is what a room hands to another', { 'cart/cart.ts': '', 'menu/m.ts': "import '../cart/part.ts'" }],
    ['has more than sixty lines', { 'cart/part.ts': `${lines(61)}\n` }],
    ['is imported by nobody', { 'cart/cart.ts': '' }],
    ['is a page', { 'cart/cart.ts': '', 'pages/a.tsx': '', 'pages/b.tsx': "import './a.tsx'" }],
  ])('a file that %s stands by itself', (_, sources) => {
    expect(judge(sources)).toEqual([])
  })

  test('an exception is listed with its reason, and goes when it is none any more', () => {
    const kept = { [`${HOUSE}/cart/part.ts`]: 'A list that is read by itself.' }
    expect(judge({}, kept)).toEqual([])
    expect(judge({ 'cart/part.ts': lines(61) }, kept)).toEqual([
      expect.stringContaining('cart/part.ts needs no exception any more'),
    ])
  })
})
