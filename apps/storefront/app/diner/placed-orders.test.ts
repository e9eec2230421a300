import { describe, expect, test } from 'vitest'
import { parsePlacedOrders, recentOrders } from './placed-orders.ts'

const order = { alias: 'palermo', code: '0123456789', at: '2026-11-20T15:00:00.000Z' }

describe('the orders that a browser placed', () => {
  test('are read as they were written', () => {
    expect(parsePlacedOrders(JSON.stringify([order]))).toEqual([order])
  })

  test.each([null, '', '{', '7', '{"code":"x"}'])('%j in the storage is as good as none', (json) => {
    expect(parsePlacedOrders(json)).toEqual([])
  })

  test('malformed orders are left out, so that they are never asked for', () => {
    const junk = [
      null,
      1,
      {},
      { ...order, code: '../../api' },
      { ...order, at: 'ayer' },
      { ...order, alias: 3 },
      { ...order, code: 1_234_567_890 },
      { ...order, at: 0 },
    ]
    expect(parsePlacedOrders(JSON.stringify([...junk, order]))).toEqual([order])
  })

  test('twenty are read, the newest', () => {
    const orders = Array.from({ length: 21 }, (_, index) => ({ ...order, alias: `a${index}` }))
    expect(parsePlacedOrders(JSON.stringify(orders))).toEqual(orders.slice(0, 20))
  })

  /** spec('001 §2.18') */
  test('are recent in their own contact and around their day', () => {
    const now = new Date('2026-11-20T20:00:00.000Z')
    const old = { ...order, code: 'ABCDEFGHJK', at: '2026-11-01T15:00:00.000Z' }
    expect(recentOrders([order, old], 'palermo', now)).toEqual([order])
    expect(recentOrders([order, old], 'almagro', now)).toEqual([])
    const ahead = { ...order, at: '2026-11-28T19:59:59.999Z' }
    const tooFar = { ...order, at: '2026-11-28T20:00:00.000Z' }
    expect(recentOrders([ahead, tooFar], 'palermo', now)).toEqual([ahead])
  })
})
