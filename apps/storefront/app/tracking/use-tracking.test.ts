import { listen } from '@mostrador/live/listen'
import { pushService } from '@mostrador/live/testing/push-service'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trackingHeard } from './use-tracking.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** spec('001 §4.23') spec('001 §9.16') */
test('a delivery’s channel is subscribed at once, and its event listened to 1,000 ms later', async () => {
  const service = pushService()
  const told: unknown[] = []
  listen(
    {
      ...trackingHeard('id-7'),
      settings: async () => ({ enabled: true, key: 'key', cluster: 'c', host: null, path: '/rt' }),
      onState: () => undefined,
      onChange: (change) => told.push(change),
    },
    async () => service.connection,
  )
  await vi.advanceTimersByTimeAsync(999)
  expect(service.channels).toEqual(['tracking-id-7'])
  service.tell('logistics-tracking-update', { id: 'id-7' })
  expect(told).toEqual([])
  // The steps sent before are asked for.
  vi.advanceTimersByTime(1)
  expect(told).toEqual([undefined])
  vi.advanceTimersByTime(1000)
  service.tell('logistics-tracking-update', { id: 'id-7' })
  expect(told).toEqual([undefined, { id: 'id-7' }])
})
