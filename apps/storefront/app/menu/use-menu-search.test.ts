import { expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { useMenuSearch, useSearchKeys } from './use-menu-search.ts'

/**
 * A menu that was scrolled to 700 when the search opened, with the mark of its field ending 300
 * below the top of the screen.
 */
async function open(search = '', { isMarked = true } = {}) {
  const page = openPage({ address: `http://localhost:3000/menu/palermo/take-away${search}` })
  const scrolled: unknown[] = []
  const frames: (() => void)[] = []
  const written: string[] = []
  vi.stubGlobal('scrollY', 700)
  vi.stubGlobal('scrollTo', (to: { readonly top: number }) => {
    scrolled.push(to)
    vi.stubGlobal('scrollY', to.top)
  })
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task))
  vi.stubGlobal('history', {
    state: { key: 'k' },
    replaceState: (state: unknown, title: string, url: URL) => {
      written.push(url.href)
      vi.stubGlobal('location', url)
      expect([state, title]).toEqual([{ key: 'k' }, ''])
    },
  })
  const rect = { bottom: 300 }
  const mark = { current: isMarked ? ({ getBoundingClientRect: () => rect } as HTMLElement) : null }
  const onClose = vi.fn<() => void>()
  const box = { current: new EventTarget() as HTMLElement }
  const listened = vi.spyOn(box.current, 'addEventListener')
  const hook = await renderHook(
    () => {
      const found = useMenuSearch({ mark, onClose })
      useSearchKeys(box, found)
      return found
    },
    { props: undefined },
  )
  const press = (key: string) =>
    doing(() => void box.current.dispatchEvent(Object.assign(new Event('keydown'), { key })))
  const click = () => doing(() => void box.current.dispatchEvent(new Event('click')))
  return { ...hook, page, scrolled, frames, written, onClose, press, click, listened }
}

const goneTo = (top: number) => ({ top, behavior: 'instant' })

test('a search begins empty, with its field under the slim bar', async () => {
  const { now, scrolled } = await open()
  expect(now().text).toBe('')
  expect(scrolled).toEqual([goneTo(300 + 700 - 54)])
})

test('a search in the address is searched again', async () => {
  expect((await open('?name=a&buscar=milanesa%20napo')).now().text).toBe('milanesa napo')
})

test('a typed search scrolls to the start of its results', async () => {
  const { now, scrolled, written } = await open()
  await doing(() => now().change('flan'))
  expect(now().text).toBe('flan')
  expect(scrolled).toEqual([goneTo(946), goneTo(300 + 946 - 54)])
  expect(written).toEqual([])
})

test('without a mark nothing is scrolled', async () => {
  const { now, scrolled } = await open('', { isMarked: false })
  await doing(() => now().change('flan'))
  expect([now().text, scrolled]).toEqual(['flan', []])
})

test('a press on what is found keeps what was typed in the address, for the way back', async () => {
  const { now, written, click } = await open('?name=a')
  await doing(() => now().change('flan casero'))
  await click()
  expect(written).toEqual(['http://localhost:3000/menu/palermo/take-away?name=a&buscar=flan+casero'])
  await click()
  expect(written).toHaveLength(1)
  await doing(() => now().change(''))
  await click()
  expect(written[1]).toBe('http://localhost:3000/menu/palermo/take-away?name=a')
})

test('an end takes the search out of the address, and brings the menu back where it was', async () => {
  const { now, written, onClose, frames, scrolled } = await open('?buscar=flan&name=a')
  await doing(() => now().close())
  expect(written).toEqual(['http://localhost:3000/menu/palermo/take-away?name=a'])
  expect(onClose).toHaveBeenCalledOnce()
  expect(scrolled).toHaveLength(1)
  for (const frame of frames) frame()
  expect(scrolled.at(-1)).toEqual(goneTo(700))
})

test('an address without a search is left as it is', async () => {
  const { now, written } = await open('?name=a')
  await doing(() => now().close())
  expect(written).toEqual([])
})

test('Escape ends it and no other key does, until the rows are gone', async () => {
  const { onClose, press, click, now, unmount, written } = await open()
  await press('Enter')
  expect(onClose).not.toHaveBeenCalled()
  await press('Escape')
  expect(onClose).toHaveBeenCalledOnce()
  await doing(() => now().change('flan'))
  await unmount()
  await press('Escape')
  await click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(written).toEqual([])
})

test('the keys are followed anew with what was typed last', async () => {
  const { now, click, written } = await open()
  await doing(() => now().change('fl'))
  await doing(() => now().change('flan'))
  await click()
  expect(written).toEqual(['http://localhost:3000/menu/palermo/take-away?buscar=flan'])
})

test('a press is heard before the row that it is on goes on', async () => {
  const { listened } = await open()
  expect(listened.mock.calls.map(([event, , options]) => [event, options])).toEqual([
    ['keydown', undefined],
    ['click', { capture: true }],
  ])
})
