import { beforeEach, expect, test, vi } from 'vitest'
import { createBackLayers } from './back-layers.ts'

type Entry = { readonly state: unknown; readonly url: string }
type Listener = (event: PopStateEvent) => void

/** A browser's history with a router that draws the page of the step to which it is taken. */
function browser() {
  let entries: Entry[] = [{ state: { key: 'before' }, url: '/before' }]
  let here = 0
  const listeners: Listener[] = []
  const shown = { page: '/before' }
  const set = (state: unknown, url?: string | URL | null): Entry => ({
    state: structuredClone(state),
    url: String(url || entries[here]?.url),
  })
  const history = {
    get state(): unknown {
      return entries[here]?.state
    },
    pushState(state: unknown, _: string, url?: string | URL | null) {
      entries = [...entries.slice(0, here + 1), set(state, url)]
      here += 1
    },
    replaceState(state: unknown, _: string, url?: string | URL | null) {
      entries = entries.with(here, set(state, url))
    },
    back: () => go(-1),
  }
  function go(by: number): void {
    if (!entries[here + by]) return
    here += by
    let isStopped = false
    const event = { state: history.state, stopImmediatePropagation: () => (isStopped = true) }
    for (const listener of listeners) if (!isStopped) listener(event as unknown as PopStateEvent)
  }
  const open = createBackLayers({
    history,
    addEventListener: (_: string, listener: unknown) => void listeners.push(listener as Listener),
    setTimeout: ((task: () => void, ms: number) => setTimeout(task, ms)) as typeof window.setTimeout,
  })
  listeners.push(() => (shown.page = entries[here]?.url ?? ''))
  const visit = (url: string, how: 'pushState' | 'replaceState' = 'pushState') => {
    history[how]({ key: url, idx: here + Number(how === 'pushState') }, '', url)
    shown.page = url
  }
  visit('/menu')
  return { open, go, visit, back: history.back, now: () => [shown.page, entries[here]?.url] }
}

let world = browser()
beforeEach(() => {
  vi.useFakeTimers()
  world = browser()
  return () => void vi.useRealTimers()
})

/** A dialog, with the names of those that are open. */
const openNames = new Set<string>()
beforeEach(() => openNames.clear())
function dialog(name: string, lets = true): () => void {
  openNames.add(name)
  const close = world.open(() => lets && leave())
  const leave = () => {
    openNames.delete(name)
    close()
  }
  return leave
}

const onMenu = ['/menu', '/menu']

test('Back closes what is open, the last one first, and then leaves the page', () => {
  dialog('plate')
  dialog('question')
  world.back()
  expect([...openNames]).toEqual(['plate'])
  expect(world.now()).toEqual(onMenu)
  world.back()
  expect([...openNames]).toEqual([])
  expect(world.now()).toEqual(onMenu)
  world.back()
  expect(world.now()).toEqual(['/before', '/before'])
})

test('a layer closed otherwise costs no Back, and opens again on the step that it left', () => {
  dialog('hours')()
  dialog('hours')()
  dialog('hours')
  world.back()
  expect([...openNames]).toEqual([])
  expect(world.now()).toEqual(onMenu)
  dialog('hours')()
  world.back()
  expect(world.now()).toEqual(['/before', '/before'])
})

test('a page that a dialog leads to has its own Back, to the page under the dialog', () => {
  const close = dialog('question')
  close()
  world.visit('/cart')
  world.back()
  expect(world.now()).toEqual(onMenu)
  world.back()
  expect(world.now()).toEqual(['/before', '/before'])
})

test('a page that takes the place of one with a dialog takes that of the page under it', () => {
  world.visit('/checkout')
  const close = dialog('card')
  close()
  world.visit('/order', 'replaceState')
  world.back()
  expect(world.now()).toEqual(onMenu)
})

test('a dialog that stays open has the next Back too', () => {
  dialog('busy', false)
  for (const press of [1, 2, 3]) {
    world.back()
    expect([press, ...openNames, ...world.now()]).toEqual([press, 'busy', ...onMenu])
    vi.advanceTimersByTime(1000)
  }
})

test('a layer open under another page does not take its Back', () => {
  dialog('search')
  world.visit('/plate')
  dialog('question')
  world.back()
  expect([...openNames]).toEqual(['search'])
  expect(world.now()).toEqual(['/plate', '/plate'])
  world.back()
  expect(world.now()).toEqual(onMenu)
  expect([...openNames]).toEqual(['search'])
  world.back()
  expect([...openNames]).toEqual([])
  expect(world.now()).toEqual(onMenu)
})

test('Forward opens nothing anew and moves no page; two steps at once close both', () => {
  dialog('plate')
  dialog('question')
  world.go(-2)
  expect([...openNames]).toEqual([])
  world.go(1)
  expect(world.now()).toEqual(onMenu)
  world.back()
  expect(world.now()).toEqual(['/before', '/before'])
})
