import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen, type Listening } from './listen.ts'
import { pushService } from './testing/push-service.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SETTINGS = { enabled: true, key: 'key', cluster: 'c', host: null, path: '/rt' }
const settled = () => vi.advanceTimersByTimeAsync(0)

/** A page that listens, and what it was told. */
async function listening(wanted: Partial<Listening<unknown>> = {}, connecting?: () => Promise<unknown>) {
  const service = pushService()
  const told = { states: [] as string[], changes: [] as unknown[], failures: [] as unknown[] }
  const asked = { settings: 0, connections: 0 }
  const connect = async () => {
    asked.connections += 1
    await connecting?.()
    return service.connection
  }
  const stop = listen(
    {
      settings: async () => {
        asked.settings += 1
        return SETTINGS
      },
      channel: 'thing-7',
      event: 'thing-updated',
      onState: (state) => void told.states.push(state),
      onChange: (change) => void told.changes.push(change),
      onFailure: (error) => void told.failures.push(error),
      ...wanted,
    },
    connect,
  )
  await settled()
  return { ...service, ...told, asked, stop }
}

/** spec('decisions beyond-the-documents.2') */
test('news of a channel are a change, and so is each subscription, since news before it were not sent', async () => {
  const page = await listening()
  expect(page.channels).toEqual(['thing-7'])
  page.tell('pusher:subscription_succeeded', {})
  expect(page.changes).toEqual([undefined])
  vi.advanceTimersByTime(1000)
  page.tell('thing-updated', { id: 7 })
  page.tell('another-updated', {})
  expect(page.changes).toEqual([undefined, { id: 7 }])
})

test('several events of a channel come to the same', async () => {
  const page = await listening({ event: ['thing-updated', 'other-updated'] })
  page.tell('other-updated', { id: 1 })
  vi.advanceTimersByTime(1000)
  page.tell('thing-updated', { id: 2 })
  page.tell('another-updated', {})
  expect(page.changes).toEqual([{ id: 1 }, { id: 2 }])
})

test('of many changes together the first and the last are told, and none after the page is left', async () => {
  const page = await listening()
  for (let id = 1; id <= 20; id += 1) page.tell('thing-updated', { id })
  expect(page.changes).toEqual([{ id: 1 }])
  vi.advanceTimersByTime(999)
  expect(page.changes).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(page.changes).toEqual([{ id: 1 }, { id: 20 }])
  page.tell('thing-updated', { id: 21 })
  page.stop()
  page.tell('thing-updated', { id: 22 })
  page.tell('state_change', { current: 'disconnected' })
  vi.advanceTimersByTime(30_000)
  expect(page.changes).toHaveLength(2)
  expect(page.states).toEqual([])
})

test('a page that reads much for each change hears of the first, and of others when it has rested', async () => {
  const page = await listening({ changeEveryMs: 8000 })
  for (let second = 0; second < 60; second += 1) {
    page.tell('thing-updated', { second })
    vi.advanceTimersByTime(1000)
  }
  const heard = page.changes.map((change) => (change as { readonly second: number }).second)
  expect(heard).toEqual([0, 7, 15, 23, 31, 39, 47, 55])
  vi.advanceTimersByTime(8000)
  expect(page.changes.at(-1)).toEqual({ second: 59 })
})

/** spec('001 §4.26') */
test('connected is live; disconnected, failed and unavailable are down; other states say nothing', async () => {
  const page = await listening()
  const pass = (current: string) => page.tell('state_change', { current })
  for (const state of ['initialized', 'connecting']) pass(state)
  expect(page.states).toEqual([])
  for (const state of ['connected', 'connecting', 'disconnected', 'connected', 'failed', 'unavailable'])
    pass(state)
  expect(page.states).toEqual(['live', 'down', 'live', 'down', 'down'])
})

test('a private channel is live when it may be listened to, not when the socket is there', async () => {
  const page = await listening({ authorize: async () => undefined })
  page.tell('state_change', { current: 'connected' })
  expect(page.states).toEqual([])
  page.tell('pusher:subscription_succeeded', {})
  expect(page.states).toEqual(['live'])
})

