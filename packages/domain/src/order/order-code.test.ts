import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOrderCode, orderCode, orderCodeEnd, soughtOrderCode } from './order-code.ts'

const anyBytes = fc.uint8Array({ minLength: 10, maxLength: 16 })

describe('orderCode', () => {
  /** spec('decisions constants.11') */
  test('is a code whatever the bytes', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(isOrderCode(orderCode(bytes))).toBe(true)
      }),
    )
  })

  test('gives each of the 32 characters the same chance', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const first = orderCode(new Uint8Array(10).fill(byte)).charAt(0)
      counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    expect(counts.size).toBe(32)
    expect(new Set(counts.values())).toEqual(new Set([8]))
  })

  test('has ten characters, one for each of the first ten bytes', () => {
    expect(orderCode(new Uint8Array([0, 9, 10, 17, 18, 31, 32, 63, 255, 128, 1, 2]))).toBe('09AHJZ0ZZ0')
  })

  test('is looked for in capitals, and what cannot be one as the code of nobody', () => {
    expect(soughtOrderCode('zk7m2q9r4t')).toBe('ZK7M2Q9R4T')
    expect(soughtOrderCode('ZK7M2Q9R4')).toBe('')
  })

  test('says too little with its end to be looked up by', () => {
    expect(orderCodeEnd('0123456789')).toBe('6789')
    expect(isOrderCode(orderCodeEnd('0123456789'))).toBe(false)
  })

  test('takes no fewer than ten bytes', () => {
    expect(() => orderCode(new Uint8Array(9))).toThrow(new RangeError('An order code takes 10 bytes'))
  })

  test.each([
    '',
    '123456789',
    '12345678901',
    'ABCDEFGHI0',
    'abcdefgh00',
    '12345 7890',
    '1234567890\n',
    'x1234567890',
    ' 1234567890',
  ])('"%s" is no code', (text) => {
    expect(isOrderCode(text)).toBe(false)
  })
})
