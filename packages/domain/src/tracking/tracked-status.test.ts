import { expect, test } from 'vitest'
import { trackedStatus } from './tracked-status.ts'

test('a customer is not told what goes on behind the counter', () => {
  expect(trackedStatus('STACKING')).toBe('LOOKING_FOR_DRIVER')
  expect(trackedStatus('DRIVER_CANCELED')).toBe('LOOKING_FOR_DRIVER')
  expect(trackedStatus('IN_STORE')).toBe('IN_STORE')
  expect(trackedStatus('STORE_CANCELED')).toBe('STORE_CANCELED')
})
