import { createClient } from '@mostrador/contract/client'
import { expect, test, vi } from 'vitest'
import { openTrackingChannel } from './open-tracking-channel.ts'
import type { TrackingWatcher, watchTracking } from './watch-tracking.ts'

type Watch = typeof watchTracking

type Options = { readonly isLoaded?: boolean; readonly enabled?: boolean; readonly watch?: Watch }

/** A page that opens the channel of a delivery, and what it asked for, logged and showed. */
function pageOf({ isLoaded = true, enabled = true, watch = connects() }: Options = {}) {
  const asked: string[] = []
  const logged: unknown[] = []
  const live: boolean[] = []
  const client = createClient(async (url, init) => {
    asked.push(url)
    if (!url.startsWith('/api/diner/log')) {
      return Response.json({ enabled, key: 'key', cluster: 'c', host: null, path: '/rt' })
    }
    logged.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 204 })
  })
  const watcher: TrackingWatcher = {
    onInfo: () => undefined,
    onLive: (isLive) => void live.push(isLive),
    onGap: () => undefined,
  }
  const leave = openTrackingChannel({ id: isLoaded ? 'id-7' : undefined, client, watch }, watcher)
  return { asked, logged, live, leave }
}

/** A connection that is made, and is left by `stop`. */
const connects = (stop: () => void = () => undefined) =>
  vi.fn<Watch>(async (_id, _settings, { onLive }) => {
    onLive(true)
    return stop
  })

const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('before the data is there nothing is asked for', async () => {
  const watch = connects()
  const { asked, live, leave } = pageOf({ isLoaded: false, watch })
  await settled()
  leave()
  expect(asked).toEqual([])
  expect(watch).not.toHaveBeenCalled()
  expect(live).toEqual([])
})

test('once it is there its channel is opened as the server says', async () => {
  const watch = connects()
  const { asked, live } = pageOf({ watch })
  await settled()
  expect(asked).toEqual(['/api/rt'])
  expect(watch).toHaveBeenCalledExactlyOnceWith(
    'id-7',
    { enabled: true, key: 'key', cluster: 'c', host: null, path: '/rt' },
    expect.anything(),
  )
  expect(live).toEqual([true])
})

/** spec('001 §4.23') spec('001 §8.22') */
test('where real time is off nothing connects, and the flag is off', async () => {
  const watch = connects()
  const { asked, live } = pageOf({ enabled: false, watch })
  await settled()
  expect(asked).toEqual(['/api/rt'])
  expect(watch).not.toHaveBeenCalled()
  expect(live).toEqual([false])
})

test('leaving the page disconnects, also while the connection is being made', async () => {
  const stop = vi.fn<() => void>()
  const page = pageOf({ watch: connects(stop) })
  await settled()
  page.leave()
  expect(stop).toHaveBeenCalledOnce()
  expect(page.live).toEqual([true, false])

  const late = vi.fn<() => void>()
  const { promise, resolve } = Promise.withResolvers<() => void>()
  const hasty = pageOf({ watch: () => promise })
  await settled()
  hasty.leave()
  resolve(late)
  await settled()
  expect(late).toHaveBeenCalledOnce()
})

test('a connection that cannot be made is logged, and the flag is off', async () => {
  const page = pageOf({ watch: () => Promise.reject(new Error('no socket')) })
  await settled()
  expect(page.live).toEqual([false])
  expect(page.logged).toMatchObject([{ component: 'realtime', payload: 'Error: no socket' }])
})
