import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkFirstView, weighFirstView } from './check-first-view.ts'

let client: string

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'first-view-'))
  mkdirSync(join(client, 'assets'))
})
afterEach(() => rmSync(client, { recursive: true }))

function writeBuild(libraryBytes: number): void {
  const part = { module: '/assets/page.js', imports: ['/assets/library.js'] }
  const routes = {
    root: part,
    'alias/alias-layout': part,
    'menu/menu-page': part,
    'cart/cart-page': { module: '/assets/cart.js' },
  }
  const manifest = `window.__reactRouterManifest=${JSON.stringify({ entry: part, routes })};`
  writeFileSync(join(client, 'assets/manifest-1.js'), manifest)
  writeFileSync(join(client, 'assets/page.js'), 'page()')
  writeFileSync(join(client, 'assets/library.js'), randomBytes(libraryBytes))
}

test('adds up each script of the first view once, and no other page', () => {
  writeBuild(1000)
  expect(Array.from(weighFirstView(client).keys())).toEqual([
    '/assets/manifest-1.js',
    '/assets/page.js',
    '/assets/library.js',
  ])
  expect(checkFirstView(client)).toBe('')
})

test('names what is too much', () => {
  writeBuild(121 * 1024)
  expect(checkFirstView(client)).toContain('/assets/library.js')
})
