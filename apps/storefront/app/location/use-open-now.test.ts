import type { BranchContactItem } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pass, renderHook } from '../testing/render-hook.tsx'

// A page that was just opened: it has forgotten what other tests were told by a server.
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.resetModules())

const contact = (alias: string, more: object) =>
  ({ alias, closesAt: null, nextOpeningAt: null, ...more }) as unknown as BranchContactItem

const LIST = [
  contact('evening', { open: false, nextOpeningAt: '2026-11-20T15:00:05.000Z' }),
  contact('lunch', { open: true, closesAt: '2026-11-20T15:00:10.000Z' }),
  contact('always', { open: true }),
  contact('never', { open: false }),
]

test('a list opens and closes its contacts by the server’s clock, without asking, and not before it is known', async () => {
  openPage({ clock: '2026-11-20T15:00:00.000Z' })
  const { useOpenNow } = await import('./open-now.ts')
  const { noteServerTime } = await import('../frame/server-clock.ts')
  const { now, unmount } = await renderHook(() => useOpenNow(LIST), { props: undefined })
  const open = () =>
    now()
      .filter((one) => one.open)
      .map(({ alias }) => alias)
  await pass(30_000)
  expect(now()).toBe(LIST)
  noteServerTime(new Response('', { headers: { date: 'Fri, 20 Nov 2026 15:00:30 GMT' } }))
  await pass(5000)
  expect(open()).toEqual(['evening', 'always'])
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a contact is open from the very moment on, another list is looked at at once, and nothing changes before', async () => {
  openPage({ clock: '2026-11-20T15:00:00.000Z' })
  const { useOpenNow } = await import('./open-now.ts')
  const { noteServerTime } = await import('../frame/server-clock.ts')
  noteServerTime(new Response('', { headers: { date: 'Fri, 20 Nov 2026 15:00:00 GMT' } }))
  const { now, renderAgain } = await renderHook(useOpenNow, { props: LIST })
  expect(now()).toBe(LIST)
  await pass(5000)
  expect(now().map(({ open }) => open)).toEqual([true, true, true, false])
  await pass(5000)
  expect(now().map(({ open }) => open)).toEqual([true, false, true, false])
  const other = [contact('other', { open: true, closesAt: '2026-11-20T15:00:10.000Z' })]
  await renderAgain(other)
  expect(now().map(({ open }) => open)).toEqual([false])
})
