import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushService } from '../testing/push-service.ts'
import type { TrackingInfo } from './tracking-info.ts'
import { listenTo } from './watch-tracking.ts'

function watcher() {
  const told: { readonly infos: unknown[]; readonly live: boolean[]; gaps: number } = {
    infos: [],
    live: [],
    gaps: 0,
  }
  return {
    told,
    onInfo: (info: TrackingInfo) => void told.infos.push(info),
    onLive: (isLive: boolean) => void told.live.push(isLive),
    onGap: () => {
      told.gaps += 1
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** spec('001 §4.23') spec('001 §9.16') */
test('a delivery’s channel is subscribed at once, and its event listened to 1,000 ms later', () => {
  const service = pushService()
  const diner = watcher()
  listenTo(service.connection, 'id-7', diner)
  expect(service.channels).toEqual(['tracking-id-7'])
  vi.advanceTimersByTime(999)
  expect(service.events()).toEqual(['state_change'])
  vi.advanceTimersByTime(1)
  expect(service.events()).toContain('logistics-tracking-update')
  // What was sent before is asked for.
  expect(diner.told.gaps).toBe(1)
  service.tell('logistics-tracking-update', { id: 'id-7' })
  expect(diner.told.infos).toEqual([{ id: 'id-7' }])
})

/** spec('001 §4.26') */
test('connected sets the flag on, disconnected, failed and unavailable off, and other states say nothing', () => {
  const service = pushService()
  const diner = watcher()
  listenTo(service.connection, 'id-7', diner)
  const pass = (current: string) => service.tell('state_change', { current })
  for (const state of ['initialized', 'connecting']) pass(state)
  expect(diner.told.live).toEqual([])
  for (const state of ['connected', 'disconnected', 'connected', 'failed', 'connected', 'unavailable']) {
    pass(state)
  }
  expect(diner.told.live).toEqual([true, false, true, false, true, false])
})

/** spec('001 §4.24') */
test('leaving disconnects, and nothing is listened to any more', () => {
  const service = pushService()
  const stop = listenTo(service.connection, 'id-7', watcher())
  expect(service.disconnections()).toBe(0)
  stop()
  vi.advanceTimersByTime(0)
  expect(service.disconnections()).toBe(1)
  vi.advanceTimersByTime(5000)
  expect(service.events()).toEqual(['state_change'])
})
