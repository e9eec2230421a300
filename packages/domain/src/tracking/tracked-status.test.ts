import { expect, test } from 'vitest'
import { trackedStatus } from './tracked-status.ts'

test.each([false, true])('a customer is not told what goes on behind the counter (ready: %s)', (isReady) => {
  expect(trackedStatus('STACKING', isReady)).toBe('LOOKING_FOR_DRIVER')
  expect(trackedStatus('DRIVER_CANCELED', isReady)).toBe('LOOKING_FOR_DRIVER')
  expect(trackedStatus('IN_STORE', isReady)).toBe('IN_STORE')
  expect(trackedStatus('STORE_CANCELED', isReady)).toBe('STORE_CANCELED')
})

test('what is prepared is so until it is ready; given up on the way it waits for another rider', () => {
  expect(trackedStatus('PENDING', false)).toBe('PENDING')
  expect(trackedStatus('PENDING', true)).toBe('LOOKING_FOR_DRIVER')
})
