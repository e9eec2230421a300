import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepClaimed, takeClaimed } from './reward-claimed.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** spec('000 §2.104') */
test('the page that is loaded after a reward hears of its points, once', () => {
  expect(takeClaimed()).toBeUndefined()
  keepClaimed(3000)
  expect(takeClaimed()).toBe(3000)
  expect(takeClaimed()).toBeUndefined()
})

test('a malformed number of kept points is not told', () => {
  keepClaimed(3000)
  const [key = ''] = kept.keys()
  for (const hostile of ['', '-1', '1e9', '<b>', '1'.repeat(13)]) {
    kept.set(key, hostile)
    expect(takeClaimed()).toBeUndefined()
  }
})

test('where nothing can be kept nothing breaks', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keepClaimed(1)).not.toThrow()
  expect(takeClaimed()).toBeUndefined()
})
