import { afterEach, expect, test, vi } from 'vitest'
import { randomHex } from './random-hex.ts'

afterEach(() => vi.restoreAllMocks())

test('each byte is two digits', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    ;(bytes as unknown as Uint8Array).set([0, 10, 255])
    return bytes
  })
  expect(randomHex(3)).toBe('000aff')
})

test('no two are the same', () => {
  const drawn = Array.from({ length: 1000 }, () => randomHex(12))
  expect(new Set(drawn).size).toBe(1000)
})
