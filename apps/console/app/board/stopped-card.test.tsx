import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { givenOrder } from '../testing/given-order.ts'
import { givenQuery } from '../testing/given-query.ts'
import type { BoardAnswer } from '../workplace/board-query.ts'
import { seeStopped } from '../workplace/stopped.ts'
import { BoardContext } from '../workplace/use-board.ts'
import { StoppedOrders } from './stopped-card.tsx'

const canceled = givenOrder({
  id: 'one',
  number: 7,
  status: 'CANCELED',
  cancelReason: 'Sin gas',
  notes: 'Soy celíaca',
})

function drawn(stopped: BoardAnswer['stopped']): string {
  const data: BoardAnswer = { orders: [], stopped, more: false, next: null, cases: null, owedTransfers: 0 }
  const board = { orders: [], problem: null, live: 'live', isPending: () => false } as const
  return draw(
    <BoardContext value={{ ...board, query: givenQuery({ data }) }}>
      <StoppedOrders />
    </BoardContext>,
  )
}

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** spec('decisions beyond-the-documents.37') */
test('an order canceled in the kitchen is shown with its reason and the plates not to cook', () => {
  const html = drawn([canceled])
  for (const part of ['#7', 'Cancelado', 'Sin gas', 'Soy celíaca', 'Entendido']) expect(html).toContain(part)
  expect(drawn([])).not.toContain('Cancelado')
})

test('this device remembers the last hundred canceled orders that its staff have seen', () => {
  for (let index = 0; index < 105; index += 1) seeStopped(`order-${index}`)
  const seen = (kept.get('mostrador.console.stopped') ?? '').split(' ')
  expect([seen.length, seen[0], seen.at(-1)]).toEqual([100, 'order-5', 'order-104'])
})
