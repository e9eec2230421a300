import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttleByKey } from './throttle-by-key.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function recorder() {
  const done: string[] = []
  const rest = (wake: () => void) => void setTimeout(wake, 1000)
  return { done, wish: throttleByKey(rest, (key) => done.push(`${key}@${performance.now() - start}`)) }
}
let start = 0
beforeEach(() => {
  start = performance.now()
})

/** spec('001 §4.25') */
test('the first is done at once, and of those that follow the last, a pause later', () => {
  const { done, wish } = recorder()
  for (let times = 0; times < 10; times += 1) {
    wish('a')
    vi.advanceTimersByTime(50)
  }
  expect(done).toEqual(['a@0'])
  vi.advanceTimersByTime(500)
  expect(done).toEqual(['a@0', 'a@1000'])
  vi.advanceTimersByTime(5000)
  expect(done).toEqual(['a@0', 'a@1000'])
  wish('a')
  expect(done).toEqual(['a@0', 'a@1000', 'a@6000'])
})

test('a flood of ten seconds is done eleven times', () => {
  const { done, wish } = recorder()
  for (let times = 0; times < 1000; times += 1) {
    wish('a')
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(2000)
  expect(done).toHaveLength(11)
})

test('one key does not hold up another', () => {
  const { done, wish } = recorder()
  wish('a')
  wish('b')
  expect(done).toEqual(['a@0', 'b@0'])
})
