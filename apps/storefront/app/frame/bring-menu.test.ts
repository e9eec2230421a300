import { expect, test, vi } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { aMenu } from '../testing/sample-menu-info.ts'
import { bringMenu } from './bring-menu.ts'

const url = '/api/menu?hash=h1'

test('the menu of the document is brought, and asked for again where it did not come', async () => {
  const answers: unknown[] = [refusal(503, 'unavailable'), aMenu([])]
  const page = openPage({ clock: '2026-11-27T12:00:00Z', answer: () => answers.shift() })
  const reload = vi.fn<() => void>()
  const brought = bringMenu({ url, hash: 'h1', isReloaded: false, reload })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await brought).toMatchObject({ hash: 'h1' })
  expect(page.asked.map((one) => one.url)).toEqual([url, url])
  expect(reload).not.toHaveBeenCalled()
})

/** A draft under its token, which changed after the document was drawn. */
test('a document of another menu is loaded anew and drawn over by nobody, and that once', async () => {
  openPage({ answer: () => aMenu([], { hash: 'h2' }) })
  const reload = vi.fn<() => void>()
  expect(await bringMenu({ url, hash: 'h1', isReloaded: false, reload })).toBeUndefined()
  expect(reload).toHaveBeenCalledOnce()
  expect(await bringMenu({ url, hash: 'h1', isReloaded: true, reload })).toMatchObject({ hash: 'h2' })
  expect(reload).toHaveBeenCalledOnce()
})
