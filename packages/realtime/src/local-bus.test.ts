import { expect, test } from 'vitest'
import type { BusSignal } from './bus.ts'
import { createLocalBus } from './local-bus.ts'

test('every listener hears every message, in order, until it leaves', async () => {
  const bus = createLocalBus()
  const [first, second]: [BusSignal[], BusSignal[]] = [[], []]
  bus.subscribe((signal) => first.push(signal))
  const leave = bus.subscribe((signal) => second.push(signal))
  const publish = (data: unknown) => bus.publish({ channel: 'order-A', event: 'order-updated', data })
  await Promise.all([publish(1), publish({ at: '2026-11-20T15:04:05.000Z' })])
  leave()
  await publish(undefined)

  const heard = [1, { at: '2026-11-20T15:04:05.000Z' }, null].map((data) => ({
    kind: 'message',
    message: { channel: 'order-A', event: 'order-updated', data },
  }))
  expect(first).toEqual(heard)
  expect(second).toEqual(heard.slice(0, 2))
})

test('a message too long for any bus arrives without its data', async () => {
  const bus = createLocalBus()
  const heard: BusSignal[] = []
  bus.subscribe((signal) => heard.push(signal))
  const frame = JSON.stringify({ channel: 'c', event: 'e', data: '' }).length
  // "ñ" is two bytes: the limit counts bytes, not characters.
  for (const data of ['ñ'.repeat((7_900 - frame) / 2), 'ñ'.repeat((7_900 - frame) / 2 + 1)]) {
    await bus.publish({ channel: 'c', event: 'e', data })
  }
  expect(heard).toMatchObject([
    { message: { data: expect.stringMatching(/^ñ+$/) } },
    { message: { channel: 'c', event: 'e', data: null, tooBig: true } },
  ])
})

test.each([
  { channel: 'order A', event: 'order-updated' },
  { channel: '', event: 'order-updated' },
  { channel: 'order-A', event: '' },
  { channel: 'order-A', event: 'x'.repeat(201) },
])('a message for $channel, $event is refused', async (names) => {
  await expect(createLocalBus().publish({ ...names, data: null })).rejects.toThrow(TypeError)
})

test('a closed bus says so', async () => {
  const bus = createLocalBus()
  await bus.close()
  await expect(bus.publish({ channel: 'c', event: 'e', data: null })).rejects.toThrow('closed')
})
