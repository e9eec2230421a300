import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import type * as ReportCrash from './report-crash.ts'

let reportCrash: typeof ReportCrash.reportCrash

// A page that was just opened: it has told nothing yet.
beforeEach(async () => {
  vi.resetModules()
  ;({ reportCrash } = await import('./report-crash.ts'))
})
afterEach(() => void vi.resetModules())

const ORIGIN = 'https://shop.test'
const thrown = (message: string): Error =>
  Object.assign(new Error(message), { stack: `at f (${ORIGIN}/assets/a.js:1:2)` })

test('an uncaught error is reported once, with its address and build', () => {
  const { asked } = openPage({ address: `${ORIGIN}/menu/ombu?source=qr`, answer: () => undefined })
  vi.stubGlobal('__reactRouterManifest', { version: 'a1b2' })
  reportCrash(thrown('boom'))
  reportCrash(thrown('boom'))
  reportCrash({ reason: undefined })
  expect(asked).toMatchObject([{ method: 'POST', url: '/api/diner/log' }])
  expect(asked[0]?.body).toEqual({
    url: `${ORIGIN}/menu/ombu?source=qr`,
    component: 'page',
    payload: { message: 'boom' },
    stack: `at f (${ORIGIN}/assets/a.js:1:2)`,
    version: 'a1b2',
  })
})

test('a page tells its first five errors, and a log that cannot be reached is no other', async () => {
  const { asked } = openPage({
    address: `${ORIGIN}/menu/ombu`,
    answer: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  for (const n of [1, 2, 3, 4, 5, 6]) reportCrash(thrown(`boom ${n}`))
  await new Promise((resolve) => setImmediate(resolve))
  const messages = asked.map(({ body }) => (body as { payload: { message: string } }).payload.message)
  expect(messages).toEqual(['boom 1', 'boom 2', 'boom 3', 'boom 4', 'boom 5'])
})
