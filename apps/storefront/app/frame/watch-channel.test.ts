import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushService } from '../testing/push-service.ts'
import { hearChannel } from './watch-channel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listening(channel = 'shipment-id-7') {
  const service = pushService()
  const live: (boolean | undefined)[] = []
  let changes = 0
  const stop = hearChannel(service.connection, {
    channel,
    event: 'shipment-updated',
    onChange: () => void (changes += 1),
    onLive: (isLive) => void live.push(isLive),
  })
  return { ...service, live, changes: () => changes, stop }
}

/** spec('decisions beyond-the-documents.2') */
test('what a channel tells is a change, and so is every subscription, since what came before it was not sent', () => {
  const page = listening()
  expect(page.channels).toEqual(['shipment-id-7'])
  page.tell('pusher:subscription_succeeded', {})
  expect(page.changes()).toBe(1)
  vi.advanceTimersByTime(1000)
  page.tell('shipment-updated', { id: 'id-7', status: 'STORE_CANCELED' })
  page.tell('order-updated', {})
  expect(page.changes()).toBe(2)
})

test('of many changes together the first and the last are told, and none after the page is left', () => {
  const page = listening()
  for (let times = 0; times < 20; times += 1) page.tell('shipment-updated', {})
  expect(page.changes()).toBe(1)
  vi.advanceTimersByTime(999)
  expect(page.changes()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(page.changes()).toBe(2)
  page.tell('shipment-updated', {})
  page.stop()
  vi.advanceTimersByTime(30_000)
  expect(page.changes()).toBe(2)
})

/** spec('001 §4.26') */
test('changes arrive by themselves while it is connected, and nobody knows while it connects', () => {
  const page = listening()
  for (const current of ['connecting', 'connected', 'unavailable', 'connected', 'disconnected', 'failed'])
    page.tell('state_change', { current })
  expect(page.live).toEqual([undefined, true, false, true, false, false])
  page.stop()
  // What was told a moment ago still goes out.
  expect(page.disconnections()).toBe(0)
  vi.advanceTimersByTime(0)
  expect(page.disconnections()).toBe(1)
})

test('a private channel is live when it may be listened to, not when the socket is there', () => {
  const page = listening('private-riders-7')
  page.tell('state_change', { current: 'connected' })
  expect(page.live).toEqual([undefined])
  page.tell('pusher:subscription_succeeded', {})
  expect(page.live).toEqual([undefined, true])
})

test('a subscription that fails is tried again after a pause, until the page is left', () => {
  const page = listening('private-riders-7')
  const fail = () => page.tell('pusher:subscription_error', { status: 503 })
  fail()
  expect(page.live).toEqual([false])
  expect(page.changes()).toBe(0)
  vi.advanceTimersByTime(14_999)
  expect(page.channels).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(page.channels).toEqual(['private-riders-7', 'private-riders-7'])
  fail()
  vi.advanceTimersByTime(15_000)
  page.tell('pusher:subscription_succeeded', {})
  expect([page.channels.length, page.live.at(-1), page.changes()]).toEqual([3, true, 1])

  fail()
  page.stop()
  vi.advanceTimersByTime(15_000)
  expect(page.channels).toHaveLength(3)
})

test('a page that is left while it connects cuts nothing before it is there', () => {
  const page = listening()
  page.stands('connecting')
  page.stop()
  expect(page.disconnections()).toBe(0)
  page.tell('state_change', { current: 'connected' })
  expect(page.disconnections()).toBe(1)
})
