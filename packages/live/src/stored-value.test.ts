import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStoredValue, fromJson, readStored, storedValues, writeStored } from './stored-value.ts'

/** The storage of one browser: `takes` says whether it has room. */
function browserStorage() {
  const kept = new Map<string, string>()
  const state = { takes: true }
  return {
    state,
    kept,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => void kept.delete(key),
      setItem(key: string, value: string) {
        if (!state.takes) throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, value)
      },
    },
  }
}

const parse = (json: string | null): readonly string[] =>
  json === null ? [] : (JSON.parse(json) as readonly string[])

/** Each is another tab: it knows nothing of the others but what is stored. */
const openTab = () => createStoredValue<readonly string[]>('list', parse)

let browser = browserStorage()
beforeEach(() => {
  browser = browserStorage()
  vi.stubGlobal('localStorage', browser.storage)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key })

describe('a stored value', () => {
  test('two tabs that add in turn lose nothing, even before the browser told one of the other', () => {
    const [first, second] = [openTab(), openTab()]
    expect([first.read(), second.read()]).toEqual([[], []])
    first.write([...first.latest(), 'flan'])
    second.write([...second.latest(), 'agua'])
    expect(first.latest()).toEqual(['flan', 'agua'])
  })

  test('is the same thing until it changes', () => {
    const tab = openTab()
    tab.write(['flan'])
    expect(tab.latest()).toBe(tab.read())
  })

  test('a value that another tab wrote is announced, and read by a new listener', () => {
    const [first, second] = [openTab(), openTab()]
    expect(second.read()).toEqual([])
    first.write(['flan'])
    const heard = vi.fn<() => void>()
    second.subscribe(heard)
    expect(second.read()).toEqual(['flan'])
    first.write(['flan', 'agua'])
    window.dispatchEvent(storageEvent('another key'))
    expect(heard).not.toHaveBeenCalled()
    window.dispatchEvent(storageEvent('list'))
    expect(heard).toHaveBeenCalledOnce()
    expect(second.read()).toEqual(['flan', 'agua'])
  })

  test('where the storage is full it lives as long as the tab, and nothing older comes back', () => {
    const tab = openTab()
    tab.write(['flan'])
    browser.state.takes = false
    tab.write(['flan', 'agua'])
    expect(tab.latest()).toEqual(['flan', 'agua'])
    tab.subscribe(() => undefined)
    window.dispatchEvent(storageEvent(null))
    expect(tab.read()).toEqual(['flan', 'agua'])
    expect(openTab().read()).toEqual([])
    browser.state.takes = true
    tab.write(['pan'])
    expect(openTab().read()).toEqual(['pan'])
  })

  test('where the storage is forbidden it lives as long as the tab', () => {
    vi.stubGlobal('localStorage', undefined)
    const tab = openTab()
    expect(tab.read()).toEqual([])
    tab.write(['flan'])
    expect(tab.latest()).toEqual(['flan'])
  })
})

test('a value of the tab is apart from one of the browser', () => {
  const tab = browserStorage()
  vi.stubGlobal('sessionStorage', tab.storage)
  expect(writeStored('tab', 'seen', '1')).toBe(true)
  expect([readStored('tab', 'seen'), readStored('browser', 'seen')]).toEqual(['1', null])
  writeStored('tab', 'seen', null)
  expect(tab.kept.has('seen')).toBe(false)
})

test('where storage is forbidden nothing is kept, and whoever wanted to keep it is told', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
  expect([writeStored('browser', 'seen', '1'), readStored('browser', 'seen')]).toEqual([false, null])
  const tab = openTab()
  tab.write(['flan'])
  expect(tab.latest()).toEqual(['flan'])
})

test('where it is full, what was kept before is taken away', () => {
  writeStored('browser', 'list', 'old')
  browser.state.takes = false
  expect(writeStored('browser', 'list', 'new')).toBe(false)
  expect(readStored('browser', 'list')).toBeNull()
})

test('a text that is no JSON says nothing, as no text does', () => {
  expect(['[1]', '[', '', null].map(fromJson)).toEqual([[1], undefined, undefined, undefined])
})

test('each name has its own value, always the same one, which knows its name', () => {
  const valueOf = storedValues('queue.', (json, name) => `${name}: ${json}`)
  expect(valueOf('palermo')).toBe(valueOf('palermo'))
  valueOf('palermo').write('flan')
  expect([...browser.kept.keys()]).toEqual(['queue.palermo'])
  expect(valueOf('belgrano').read()).toBe('belgrano: null')
})

test('when another tab empties all of the storage, everybody hears of it', () => {
  const tab = openTab()
  tab.write(['flan'])
  const heard = vi.fn<() => void>()
  tab.subscribe(heard)
  browser.kept.clear()
  window.dispatchEvent(storageEvent(null))
  expect(heard).toHaveBeenCalledOnce()
  expect(tab.read()).toEqual([])
})
