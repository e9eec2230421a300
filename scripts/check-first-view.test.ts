import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBoard, checkFirstView, weighFirstView } from './check-first-view.ts'

let client: string

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'first-view-'))
  mkdirSync(join(client, 'assets'))
})
afterEach(() => rmSync(client, { recursive: true }))

type Wish = {
  readonly libraryBytes?: number
  readonly checkoutBytes?: number
  readonly formBytes?: number
  /** Static imports of the form. */
  readonly formImports?: string
}

function writeBuild({
  libraryBytes = 1000,
  checkoutBytes = 1000,
  formBytes = 1000,
  formImports = '',
}: Wish): void {
  const part = { module: '/assets/page.js', imports: ['/assets/library.js'] }
  const routes = {
    root: part,
    'pages/alias-layout': part,
    'pages/menu-page': part,
    'pages/cart-page': { module: '/assets/cart.js' },
    'pages/checkout-page': { module: '/assets/checkout.js' },
  }
  const manifest = `window.__reactRouterManifest=${JSON.stringify({ entry: part, routes })};`
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(client, 'assets', name), content)
  write('manifest-1.js', manifest)
  write('page.js', 'page()')
  write('library.js', randomBytes(libraryBytes))
  write('checkout.js', randomBytes(checkoutBytes))
  write('checkout-form-1.js', `import{a}from"./fields-1.js";${formImports}import("./card-form-1.js")`)
  write('fields-1.js', randomBytes(formBytes))
  write('card-form-1.js', 'card()')
}

test('adds up each script of the first view once, and no other page', () => {
  writeBuild({})
  expect(Array.from(weighFirstView(client).keys())).toEqual([
    '/assets/manifest-1.js',
    '/assets/page.js',
    '/assets/library.js',
  ])
  expect(checkFirstView(client)).toBe('')
})

test.each([
  [{ libraryBytes: 121 * 1024 }, /^A menu loads [^]*library\.js/],
  [{ checkoutBytes: 146 * 1024 }, /^The checkout loads [^]*checkout\.js/],
  [{ formBytes: 200 * 1024 }, /^The checkout with its form loads [^]*fields-1\.js/],
])('names what is too much of %o', (wish, problem) => {
  writeBuild(wish)
  expect(checkFirstView(client)).toMatch(problem)
})

test('a card’s fields come when a card is wanted, and not with the form', () => {
  writeBuild({ formImports: 'import"./card-form-1.js";' })
  expect(checkFirstView(client)).toBe(
    'The checkout with its form loads /assets/card-form-1.js before anybody wants it.',
  )
})

/** The console's page, with a script of so many bytes and what that imports at once. */
function writeConsole({ entryBytes = 1000, entryImports = '' }): void {
  const script = '<script type="module" crossorigin src="/console/assets/index-1.js"></script>'
  writeFileSync(join(client, 'index.html'), script)
  const write = (name: string, content: string) => writeFileSync(join(client, 'assets', name), content)
  write(
    'index-1.js',
    `${entryImports}import("./menu-page-1.js");"${randomBytes(entryBytes).toString('hex')}"`,
  )
  write('hooks-1.js', `"${randomBytes(entryBytes).toString('hex')}"`)
  write('menu-page-1.js', 'menu()')
  write('routes-1.js', 'routes()')
}

test('the board is weighed with all that it imports, and without what is opened from it', () => {
  writeConsole({ entryImports: 'import"./hooks-1.js";' })
  expect(checkBoard(client)).toBe('')
  writeConsole({ entryBytes: 70 * 1024, entryImports: 'import"./hooks-1.js";' })
  expect(checkBoard(client)).toMatch(/^The board loads 1[^]*index-1\.js[^]*hooks-1\.js/)
  expect(checkBoard(client)).not.toContain('menu-page')
  writeConsole({ entryImports: 'import"./menu-page-1.js";' })
  expect(checkBoard(client)).toBe('The board loads /assets/menu-page-1.js before anybody wants it.')
})
