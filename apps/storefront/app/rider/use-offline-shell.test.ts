import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { useOfflineShell } from './use-offline-shell.ts'

const PAGE = '/logistics/palermo/shipments'

afterEach(() => vi.restoreAllMocks())

/** A browser with a cache that holds `before`, and workers, unless told otherwise. */
async function openShell({ before = [] as string[], lost = '', lacks = '' } = {}) {
  openPage({ address: `http://localhost:3000${PAGE}`, clock: '2026-11-20T15:00:00.000Z' })
  const order: string[] = []
  const cached = [...before]
  const opened: string[] = []
  const cache = {
    add: async (path: string) => {
      if (path === lost) throw new TypeError('offline')
      cached.push(path)
    },
    keys: async () => [...cached],
    delete: async (path: string) => void cached.splice(cached.indexOf(path), 1),
  }
  const register = vi.fn<(...args: unknown[]) => Promise<void>>(async () => void order.push('worker'))
  const open = async (name: string) => {
    opened.push(name)
    return cache
  }
  if (lacks !== 'workers') vi.stubGlobal('navigator', { serviceWorker: { register } })
  if (lacks !== 'caches') vi.stubGlobal('caches', { open })
  const names = [
    'http://localhost:3000/assets/page-1a2b.js',
    'http://localhost:3000/files/logo-3c4d.webp',
    'http://localhost:3000/api/shipments/rider',
    'http://localhost:3000/more/assets/page.js',
    'https://tiles.example.com/assets/1.png',
  ]
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? (names.map((name) => ({ name })) as PerformanceEntry[]) : [],
  )
  const bringRest = vi.fn<() => Promise<unknown>>(async () => void order.push('rest'))
  const { wrap, router } = pageAround({ address: PAGE })
  const { unmount } = await renderHook(() => useOfflineShell(bringRest), { props: undefined, wrap })
  await pass(10_000)
  return { cached, opened, register, order, bringRest, router, unmount }
}

test('a rider’s page is kept with its own scripts and pictures, once all of it is there', async () => {
  const { cached, opened, register, order } = await openShell()
  expect(order).toEqual(['rest', 'worker'])
  expect(register.mock.calls).toEqual([['/logistics/offline-worker.js', { scope: '/logistics/' }]])
  expect(opened).toEqual(['riders-of-mostrador'])
  expect(cached).toEqual([PAGE, '/assets/page-1a2b.js', '/files/logo-3c4d.webp'])
})

test('another page is kept too', async () => {
  const { cached, router } = await openShell()
  await doing(() => router.navigate('/logistics/palermo/shipments/s1'))
  await pass(10_000)
  expect(cached).toContain('/logistics/palermo/shipments/s1')
})

test('one file that does not come keeps nothing else away', async () => {
  const { cached } = await openShell({ lost: '/assets/page-1a2b.js' })
  expect(cached).toEqual([PAGE, '/files/logo-3c4d.webp'])
})

test('a hundred and fifty are kept, and those of long ago go', async () => {
  const { cached } = await openShell({ before: Array.from({ length: 149 }, (_, at) => `/old-${at}`) })
  expect(cached).toHaveLength(150)
  expect(cached.slice(0, 1)).toEqual(['/old-2'])
  expect(cached.at(-1)).toBe('/files/logo-3c4d.webp')
})

for (const lacks of ['workers', 'caches'])
  test(`a browser without ${lacks} keeps nothing, and loads nothing for it`, async () => {
    const { cached, bringRest, register } = await openShell({ lacks })
    expect(cached).toEqual([])
    expect(bringRest).not.toHaveBeenCalled()
    expect(register).not.toHaveBeenCalled()
  })

test('a page that was left before it came to rest keeps nothing; what fails is nobody’s trouble', async () => {
  openPage({ address: `http://localhost:3000${PAGE}`, clock: '2026-11-20T15:00:00.000Z' })
  const register = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no')))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('no')) })
  const { wrap } = pageAround({ address: PAGE })
  const gone = await renderHook(() => useOfflineShell(), { props: undefined, wrap })
  await gone.unmount()
  await pass(10_000)
  expect(register).not.toHaveBeenCalled()
  await renderHook(() => useOfflineShell(), { props: undefined, wrap: pageAround({ address: PAGE }).wrap })
  await pass(10_000)
  expect(register).toHaveBeenCalledTimes(1)
})
