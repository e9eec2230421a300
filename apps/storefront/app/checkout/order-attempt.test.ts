import { describe, expect, test } from 'vitest'
import { createOrderAttempts } from './order-attempt.ts'
import type { AttemptStorage } from './order-attempt.ts'

function memoryStorage(): AttemptStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const forbidden: AttemptStorage = {
  getItem: () => {
    throw new Error('SecurityError')
  },
  setItem: () => {
    throw new Error('SecurityError')
  },
  removeItem: () => {
    throw new Error('SecurityError')
  },
}

/** Counts the keys, so that each is told from the others. */
function counter(): () => string {
  let count = 0
  return () => `key-${(count += 1)}`
}

const body = { price: 100, items: ['a'] }

describe('the key of an attempt', () => {
  test('stays while the same body is sent again', () => {
    const attempts = createOrderAttempts(memoryStorage(), counter())
    expect(attempts.keyFor('palermo', body)).toBe(attempts.keyFor('palermo', structuredClone(body)))
  })

  test('survives a reload of the page', () => {
    const storage = memoryStorage()
    const newKey = counter()
    const before = createOrderAttempts(storage, newKey).keyFor('palermo', body)
    expect(createOrderAttempts(storage, newKey).keyFor('palermo', body)).toBe(before)
  })

  test('is another one for a changed body, and for another local', () => {
    const attempts = createOrderAttempts(memoryStorage(), counter())
    const keys = [
      attempts.keyFor('palermo', body),
      attempts.keyFor('palermo', { ...body, price: 200 }),
      attempts.keyFor('almagro', body),
    ]
    expect(new Set(keys).size).toBe(3)
  })

  test('is spent once the order is there', () => {
    const storage = memoryStorage()
    const attempts = createOrderAttempts(storage, counter())
    const spent = attempts.keyFor('palermo', body)
    attempts.forget('palermo')
    expect(storage.kept.size).toBe(0)
    expect(attempts.keyFor('palermo', body)).not.toBe(spent)
  })

  test('stays in a browser that keeps nothing', () => {
    const attempts = createOrderAttempts(forbidden, counter())
    expect(attempts.keyFor('palermo', body)).toBe(attempts.keyFor('palermo', body))
    expect(() => attempts.forget('palermo')).not.toThrow()
  })

  test.each(['', '{', '[]', 'null', '{"key":1,"body":"x"}'])('ignores %j in the storage', (junk) => {
    const storage = memoryStorage()
    storage.kept.set('mostrador.attempt.palermo', junk)
    expect(createOrderAttempts(storage, counter()).keyFor('palermo', body)).toBe('key-1')
  })
})
