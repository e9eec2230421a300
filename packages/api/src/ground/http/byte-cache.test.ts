import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

test('the value asked for longest ago goes first when the bytes are used up, however few values there are', () => {
  const kept = createByteCache<{ readonly name: string }>(25_000)
  for (const name of ['a', 'b']) kept.set(name, { name }, 10_000)
  expect(kept.get('a')).toEqual({ name: 'a' })
  kept.set('c', { name: 'c' }, 10_000)
  expect(['a', 'b', 'c'].map((name) => kept.peek(name)?.name)).toEqual(['a', undefined, 'c'])
  expect(kept.bytes()).toBeGreaterThan(20_000)
  expect(kept.bytes()).toBeLessThanOrEqual(25_000)
})

test('small values cost something too, and one that is too large is not kept', () => {
  const kept = createByteCache<object>(25_000)
  for (let name = 0; name < 1_000; name += 1) kept.set(String(name), {}, 1)
  expect([...kept.entries()].length).toBeLessThan(60)
  kept.set('large', {}, 30_000)
  expect(kept.peek('large')).toBeUndefined()
  kept.set('small', {}, 1)
  kept.delete('small')
  expect(kept.get('small')).toBeUndefined()
})
