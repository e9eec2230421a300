import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { endEarlyTouch, rememberEarlyTouch, replayEarlyTouch } from './early-touch.ts'
import { replayTouch, type EarlyTouch, type TypedField } from './replay-touch.ts'

/** Events of the page, in their order. */
let happened: string[] = []

/** A field as browsers have it: its value is a setter of its kind. */
class Field extends EventTarget {
  isConnected = true
  checked = false
  type = 'text'
  #value = ''
  get value(): string {
    return this.#value
  }
  set value(text: string) {
    this.#value = text
  }
  click(): void {
    this.checked = this.type === 'radio' || !this.checked
    happened.push(`clicked to ${this.checked}`)
  }
}
class HTMLInputElement extends Field {}
class HTMLTextAreaElement extends Field {}
class HTMLSelectElement extends Field {}

/** Lets React take the field over, with its own value: it hears a change of what it set last. */
function held<Kind extends Field>(field: Kind, own = ''): Kind {
  let last = own
  field.value = own
  const { get, set } = Object.getOwnPropertyDescriptor(Field.prototype, 'value') ?? {}
  Object.defineProperty(Object.getPrototypeOf(field), 'value', { get, set, configurable: true })
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => get?.call(field) as string,
    set(text: string) {
      last = text
      set?.call(field, text)
    },
  })
  const hear = ({ type, bubbles }: Event): void => {
    const value = get?.call(field) as string
    if (bubbles && (type === 'change' || value !== last)) happened.push(`${type} ${value}`)
  }
  for (const type of ['input', 'change']) field.addEventListener(type, hear)
  return field
}

const button = (rest: object = {}) => ({
  isConnected: true,
  ariaLabel: null,
  textContent: 'Agregar',
  dataset: {},
  click: () => happened.push('tapped'),
  ...rest,
})

/** Touches from before React came: filled fields, and a tap. */
function touch(typed: readonly (readonly [object, TypedField])[], tap?: object, at = 0): EarlyTouch {
  return {
    typed: new Map(typed) as unknown as EarlyTouch['typed'],
    ...(tap && { tap: { button: tap as HTMLElement, name: 'Agregar', at } }),
    end: () => happened.push('ended'),
  }
}

async function replayed(done: EarlyTouch): Promise<readonly string[]> {
  const over = replayTouch(done)
  await vi.runAllTimersAsync()
  await over
  return happened
}

