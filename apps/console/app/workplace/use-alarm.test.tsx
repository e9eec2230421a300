import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { useEffect, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { remember } from '../layout/remembered.ts'
import { givenApi } from '../testing/given-api.ts'
import { givenOrder } from '../testing/given-order.ts'
import { givenQuery } from '../testing/given-query.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import type { BoardAnswer } from './board-query.ts'
import { seePromise } from './promises.ts'
import { useAlarm } from './use-alarm.ts'

/** How many tones the device has begun. */
let tones = 0
let seconds = 0

class Tone {
  readonly connect = (next: unknown): unknown => next
  readonly start = (): void => void (tones += 1)
  readonly stop = (): void => undefined
}
class Volume {
  readonly gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  readonly connect = (next: unknown): unknown => next
}
class Context extends EventTarget {
  readonly state = 'running'
  // A sound of the last board has ended by the next one.
  get currentTime() {
    return seconds
  }
}

const kept = new Map<string, string>()

beforeEach(() => {
  tones = 0
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Volume)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  remember('sound', 'on')
})

const taken = (id: string, promise?: string): ConsoleOrder =>
  givenOrder({
    id,
    status: 'ACCEPTED',
    promisedAt: promise === undefined ? null : `2026-11-20T${promise}:00.000Z`,
  })

/** A workplace in which an order stands open over the board, as its sheet has it. */
async function workplaceWithOpen(id: string, first: readonly ConsoleOrder[]) {
  const now = await renderHook(
    () => {
      const [orders, setOrders] = useState(first)
      const promise = orders.find((order) => order.id === id)?.promisedAt
      // The effects of a sheet come before those of what is around it.
      useEffect(() => {
        if (promise) seePromise(id)
      }, [promise])
      const query = givenQuery({ data: { orders, stopped: [] } as unknown as BoardAnswer })
      return { ...useAlarm({ orders, query }), setOrders }
    },
    { api: givenApi().api, queries: createQueryClient() },
  )
  return {
    /** The board comes anew; answers which of its orders are marked and how many tones sound. */
    board: async (orders: readonly ConsoleOrder[]) => {
      tones = 0
      seconds += 10
      await doing(() => now().setOrders(orders))
      const marked = orders.map((one) => one.id).filter((one) => now().hasNewPromise(one))
      return { marked, sounds: tones > 0 }
    },
  }
}

/** spec('decisions sounds.2') */
test('an order that stands open sounds once when somebody else promises it later, and no mark stays', async () => {
  const { board } = await workplaceWithOpen('open', [taken('open'), taken('other')])
  // With another order that is new on the board: both are remembered in one go.
  const changed = [taken('open', '21:10'), taken('other'), taken('new')]
  expect(await board(changed)).toEqual({ marked: [], sounds: true })
  expect(await board([...changed])).toEqual({ marked: [], sounds: false })
  // One that nobody looks at is marked until it is seen, and sounds once as well.
  const both = [taken('open', '21:10'), taken('other', '21:20'), taken('new')]
  expect(await board(both)).toEqual({ marked: ['other'], sounds: true })
  expect(await board([...both])).toEqual({ marked: ['other'], sounds: false })
  expect(await board([taken('open', '21:30'), taken('other', '21:20')])).toEqual({
    marked: ['other'],
    sounds: true,
  })
})
