import { expect, test } from 'vitest'
import { leavingWorker } from './service-worker.ts'

test('where menus are kept the storefront’s own worker is served', () => {
  expect(leavingWorker(true)).toBeUndefined()
})

test('where they are not, a worker comes that deletes what was kept and leaves, and is asked for anew each time', async () => {
  const answer = leavingWorker(false)?.()
  expect(answer?.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(answer?.headers.get('cache-control')).toBe('no-cache')
  const done: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => done.push('takes over'),
    registration: { unregister: async () => done.push('leaves') },
  }
  const caches = {
    keys: async () => ['mostrador-1-assets', 'mostrador-1-menu-palermo', 'of somebody else'],
    delete: async (name: string) => done.push(name),
  }
  new Function('self', 'caches', (await answer?.text()) ?? '')(self, caches)
  listeners.get('install')?.({})
  let wait: Promise<unknown> | undefined
  listeners.get('activate')?.({ waitUntil: (task: Promise<unknown>) => (wait = task) })
  await wait
  expect(done).toEqual(['takes over', 'mostrador-1-assets', 'mostrador-1-menu-palermo', 'leaves'])
})
