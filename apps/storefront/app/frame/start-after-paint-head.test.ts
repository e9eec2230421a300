import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { startAfterPaint } from './start-after-paint.ts'

const CLOCK = '2026-11-20T15:00:00.000Z'

/** A document in its head: what waits there for the paint, and what was started. */
function givenHead({ hidden = false, paints = true } = {}) {
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
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => paints && setTimeout(next, 16))
  if (hidden) show('hidden')
  startAfterPaint()
  const isAwake = () => 'awake' in dataset
  return {
    window,
    asked,
    appended,
    isAwake,
    ready: () => document.dispatchEvent(new Event('DOMContentLoaded')),
  }
}

const started = { tag: 'script', type: 'module', nonce: 'abc', text: 'import "/assets/entry.js"' }

test('the scripts start once, when the page stood on the screen for a frame; large files are asked for first', () => {
  const { ready, asked, appended } = givenHead()
  vi.advanceTimersByTime(5_000)
  expect([asked, appended]).toEqual([[], []])
  ready()
  vi.advanceTimersByTime(47)
  expect(appended).toEqual([])
  vi.advanceTimersByTime(16)
  expect(appended).toEqual([started])
  expect(asked).toEqual([
    'modulepreload /assets/libraries-1.js',
    'modulepreload /assets/first-view-1.js',
    'modulepreload /assets/small-1.js',
    'preload /api/menu',
    'modulepreload /assets/small-2.js',
  ])
  vi.advanceTimersByTime(10_000)
  expect([appended.length, asked.length]).toEqual([1, 5])
})

test('a page that nobody looks at starts at once, and one that is never painted after a second', () => {
  const hidden = givenHead({ hidden: true, paints: false })
  hidden.ready()
  vi.advanceTimersByTime(0)
  expect(hidden.appended).toEqual([started])
})

test('a page that is never painted starts after a second', () => {
  const { ready, appended } = givenHead({ paints: false })
  ready()
  vi.advanceTimersByTime(999)
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
