import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPromises, promisedLater, promisingByHand, seePromise } from './promises.ts'

const NAME = 'mostrador.console.promises'
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const order = (id: string, time?: string) => ({
  id,
  promisedAt: time ? `2026-11-20T${time}:00.000Z` : null,
})

/** The orders that are marked when this board comes. */
function marked(board: readonly ReturnType<typeof order>[]): readonly string[] {
  const remembered = kept.get(NAME) ?? null
  const later = promisedLater(board, remembered)
  keepPromises(board)
  return later.map(({ id }) => id)
}

/** spec('decisions sounds.2') */
test('a later promise made elsewhere is marked until staff at this device have seen it', () => {
  // A promise from before this device knew of the order is no news.
  expect(marked([order('one'), order('two', '21:00')])).toEqual([])
  const changed = [order('one', '21:10'), order('two', '21:00')]
  expect(marked(changed)).toEqual(['one'])
  expect(marked(changed)).toEqual(['one'])
  seePromise('one')
  expect(marked(changed)).toEqual([])
  expect(marked([order('one', '21:20'), order('two', '21:00')])).toEqual(['one'])
  // The board of another contact, in another tab, takes no mark away.
  marked([order('elsewhere')])
  expect(marked([order('one', '21:20'), order('two', '21:00')])).toEqual(['one'])
})

test('of orders that are on no board any more the last are remembered', () => {
  for (let index = 0; index < 210; index += 1) marked([order(`order-${index}`)])
  const ids = (kept.get(NAME) ?? '').split(' ').map((one) => one.split('=')[0])
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([201, 'order-9', 'order-209'])
})

/** spec('decisions sounds.2') */
test('a later promise made at this device is no news, whether the board or the answer comes first', async () => {
  marked([order('one'), order('two')])
  await promisingByHand('one', async () => {
    expect(marked([order('one', '21:10'), order('two')])).toEqual([])
  })
  expect(marked([order('one', '21:10'), order('two')])).toEqual([])
  await promisingByHand('two', async () => {})
  expect(marked([order('one', '21:10'), order('two', '21:10')])).toEqual([])
  // One that was refused leaves no mark, and none that comes later is lost.
  await expect(promisingByHand('one', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(marked([order('one', '21:10'), order('two', '21:10')])).toEqual([])
  expect(marked([order('one', '21:10'), order('two', '21:30')])).toEqual(['two'])
})
