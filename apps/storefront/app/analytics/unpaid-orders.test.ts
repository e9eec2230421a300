import { expect, test } from 'vitest'
import type { Step } from './journey.ts'
import { unpaidOrders } from './unpaid-orders.ts'

const order = (code: string): Step => ({
  type: 'CREATE_ORDER',
  at: 0,
  branch: 'b',
  branchContact: 'c',
  currency: 'ARS',
  products: [],
  order: { code, total: 1, isPaidOnline: true },
})

function tab() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { kept, unpaid: () => unpaidOrders(storage) }
}

test('of several orders the one that was paid is taken, once, and the others wait', () => {
  const { unpaid } = tab()
  for (const code of ['A', 'B', 'C']) unpaid().keep(order(code))
  expect(unpaid().take('B')).toEqual(order('B'))
  expect(unpaid().take('B')).toBeUndefined()
  expect([unpaid().take('A'), unpaid().take('C')]).toEqual([order('A'), order('C')])
})

test('asking for another order takes none away', () => {
  const { kept, unpaid } = tab()
  expect(unpaid().take('A')).toBeUndefined()
  expect(kept.size).toBe(0)
  unpaid().keep(order('A'))
  expect(unpaid().take('X')).toBeUndefined()
  expect(unpaid().take('A')).toEqual(order('A'))
})

test('the last ten are kept', () => {
  const { unpaid } = tab()
  for (let n = 0; n <= 10; n++) unpaid().keep(order(`${n}`))
  expect([unpaid().take('0'), unpaid().take('1')]).toEqual([undefined, order('1')])
})

test('nonsense in the storage is no order, and forbidden storage breaks nothing', () => {
  const { kept, unpaid } = tab()
  unpaid().keep(order('A'))
  const [key = ''] = kept.keys()
  for (const nonsense of ['{', '{"length":1}', 'null', '[{}]']) {
    kept.set(key, nonsense)
    expect(unpaid().take('A')).toBeUndefined()
  }
  const refuse = (): never => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const forbidden = unpaidOrders({ getItem: refuse, setItem: refuse })
  forbidden.keep(order('A'))
  expect(forbidden.take('A')).toBeUndefined()
})
