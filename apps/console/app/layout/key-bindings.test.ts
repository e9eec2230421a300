import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conflictsOf } from '../testing/key-conflicts.ts'
import { bindKeys, boundTopics, type KeyBinding } from './key-bindings.ts'

/** As much of an element as the keys ask of it. */
class PageElement {
  readonly isField: boolean
  constructor(isField: boolean) {
    this.isField = isField
  }
  closest(): this | null {
    return this.isField ? this : null
  }
}

class PageDocument extends EventTarget {
  dialog: unknown = null
  querySelector(): unknown {
    return this.dialog
  }
}

let page: PageDocument
let now = 0
let pressed: string[] = []
let stop = (): void => undefined

beforeEach(() => {
  page = new PageDocument()
  pressed = []
  now += 60_000
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', PageElement)
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const key = (name: string): KeyBinding => ({
  keys: [name],
  press: () => {
    pressed.push(name)
    return true
  },
})

const bind = (...names: readonly string[]): void => {
  stop = bindKeys({ title: '', bindings: names.map(key) })
}

type Held = Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>>

/** Presses a key; answers whether the browser was kept from it. */
function press(
  name: string,
  { inField = false, after = 1, ...held }: Held & { inField?: boolean; after?: number } = {},
) {
  now += after
  const event = new Event('keydown', { cancelable: true })
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false }
  for (const [field, value] of Object.entries({ ...plain, ...held, key: name, timeStamp: now }))
    Object.defineProperty(event, field, { value })
  Object.defineProperty(event, 'target', { value: new PageElement(inField), configurable: true })
  page.dispatchEvent(event)
  return event.defaultPrevented
}

test("a key does what it is bound to, and is not the browser's then", () => {
  bind('j', 'ArrowUp')
  expect([press('j'), press('ArrowUp'), press('x')]).toEqual([true, true, false])
  expect(pressed).toEqual(['j', 'ArrowUp'])
})

test('a binding with nothing to do leaves the key to the browser', () => {
  stop = bindKeys({ title: '', bindings: [{ keys: ['/'], press: () => false }] })
  expect(press('/')).toBe(false)
})

/** spec('decisions the-frame.2') */
test('while somebody types, composes or answers a dialog, keys are theirs', () => {
  bind('j', 'Mod+k')
  press('j', { inField: true })
  press('j', { isComposing: true })
  page.dialog = {}
  press('j')
  press('k', { ctrlKey: true })
  expect(pressed).toEqual([])
})

test('the key that writes nothing works in a field too', () => {
  bind('Mod+k')
  expect(press('k', { inField: true, ctrlKey: true })).toBe(true)
  expect(press('K', { inField: true, metaKey: true })).toBe(true)
  expect(pressed).toHaveLength(2)
})

test("the browser's own keys, capitals and what is written with AltGr are none of ours", () => {
  bind('a', 'ArrowUp', '?', '/')
  press('a', { ctrlKey: true })
  press('a', { metaKey: true })
  press('a', { altKey: true })
  press('A', { shiftKey: true })
  press('ArrowUp', { shiftKey: true })
  press('/', { altKey: true, ctrlKey: true })
  expect(pressed).toEqual([])
  // Many keyboards write these with Shift.
  press('?', { shiftKey: true })
  press('/', { shiftKey: true })
  expect(pressed).toEqual(['?', '/'])
})

test('two keys lead somewhere one after the other, in time', () => {
  bind('g c', 'g p', 'c')
  press('g')
  press('p')
  press('g')
  press('c', { after: 5000 })
  expect(pressed).toEqual(['g p', 'c'])
})

test('a second key that leads nowhere is a key of its own', () => {
  bind('g c', 'j')
  press('g')
  press('j')
  press('c')
  expect(pressed).toEqual(['j'])
})

test('released bindings no longer work', () => {
  bind('j')
  const other = bindKeys({ title: '', bindings: [key('k')] })
  other()
  press('k')
  press('j')
  expect(pressed).toEqual(['j'])
  stop()
  expect(boundTopics()).toEqual([])
  press('j')
  expect(pressed).toEqual(['j'])
})

test('keys conflict that are the same, or begin another', () => {
  const topic = (...names: string[]) => ({ title: '', bindings: names.map(key) })
  expect(conflictsOf([topic('a', 'g c'), topic('b', 'g p')])).toEqual([])
  expect(conflictsOf([topic('a'), topic('a')])).toEqual(['a', 'a'])
  expect(conflictsOf([topic('g'), topic('g c')])).toEqual(['g'])
})
