import { afterEach, expect, test, vi } from 'vitest'
import { randomUuid } from './random-uuid.ts'

const whole = globalThis.crypto

afterEach(() => void vi.unstubAllGlobals())

test('a random UUID of version 4, also on a page without HTTPS', () => {
  // Crypto of a page over plain HTTP.
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => whole.getRandomValues(bytes),
  })
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(Array.from({ length: 1000 }, randomUuid)).size).toBe(1000)
})