beforeEach(() => {
  happened = []
  vi.useFakeTimers()
  for (const kind of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement])
    vi.stubGlobal(kind.name, kind)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('fields are filled again in their order, and React hears of each; then comes the tap', async () => {
  const [name, notes, mode] = [new HTMLInputElement(), new HTMLTextAreaElement(), new HTMLSelectElement()]
  const typed = [
    [held(name), { value: 'Ana' }],
    [held(notes), { value: 'sin sal' }],
    [held(mode), { value: 'TAKE_AWAY' }],
  ] as const
  expect(await replayed(touch(typed, button()))).toEqual([
    'input Ana',
    'input sin sal',
    'change TAKE_AWAY',
    'ended',
    'tapped',
  ])
  expect([name.value, notes.value, mode.value]).toEqual(['Ana', 'sin sal', 'TAKE_AWAY'])
})

test('a value that React set back or emptied is replayed too', async () => {
  const [same, emptied] = [new HTMLInputElement(), new HTMLInputElement()]
  const typed = [
    [held(same, 'Ana'), { value: 'Ana' }],
    [held(emptied), { value: '' }],
  ] as const
  expect(await replayed(touch(typed))).toEqual(['input Ana', 'input ', 'ended'])
})

test('boxes are ticked and unticked, a choice is made, a file is told of, and nothing else is touched', async () => {
  const of = (type: string) => held(Object.assign(new HTMLInputElement(), { type }))
  const other = held(new Field())
  const typed = [
    [of('checkbox'), { value: '', checked: true }],
    [of('checkbox'), { value: '', checked: false }],
    [of('checkbox'), { value: '' }],
    [of('radio'), { value: '', checked: true }],
    [of('radio'), { value: '', checked: false }],
    [of('file'), { value: 'C:\\fakepath\\a.png' }],
    [other, { value: 'x' }],
  ] as const
  expect(await replayed(touch(typed))).toEqual([
    'clicked to true',
    'clicked to false',
    'clicked to false',
    'clicked to true',
    'change ',
    'ended',
  ])
  expect(other.value).toBe('')
})

test('a field that is gone stays as it is', async () => {
  const field = held(Object.assign(new HTMLInputElement(), { isConnected: false }))
  expect(await replayed(touch([[field, { value: 'Ana' }]]))).toEqual(['ended'])
})

test.each([
  ['of late', { ago: 10_000, isConnected: true }, ['ended', 'tapped']],
  ['of too long ago', { ago: 10_001, isConnected: true }, ['ended']],
  ['on a button that is gone', { isConnected: false }, ['ended']],
  ['on a button that is another one by now', { isConnected: true, textContent: 'Quitar' }, ['ended']],
  [
    'on a button that is called so',
    { isConnected: true, ariaLabel: 'Agregar', textContent: '+' },
    ['ended', 'tapped'],
  ],
])('a tap %s', async (_which, given: { ago?: number; isConnected?: boolean }, expected) => {
  const { ago = 0, ...tapped } = given
  const start = performance.now()
  await vi.advanceTimersByTimeAsync(ago)
  const over = replayTouch(touch([], button(tapped), start))
  await vi.advanceTimersByTimeAsync(0)
  await over
  expect(happened).toEqual(expected)
})

/** The document before React listens: what it hears, and what became of it. */
function document() {
  const { document: target } = openPage()
  const window: { earlyTouch?: EarlyTouch } = {}
  vi.stubGlobal('window', window)
  rememberEarlyTouch()
  const field = held(new HTMLInputElement())
  const tell = (type: string, rest: object): Event => {
    const event = new Event(type, { cancelable: true })
    for (const [name, value] of Object.entries(rest)) Object.defineProperty(event, name, { value })
    target.dispatchEvent(event)
    return event
  }
  const tapOf = (name: string, isTrusted = true) => {
    const closest = (selector: string) =>
      selector === 'button[type=button]' ? button({ textContent: name }) : null
    return tell('click', { isTrusted, target: { closest }, timeStamp: 5 })
  }
  const waiting = () => window.earlyTouch?.tap?.button.dataset
  return { window, field, tell, tapOf, waiting, touched: () => window.earlyTouch?.tap?.name }
}

test('the button that was tapped shows that it waits, until another is tapped or the wait is over', () => {
  const { window, tapOf, waiting } = document()
  tapOf('Quitar')
  const first = waiting()
  expect(first).toEqual({ waits: '' })
  tapOf('Agregar')
  const second = waiting()
  expect([first, second]).toEqual([{}, { waits: '' }])
  window.earlyTouch?.end()
  expect(second).toEqual({})
})

test('the last tap before React is remembered, with when it was; a script’s own is not, one beside a button forgets it', () => {
  const { window, tapOf, tell, touched } = document()
  tapOf('Quitar')
  tapOf('Agregar')
  tapOf('Otro', false)
  expect(window.earlyTouch?.tap).toMatchObject({ name: 'Agregar', at: 5 })
  tell('click', { isTrusted: true, target: { closest: () => null } })
  expect(touched()).toBeUndefined()
})

test('text typed before React is remembered, until React listens', () => {
  const { window, field, tell } = document()
  endEarlyTouch()
  tell('input', { target: field })
  expect(window.earlyTouch?.typed.size).toBe(0)
})

test('a tap while fields wait is held back from React; one without is React’s own', () => {
  const { window, field, tell, tapOf, touched } = document()
  const heard = vi.fn<() => void>()
  globalThis.document.addEventListener('click', heard)
  tapOf('Antes')
  expect(heard).toHaveBeenCalledOnce()
  Object.assign(field, { checked: true })
  tell('input', { target: field })
  expect([...(window.earlyTouch?.typed.values() ?? [])]).toEqual([{ value: '', checked: true }])
  heard.mockClear()
  tapOf('Antes')
  expect(heard).toHaveBeenCalledOnce()
  endEarlyTouch()
  tapOf('Agregar')
  expect([heard.mock.calls.length, touched()]).toEqual([1, 'Agregar'])
  tell('click', { isTrusted: true, target: { closest: () => null } })
  expect([heard.mock.calls.length, touched()]).toEqual([2, undefined])
  const other = new HTMLTextAreaElement()
  tell('input', { target: other })
  expect(window.earlyTouch?.typed.has(other as unknown as Element)).toBe(true)
})

test('once React listens and no field waits a tap is its own', () => {
  const { tapOf, touched, tell } = document()
  tapOf('Antes')
  endEarlyTouch()
  tapOf('Agregar')
  expect(touched()).toBeUndefined()
  const sent = tell('submit', { target: { hasAttribute: () => false }, submitter: button() })
  expect([sent.defaultPrevented, touched()]).toEqual([false, undefined])
})

test('a form waits for React, but one that says where it goes is the browser’s', () => {
  const { tell, touched } = document()
  const send = (goes: boolean) => {
    const target = { hasAttribute: (name: string) => goes && name === 'action' }
    return tell('submit', { target, submitter: button({ ariaLabel: 'Siguiente' }) }).defaultPrevented
  }
  expect([send(true), touched()]).toEqual([false, undefined])
  expect([send(false), touched()]).toEqual([true, 'Siguiente'])
})

test('three seconds after React came nothing is held back any more', () => {
  const { field, tell, tapOf, touched } = document()
  tell('input', { target: field })
  endEarlyTouch()
  vi.advanceTimersByTime(2_999)
  tapOf('Agregar')
  expect(touched()).toBe('Agregar')
  vi.advanceTimersByTime(1)
  tapOf('Tarde')
  expect(touched()).toBe('Agregar')
})

test('waiting input is replayed once', async () => {
  const { window, field, tell } = document()
  field.value = 'Ana'
  tell('input', { target: field })
  field.value = ''
  replayEarlyTouch()
  expect(window.earlyTouch).toBeUndefined()
  replayEarlyTouch()
  await vi.waitFor(() => expect(field.value).toBe('Ana'))
  expect(happened).toEqual(['input Ana'])
})

test('where nothing waits, nobody listens any more; and a page without the head’s script does nothing', () => {
  const { window, tapOf } = document()
  const { earlyTouch } = window
  replayEarlyTouch()
  tapOf('Agregar')
  expect(earlyTouch?.tap).toBeUndefined()
  expect(() => {
    replayEarlyTouch()
    endEarlyTouch()
  }).not.toThrow()
  expect(vi.getTimerCount()).toBe(0)
})
