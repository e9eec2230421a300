import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { startAfterPaint } from './start-after-paint.ts'

const CLOCK = '2026-11-20T15:00:00.000Z'

/** A document in its head: what waits there, and what was started. */
function givenHead({ hidden = false, tellsIdle = true } = {}) {
  const { document, window, show } = openPage({ clock: CLOCK })
  const script = { type: 'later', nonce: 'abc', text: 'import "/assets/entry.js"' }
  const asked: string[] = []
  const linkOf = (href: string, as = '') => {
    const set = (rel: string) => asked.push(`${rel} ${href}`)
    return Object.defineProperty({ href, as }, 'rel', { get: () => 'later', set })
  }
  const links = [
    linkOf('/assets/small-1.js'),
    linkOf('/api/menu', 'fetch'),
    linkOf('/assets/libraries-1.js'),
    linkOf('/assets/small-2.js'),
    linkOf('/assets/first-view-1.js'),
  ]
  const appended: object[] = []
  const dataset: Record<string, string> = {}
  Object.assign(document, {
    documentElement: { dataset },
    head: { append: (element: object) => appended.push(element) },
    createElement: (tag: string) => ({ tag }),
    querySelector: (selector: string) =>
      selector === `script[type=${script.type}]` && script.type === 'later' ? script : null,
    querySelectorAll: (selector: string) => (selector === 'link[rel=later]' ? links : []),
  })
  const tasks: (() => void)[] = []
  if (tellsIdle) vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task))
  if (hidden) show('hidden')
  startAfterPaint()
  const isAwake = () => 'awake' in dataset
  return {
    window,
    asked,
    appended,
    isAwake,
    ready: () => document.dispatchEvent(new Event('DOMContentLoaded')),
    load: () => window.dispatchEvent(new Event('load')),
    /** The browser has an idle moment. */
    rest: () => {
      for (const task of tasks.splice(0)) task()
    },
  }
}

const started = { tag: 'script', type: 'module', nonce: 'abc', text: 'import "/assets/entry.js"' }

const STARTED = [
  'modulepreload /assets/libraries-1.js',
  'modulepreload /assets/first-view-1.js',
  'modulepreload /assets/small-1.js',
  'preload /api/menu',
  'modulepreload /assets/small-2.js',
]

test('the scripts start once, when the page has loaded and is idle; large files are asked for first', () => {
  const { ready, load, rest, asked, appended } = givenHead()
  ready()
  vi.advanceTimersByTime(4_000)
  load()
  expect([asked, appended]).toEqual([[], []])
  rest()
  expect([asked, appended]).toEqual([STARTED, [started]])
  vi.advanceTimersByTime(10_000)
  rest()
  expect([appended.length, asked.length]).toEqual([1, 5])
})

test.each(['pointerover', 'pointerdown', 'keydown', 'focusin'])(
  'a %s starts them before the page has loaded, once it was read',
  (touch) => {
    const { window, ready, load, rest, asked, appended } = givenHead()
    window.dispatchEvent(new Event(touch))
    expect(appended).toEqual([])
    ready()
    expect(appended).toEqual([])
    window.dispatchEvent(new Event(touch))
    expect([asked, appended]).toEqual([STARTED, [started]])
    load()
    rest()
    expect(appended.length).toBe(1)
  },
)

test('a browser that tells no idle moment starts them when the page has loaded', () => {
  const { ready, load, appended } = givenHead({ tellsIdle: false })
  ready()
  load()
  vi.advanceTimersByTime(0)
  expect(appended).toEqual([started])
})

test('a page that nobody looks at starts when it was read', () => {
  const hidden = givenHead({ hidden: true })
  hidden.ready()
  vi.advanceTimersByTime(0)
  expect(hidden.appended).toEqual([started])
})

test('a page that never loads starts five seconds after it was read', () => {
  const { ready, appended } = givenHead()
  ready()
  vi.advanceTimersByTime(4_999)
  expect(appended).toEqual([])
  vi.advanceTimersByTime(1)
  expect(appended).toEqual([started])
})

test.each(['scroll', 'pointerdown', 'keydown'])('a %s wakes the document, and is heard once', (touch) => {
  const { window, isAwake } = givenHead()
  expect(isAwake()).toBe(false)
  window.dispatchEvent(new Event(touch))
  expect(isAwake()).toBe(true)
  delete document.documentElement.dataset.awake
  window.dispatchEvent(new Event(touch))
  expect(isAwake()).toBe(false)
})

test('without a touch the document is awake five seconds after it was read', () => {
  const { ready, isAwake } = givenHead()
  ready()
  vi.advanceTimersByTime(4_999)
  expect(isAwake()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isAwake()).toBe(true)
})
