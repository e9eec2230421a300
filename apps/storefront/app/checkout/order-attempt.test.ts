import { describe, expect, test } from 'vitest'
import { createOrderAttempts, type AttemptStorage } from './order-attempt.ts'

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

describe('the key of an attempt', () => {
  /** spec('decisions the-server-is-the-authority.2') */
  test('stays until the order is there, whatever is sent, and keeps what was sent, latest first', () => {
    const attempts = createOrderAttempts(memoryStorage(), counter())
    attempts.begin('palermo', 'one')
    attempts.begin('palermo', 'two')
    expect(attempts.begin('palermo', 'one')).toEqual({ key: 'key-1', bodies: ['one', 'two'] })
  })

  test('survives a reload of the page', () => {
    const storage = memoryStorage()
    const newKey = counter()
    createOrderAttempts(storage, newKey).begin('palermo', 'one')
    const after = createOrderAttempts(storage, newKey).begin('palermo', 'two')
    expect(after).toEqual({ key: 'key-1', bodies: ['two', 'one'] })
  })

  test('is another one for another contact', () => {
    const attempts = createOrderAttempts(memoryStorage(), counter())
    expect(attempts.begin('palermo', 'one').key).not.toBe(attempts.begin('almagro', 'one').key)
  })

  test('is spent once the order is there', () => {
    const storage = memoryStorage()
    const attempts = createOrderAttempts(storage, counter())
    attempts.begin('palermo', 'one')
    attempts.forget('palermo')
    expect(storage.kept.size).toBe(0)
    expect(attempts.begin('palermo', 'one').key).toBe('key-2')
  })

  test('is free once every body was refused', () => {
    const attempts = createOrderAttempts(memoryStorage(), counter())
    attempts.begin('palermo', 'one')
    attempts.begin('palermo', 'two')
    attempts.refused('palermo', 'two')
    expect(attempts.begin('palermo', 'two')).toEqual({ key: 'key-1', bodies: ['two', 'one'] })
    attempts.refused('palermo', 'two')
    attempts.refused('palermo', 'one')
    expect(attempts.begin('palermo', 'two')).toEqual({ key: 'key-2', bodies: ['two'] })
  })

  test('stays in a browser that keeps nothing', () => {
    const attempts = createOrderAttempts(forbidden, counter())
    expect(attempts.begin('palermo', 'one').key).toBe(attempts.begin('palermo', 'two').key)
    expect(() => attempts.forget('palermo')).not.toThrow()
  })

  test.each([
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '{"key":1,"bodies":[]}',
    '{"key":"x","body":"y"}',
    '{"key":"x","bodies":"y"}',
    '{"bodies":[]}',
  ])('ignores %j in the storage', (junk) => {
    const storage = memoryStorage()
    storage.kept.set('mostrador.attempt.palermo', junk)
    expect(createOrderAttempts(storage, counter()).begin('palermo', 'one').key).toBe('key-1')
  })
})

test('of the bodies that are stored those count that are texts', () => {
  const storage = memoryStorage()
  storage.kept.set('mostrador.attempt.palermo', '{"key":"kept","bodies":["one",4,null]}')
  const begun = createOrderAttempts(storage, counter()).begin('palermo', 'two')
  expect(begun).toEqual({ key: 'kept', bodies: ['two', 'one'] })
  expect(storage.kept.get('mostrador.attempt.palermo')).toBe('{"key":"kept","bodies":["two","one"]}')
})

test('a body of which nobody knows was refused: nothing is kept of it', () => {
  const storage = memoryStorage()
  createOrderAttempts(storage, counter()).refused('palermo', 'one')
  expect(storage.kept.size).toBe(0)
})
