import { expect, test } from 'vitest'
import { createToastQueue } from './toast-queue.ts'

/** A queue with a clock that moves when it is told to. */
function startQueue() {
  let now = 0
  let tasks: { at: number; run: () => void }[] = []
  const queue = createToastQueue((run, milliseconds) => {
    const task = { at: now + milliseconds, run }
    tasks.push(task)
    return () => {
      tasks = tasks.filter((other) => other !== task)
    }
  })
  function pass(milliseconds: number): void {
    const end = now + milliseconds
    for (;;) {
      const due = tasks.filter((task) => task.at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!due) break
      tasks = tasks.filter((task) => task !== due)
      now = due.at
      due.run()
    }
    now = end
  }
  const texts = () => queue.snapshot().map((toast) => (toast.leaving ? `(${toast.text})` : toast.text))
  return { queue, pass, texts }
}

/** spec('000 §2.92') spec('000 §9.5') spec('001 §9.12') */
test('a toast stays for three seconds, fades and is gone', () => {
  const { queue, pass, texts } = startQueue()
  queue.show({ text: 'Agregado' })
  pass(2999)
  expect(texts()).toEqual(['Agregado'])
  pass(1)
  expect(texts()).toEqual(['(Agregado)'])
  pass(189)
  expect(texts()).toEqual(['(Agregado)'])
  pass(1)
  expect(texts()).toEqual([])
})

/** spec('000 §2.92') */
test('there are never more than two: the oldest gives way, also one that is fading', () => {
  const { queue, pass, texts } = startQueue()
  queue.show({ text: 'uno' })
  pass(1000)
  queue.show({ text: 'dos' })
  queue.show({ text: 'tres' })
  expect(texts()).toEqual(['dos', 'tres'])
  pass(3000)
  expect(texts()).toEqual(['(dos)', '(tres)'])
  queue.show({ text: 'cuatro' })
  expect(texts()).toEqual(['(tres)', 'cuatro'])
  pass(190)
  expect(texts()).toEqual(['cuatro'])
})

test('the same text again renews the toast and does not stand twice', () => {
  const { queue, pass, texts } = startQueue()
  queue.show({ text: 'uno' })
  queue.show({ text: 'dos' })
  pass(2000)
  queue.show({ text: 'uno', tone: 'danger' })
  expect(texts()).toEqual(['dos', 'uno'])
  pass(1000)
  expect(texts()).toEqual(['(dos)', 'uno'])
  pass(1999)
  expect(texts()).toEqual(['uno'])
})

test('a toast that is pointed at waits, and then has its whole time again', () => {
  const { queue, pass, texts } = startQueue()
  queue.show({ text: 'uno' })
  const id = queue.snapshot()[0]!.id
  pass(2000)
  queue.hold(id)
  pass(60_000)
  expect(texts()).toEqual(['uno'])
  queue.release(id)
  pass(2999)
  expect(texts()).toEqual(['uno'])
  pass(1)
  expect(texts()).toEqual(['(uno)'])
})

/** spec('000 §5.1') */
test('a toast leaves when its cause is gone, and one whose cause went before does not come', () => {
  const { queue, pass, texts } = startQueue()
  const cause = new AbortController()
  queue.show({ text: 'uno', signal: cause.signal })
  queue.show({ text: 'dos' })
  cause.abort()
  expect(texts()).toEqual(['(uno)', 'dos'])
  pass(190)
  expect(texts()).toEqual(['dos'])
  queue.show({ text: 'tres', signal: cause.signal })
  expect(texts()).toEqual(['dos'])
})

test('a toast that fades cannot be held or called back', () => {
  const { queue, pass, texts } = startQueue()
  queue.show({ text: 'uno' })
  const id = queue.snapshot()[0]!.id
  queue.dismiss(id)
  queue.hold(id)
  queue.release(id)
  pass(190)
  expect(texts()).toEqual([])
})

test('listeners hear every change until they stop', () => {
  const { queue, pass } = startQueue()
  let heard = 0
  const stop = queue.subscribe(() => (heard += 1))
  queue.show({ text: 'uno' })
  pass(3000 + 190)
  expect(heard).toBe(3)
  stop()
  queue.show({ text: 'dos' })
  expect(heard).toBe(3)
})
