import { expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { aMenu } from '../testing/sample-menu-info.ts'
import { bringMenu } from './bring-menu.ts'
import { meetOtherMenu } from './meet-other-menu.ts'

const url = '/api/menu?hash=h1'

test('the menu of the document is brought, and asked for again where it did not come', async () => {
  const answers: unknown[] = [refusal(503, 'unavailable'), aMenu([])]
  const page = openPage({ clock: '2026-11-27T12:00:00Z', answer: () => answers.shift() })
  const meet = vi.fn<() => Promise<undefined>>()
  const brought = bringMenu(url, 'h1', meet)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await brought).toMatchObject({ hash: 'h1' })
  expect(page.asked.map((one) => one.url)).toEqual([url, url])
  expect(meet).not.toHaveBeenCalled()
})

/** A draft under its token, which changed after the document was drawn. */
test('a document of another menu is loaded anew and drawn over by nobody, and that once', async () => {
  openPage({ answer: () => aMenu([], { hash: 'h2' }) })
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const loaded = (type: string): void => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
  }
  const bring = (isPreview = true) => bringMenu(url, 'h1', async (menu) => meetOtherMenu(menu, isPreview))
  loaded('navigate')
  expect(await bring(false)).toMatchObject({ hash: 'h2' })
  expect(reload).not.toHaveBeenCalled()
  expect(await bring()).toBeUndefined()
  expect(reload).toHaveBeenCalledOnce()
  loaded('reload')
  expect(await bring()).toMatchObject({ hash: 'h2' })
  expect(reload).toHaveBeenCalledOnce()
})
