import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import headScript from './head-script.ts?inline-script'

type Listener = (event: object) => void

/** As much of a browser as the script in the head of a document uses. */
function browser(search = '') {
  const listeners: Record<string, Listener[]> = {}
  const kept = new Map<string, string>()
  const appended: Record<string, unknown>[] = []
  const listen = (name: string, listener: Listener) => (listeners[name] ??= []).push(listener)
  const script = { type: 'later', nonce: 'abc', text: 'import "/assets/entry.js"' }
  const links = [
    { rel: 'later', as: '', href: '/assets/small-1.js' },
    { rel: 'later', as: 'fetch', href: '/api/menu' },
    { rel: 'later', as: '', href: '/assets/libraries-1.js' },
  ]
  const asked: string[] = []
  for (const link of links) {
    const rel = { get: () => 'later', set: (value: string) => asked.push(`${value} ${link.href}`) }
    Object.defineProperty(link, 'rel', rel)
  }
  const document = {
    hidden: false,
    documentElement: { dataset: {} as Record<string, string> },
    head: { append: (element: Record<string, unknown>) => appended.push(element) },
    addEventListener: listen,
    removeEventListener: (name: string, listener: Listener) => {
      listeners[name] = (listeners[name] ?? []).filter((one) => one !== listener)
    },
    createElement: () => ({}),
    querySelector: () => (script.type === 'later' ? script : null),
    querySelectorAll: () => links,
  }
  const window: { earlyTouch?: { tap?: { name: string }; typed: Map<object, object>; alive?: boolean } } = {}
  const globals = {
    document,
    window,
    location: { search },
    sessionStorage: { setItem: (key: string, value: string) => kept.set(key, value) },
    addEventListener: listen,
    requestAnimationFrame: (next: () => void) => setTimeout(next, 16),
  }
  new Function(...Object.keys(globals), headScript)(...Object.values(globals))
  const tell = (name: string, event: object = {}) => listeners[name]?.forEach((listener) => listener(event))
  return { document, window, script, asked, appended, kept, tell }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('it may stand in the head of any document', () => {
  expect(headScript).not.toContain('</')
})

test('the page’s script starts once, at the latest some seconds after the document was read; large files are asked for first', () => {
  const { script, asked, appended, tell } = browser()
  tell('DOMContentLoaded')
  vi.advanceTimersByTime(47)
  expect(appended).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(appended).toEqual([{ type: 'module', nonce: 'abc', text: script.text }])
  expect(asked).toEqual([
    'modulepreload /assets/libraries-1.js',
    'modulepreload /assets/small-1.js',
    'preload /api/menu',
  ])
})

test.each(['scroll', 'pointerdown', 'keydown'])('a %s wakes the document', (touch) => {
  const { document, tell } = browser()
  expect(document.documentElement.dataset).toEqual({})
  tell(touch)
  expect(document.documentElement.dataset).toEqual({ awake: '' })
})

test('a tap on a button is remembered, and what is typed; a script’s own click is not', () => {
  const { window, tell } = browser()
  const button = { ariaLabel: null, textContent: 'Agregar', dataset: {} }
  tell('click', { isTrusted: false, target: { closest: () => button }, timeStamp: 1 })
  expect(window.earlyTouch?.tap).toBeUndefined()
  tell('click', { isTrusted: true, target: { closest: () => button }, timeStamp: 5 })
  expect(window.earlyTouch?.tap).toEqual({ button, name: 'Agregar', at: 5 })
  expect(button.dataset).toEqual({ waits: '' })
  const field = { value: 'sin sal', checked: false }
  tell('input', { target: field })
  expect([...(window.earlyTouch?.typed ?? [])]).toEqual([[field, { value: 'sin sal', checked: false }]])
})

test('a form that says where it goes is sent by the browser; another one waits for React', () => {
  const { window, tell } = browser()
  const preventDefault = vi.fn<() => void>()
  const submitter = { ariaLabel: 'Siguiente', textContent: '', dataset: {} }
  const form = (action: boolean) => ({
    target: { hasAttribute: () => action },
    submitter,
    timeStamp: 1,
    preventDefault,
  })
  tell('submit', form(true))
  expect(preventDefault).not.toHaveBeenCalled()
  tell('submit', form(false))
  expect(preventDefault).toHaveBeenCalledOnce()
  expect(window.earlyTouch?.tap?.name).toBe('Siguiente')
})

/** spec('000 §4.39') */
test('the user of a partner’s link is kept when the link says all of it', () => {
  expect(browser('?partner=sur&externalUserId=7').kept.size).toBe(0)
  const { kept } = browser('?partner=sur&externalUserId=7&userToken=t')
  expect(JSON.parse(kept.get('mostrador.external-user') ?? '')).toEqual({
    partner: 'sur',
    externalUserId: '7',
    userToken: 't',
  })
})
