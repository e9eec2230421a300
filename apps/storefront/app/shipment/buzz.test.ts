import { afterEach, expect, test, vi } from 'vitest'
import { buzz } from './buzz.ts'

afterEach(() => vi.unstubAllGlobals())

/** spec('001 §9.11') */
test('a phone tells success shortly and failure in a longer pattern', () => {
  const vibrate = vi.fn<Navigator['vibrate']>()
  vi.stubGlobal('navigator', { vibrate })
  buzz('success')
  buzz('failure')
  expect(vibrate.mock.calls).toEqual([[[100]], [[100, 50, 100, 75, 100]]])
})

test('a device that cannot vibrate stays still', () => {
  vi.stubGlobal('navigator', {})
  expect(() => buzz('failure')).not.toThrow()
})
