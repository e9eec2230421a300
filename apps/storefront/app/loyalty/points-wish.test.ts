import { describe, expect, test } from 'vitest'
import { judgePoints } from './judge-points.ts'
import { loadPointsHistory, NO_POINTS } from './load-points-history.ts'
import { readWish } from './points-wish.ts'
import type { Client } from '@mostrador/contract/client'

const terms = {
  orderPercentage: 5,
  minRedeemedPoints: 500,
  maxRedeemedPoints: 10_000,
  maxRedeemedPercentage: 50,
  supportsDiscounts: false,
}
const order = { balance: 12_000, amount: 1_600_000, mantissa: 2, name: 'Brasas' }

describe('points as they are typed', () => {
  /**
   * spec('000 §2.81') spec('000 §5.27') spec('000 §5.28') spec('000 §5.29')
   * spec('000 §5.30') spec('000 §9.20')
   */
  test.each([
    ['12001', 'El máximo de Brasas acumulados es: 12.000'],
    ['10001', 'El máximo de Brasas canjeable es: 10.000'],
    ['499', 'El mínimo de Brasas canjeable es: 500'],
    ['8001', 'El máximo de Brasas utilizable para este pedido es: 8.000'],
    ['', 'Escribe un número entero'],
    ['1.5', 'Escribe un número entero'],
    ['-600', 'Escribe un número entero'],
    ['12,5', 'Escribe un número entero'],
    ['-60', 'Escribe un número entero'],
    ['1e3', 'Escribe un número entero'],
    ['1.20', 'Escribe un número entero'],
    ['600 puntos', 'Escribe un número entero'],
  ])('%s: %s', (typed, problem) => {
    expect(readWish(typed, terms, order)).toEqual({ ok: false, problem })
  })

  test('within the four limits they are spent', () => {
    expect(readWish(' 8000 ', terms, order)).toEqual({ ok: true, points: 8000 })
    expect(readWish('8.000', terms, order)).toEqual({ ok: true, points: 8000 })
  })
})

describe('points beside the order', () => {
  const scene = { ...order, wanted: 8000, hasCode: false }

  test('stand as long as the order carries them', () => {
    expect(judgePoints(terms, scene)).toMatchObject({ redeemed: 8000, refusal: undefined })
    expect(judgePoints(terms, { ...scene, amount: 1_000_000 })).toMatchObject({
      redeemed: 0,
      refusal: { code: 'above-percentage', limit: 5000 },
    })
  })

  /** spec('000 §5.33') */
  test('do not stand beside a code where the programme does not combine', () => {
    expect(judgePoints(terms, { ...scene, hasCode: true })).toMatchObject({
      redeemed: 0,
      isBlockedByCode: true,
    })
    expect(judgePoints({ ...terms, supportsDiscounts: true }, { ...scene, hasCode: true }).redeemed).toBe(
      8000,
    )
  })
})

describe('the history', () => {
  const rowsOf = (count: number) =>
    Array.from({ length: count }, () => ({
      orderCode: null,
      createdAt: '2026-11-20T15:00:00.000Z',
      amount: 10,
      postBalance: 10,
    }))

  /**
   * spec('000 §2.80') spec('000 §8.25') spec('000 §9.9') spec('001 §8.17')
   * spec('001 §9.6') spec('decisions constants.2')
   * spec('decisions paths-that-are-not-shown.2')
   */
  test('goes on while pages are full, and stays quiet when one cannot be read', async () => {
    const asked: unknown[] = []
    const reported: unknown[] = []
    let rows = rowsOf(20)
    let isBroken = false
    const client = {
      listPointsHistory: async (input: { query: unknown }) => {
        asked.push(input.query)
        return isBroken
          ? { ok: false, problem: { status: 500, code: 'broken' } }
          : { ok: true, data: { rows } }
      },
      logDinerError: async (input: unknown) => reported.push(input),
    } as unknown as Client
    const key = { phone: '+5491123456789', branchId: 'branch', branchContactId: 'local' }
    const first = await loadPointsHistory(client, key, NO_POINTS)
    expect(first).toMatchObject({ more: true, isBroken: false })
    isBroken = true
    const broken = await loadPointsHistory(client, key, first)
    expect(broken).toEqual({ rows: first.rows, more: true, isBroken: true })
    expect(await loadPointsHistory(client, key, NO_POINTS)).toEqual({ rows: [], more: false, isBroken: true })
    expect(reported).toHaveLength(2)
    isBroken = false
    rows = rowsOf(3)
    const last = await loadPointsHistory(client, key, broken)
    expect(last).toMatchObject({ more: false, isBroken: false })
    expect(last.rows).toHaveLength(23)
    expect(asked).toContainEqual({ offset: 20, limit: 20, branchContactId: 'local' })
  })
})
