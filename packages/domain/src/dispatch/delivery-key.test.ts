import { expect, test } from 'vitest'
import { deliveryKey, isDeliveryKey } from './delivery-key.ts'

test('a delivery key is four digits, whatever the bytes', () => {
  expect(deliveryKey(new Uint8Array([0, 0, 0, 42]))).toBe('0042')
  expect(deliveryKey(new Uint8Array([255, 255, 255, 255]))).toBe('7295')
  expect(deliveryKey(new Uint8Array([0, 0, 39, 16, 9]))).toBe('0000')
})

test('a key of too few bytes is no key', () => {
  expect(() => deliveryKey(new Uint8Array(3))).toThrow(RangeError)
})

test('four digits are a key; less, more, other signs and nothing are none', () => {
  expect(['0042', '7295'].map(isDeliveryKey)).toEqual([true, true])
  expect([null, '', '042', '00421', '00a2', ' 0042', '٠٠٤٢'].some(isDeliveryKey)).toBe(false)
})