test('a subscription that fails is tried again after a pause, until the page is left', async () => {
  const page = await listening()
  const fail = () => page.tell('pusher:subscription_error', { status: 503 })
  fail()
  expect(page.states).toEqual(['down'])
  expect(page.changes).toEqual([])
  vi.advanceTimersByTime(14_999)
  expect(page.channels).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(page.channels).toEqual(['thing-7', 'thing-7'])
  fail()
  fail()
  vi.advanceTimersByTime(15_000)
  page.tell('pusher:subscription_succeeded', {})
  expect([page.channels.length, page.states.at(-1), page.changes.length]).toEqual([3, 'live', 1])

  fail()
  page.stop()
  vi.advanceTimersByTime(15_000)
  expect(page.channels).toHaveLength(3)
})

/** spec('001 §4.23') */
test('the channel is subscribed at once; an event that is bound late is listened to then, and what came before asked for', async () => {
  const page = await listening({ bindAfterMs: 1000 })
  expect(page.channels).toEqual(['thing-7'])
  vi.advanceTimersByTime(999)
  page.tell('thing-updated', { id: 1 })
  expect(page.changes).toEqual([])
  vi.advanceTimersByTime(1)
  expect(page.changes).toEqual([undefined])
  vi.advanceTimersByTime(1000)
  page.tell('thing-updated', { id: 2 })
  expect(page.changes).toEqual([undefined, { id: 2 }])
})

/** spec('001 §4.24') */
test('leaving disconnects, after what was told a moment ago went out, and binds nothing any more', async () => {
  const page = await listening({ bindAfterMs: 1000 })
  page.stop()
  expect(page.disconnections()).toBe(0)
  vi.advanceTimersByTime(5000)
  expect(page.disconnections()).toBe(1)
  expect(page.events()).not.toContain('thing-updated')
})

test('a page that is left while it connects cuts nothing before it is there', async () => {
  const page = await listening()
  page.stands('connecting')
  page.stop()
  vi.advanceTimersByTime(0)
  expect(page.disconnections()).toBe(0)
  page.tell('state_change', { current: 'connected' })
  expect(page.disconnections()).toBe(1)
})

test('a page that is left before there is a connection makes none, or ends the one that was on its way', async () => {
  const answer = Promise.withResolvers<typeof SETTINGS>()
  const early = await listening({ settings: () => answer.promise })
  early.stop()
  answer.resolve(SETTINGS)
  await settled()
  expect([early.asked.connections, early.states]).toEqual([0, []])

  const made = Promise.withResolvers<void>()
  const hasty = await listening({}, () => made.promise)
  hasty.stop()
  made.resolve()
  await settled()
  expect([hasty.channels, hasty.disconnections(), hasty.states]).toEqual([[], 1, []])
})

/** spec('001 §4.23') spec('001 §8.22') */
test('where the server wants no connection none is made, until it wants them', async () => {
  let enabled = false
  const page = await listening({ settings: async () => ({ ...SETTINGS, enabled }) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([page.asked.connections, page.states]).toEqual([0, ['down']])
  enabled = true
  await vi.advanceTimersByTimeAsync(239_999)
  expect(page.asked.connections).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect([page.asked.connections, page.channels]).toEqual([1, ['thing-7']])
})

test('a connection that cannot be made is told once, and tried again after a pause until the page is left', async () => {
  const page = await listening({}, () => Promise.reject(new Error('no library')))
  expect([page.states, page.asked.connections]).toEqual([['down'], 1])
  await vi.advanceTimersByTimeAsync(14_999)
  expect(page.asked.connections).toBe(1)
  await vi.advanceTimersByTimeAsync(15_001)
  expect(page.asked).toEqual({ settings: 3, connections: 3 })
  expect(page.failures).toEqual([new Error('no library')])
  page.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.asked.connections).toBe(3)
})

test('a server that cannot be reached is asked again after a pause, and then listened to', async () => {
  let isThere = false
  const page = await listening({ settings: async () => (isThere ? SETTINGS : undefined) })
  expect([page.states, page.channels]).toEqual([['down'], []])
  isThere = true
  await vi.advanceTimersByTimeAsync(15_000)
  page.tell('state_change', { current: 'connected' })
  expect([page.states, page.channels, page.failures]).toEqual([['down', 'live'], ['thing-7'], []])
})
