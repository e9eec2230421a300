import { expect, test } from 'vitest'
import { createToastBox } from './toast-box.ts'

test('keeps the toasts until somebody takes them, in their order', () => {
  let calls = 0
  const box = createToastBox(() => (calls += 1))
  box.show({ text: 'one' })
  box.show({ text: 'two' })
  expect(calls).toBeGreaterThan(0)
  const taken: string[] = []
  const stop = box.deliver(({ text }) => taken.push(text))
  box.show({ text: 'three' })
  expect(taken).toEqual(['one', 'two', 'three'])
  stop()
  box.show({ text: 'four' })
  expect(taken).toHaveLength(3)
  box.deliver(({ text }) => taken.push(text))
  expect(taken.at(-1)).toBe('four')
})
