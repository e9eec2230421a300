import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeMovement, matchMovements, type AwaitedTransfer, type BankMovement } from './match-movement.ts'

const awaited = (one: Partial<AwaitedTransfer> = {}): AwaitedTransfer => ({
  orderId: 'a',
  amount: 499_997,
  byAmount: true,
  total: 500_000,
  reference: 'K7P4M',
  from: '2026-11-26',
  heldUntil: '2026-11-28',
  isMatched: false,
  ...one,
})

const came = (one: Partial<BankMovement> = {}): BankMovement => ({
  id: 'm',
  day: '2026-11-26',
  amount: 499_997,
  text: 'TRANSFERENCIA RECIBIDA',
  ...one,
})

/** spec('decisions transfers.5') */
describe('a movement', () => {
  test('of the amount that one order alone has is that order’s, with its reference or without', () => {
    for (const text of ['', 'varios k7p4m', 'Ref:K7P4M/Perez', 'K7 P4M', 'K7P-4M'])
      expect(judgeMovement(came({ text }), [awaited()])).toEqual({ kind: 'MATCH', orderIds: ['a'] })
  })

  test('that names one order is never another’s, whatever the amount', () => {
    const other = awaited({ orderId: 'b', amount: 300_000, total: 300_000, reference: 'C2D3F' })
    expect(judgeMovement(came({ text: 'C2D3F' }), [awaited(), other])).toEqual({
      kind: 'AMOUNT_DIFFERS',
      orderIds: ['b'],
    })
  })

  test('that could be of two is of neither', () => {
    const round = { byAmount: false, amount: 500_000, reference: 'C2D3F' }
    const both = [awaited(round), awaited({ ...round, orderId: 'b', reference: 'D3F4H' })]
    expect(judgeMovement(came({ amount: 500_000 }), both)).toEqual({ kind: 'POSSIBLE', orderIds: ['a', 'b'] })
    expect(judgeMovement(came({ amount: 500_000, text: 'C2D3F D3F4H' }), both).kind).toBe('POSSIBLE')
    expect(judgeMovement(came({ amount: 500_000, text: 'D3F4H' }), both)).toEqual({
      kind: 'MATCH',
      orderIds: ['b'],
    })
  })

  test('of the whole total, or a slip beside what was asked for, says by whom it may be', () => {
    for (const amount of [500_000, 499_990, 499_999])
      expect(judgeMovement(came({ amount }), [awaited()])).toEqual({
        kind: 'AMOUNT_DIFFERS',
        orderIds: ['a'],
      })
    expect(judgeMovement(came({ amount: 480_000 }), [awaited()])).toEqual({ kind: 'UNKNOWN', orderIds: [] })
  })

  test('with the mark of a paid order is a second payment', () => {
    const paid = awaited({ isMatched: true })
    expect(judgeMovement(came(), [paid]).kind).toBe('PAID_TWICE')
    expect(judgeMovement(came({ text: 'K7P4M' }), [paid]).kind).toBe('PAID_TWICE')
  })

  test('before it was asked for, or after the grace, is nobody’s', () => {
    expect(judgeMovement(came({ day: '2026-11-25' }), [awaited()]).kind).toBe('UNKNOWN')
    expect(judgeMovement(came({ day: '2026-11-28' }), [awaited()]).kind).toBe('MATCH')
    expect(judgeMovement(came({ day: '2026-11-29', text: 'K7P4M' }), [awaited()]).kind).toBe('UNKNOWN')
  })

  test('of an amount that anybody may have is sure with the reference alone', () => {
    const round = awaited({ byAmount: false, amount: 500_000 })
    expect(judgeMovement(came({ amount: 500_000 }), [round])).toEqual({ kind: 'POSSIBLE', orderIds: ['a'] })
    expect(judgeMovement(came({ amount: 500_000, day: '2026-11-27', text: 'k7p4m' }), [round]).kind).toBe(
      'MATCH',
    )
  })
})

const orders = fc.uniqueArray(
  fc.record({
    orderId: fc.string({ minLength: 1, maxLength: 3 }),
    amount: fc.integer({ min: 100, max: 104 }),
    byAmount: fc.boolean(),
    reference: fc.constantFrom('K7P4M', 'C2D3F', 'D3F4H', null),
    isMatched: fc.boolean(),
  }),
  { maxLength: 6, selector: ({ orderId }) => orderId },
)
const list = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    amount: fc.integer({ min: 99, max: 105 }),
    text: fc.constantFrom('', 'K7P4M', 'C2D3F', 'D3F4H', 'K7P4M C2D3F'),
  }),
  { maxLength: 8, selector: ({ id }) => id },
)
const drawn = fc.tuple(orders, list).map(([some, came_]) => ({
  awaitedOnes: some.map((one) => awaited({ ...one, total: 104 })),
  movements: came_.map((one) => came(one)),
}))

describe('of a list of movements', () => {
  test('each pays one order at most, each order is paid by one at most, and never what is paid', () => {
    fc.assert(
      fc.property(drawn, ({ awaitedOnes, movements }) => {
        const matches = matchMovements(movements, awaitedOnes)
        const [paying, paid] = [matches.map((one) => one.movementId), matches.map((one) => one.orderId)]
        expect(new Set(paying).size).toBe(paying.length)
        expect(new Set(paid).size).toBe(paid.length)
        for (const one of awaitedOnes) if (one.isMatched) expect(paid).not.toContain(one.orderId)
      }),
    )
  })

  test('a matched movement has the amount of its order, and no reference of another one', () => {
    fc.assert(
      fc.property(drawn, ({ awaitedOnes, movements }) => {
        for (const { movementId, orderId } of matchMovements(movements, awaitedOnes)) {
          const movement = movements.find(({ id }) => id === movementId)
          const order = awaitedOnes.find((one) => one.orderId === orderId)
          expect(order?.amount).toBe(movement?.amount)
          const named = awaitedOnes.filter((one) => one.reference && movement?.text.includes(one.reference))
          if (named.length > 0) expect(named).toContain(order)
        }
      }),
    )
  })

  test('the order of its lines changes nothing', () => {
    const turned = drawn.chain((world) =>
      fc.tuple(
        fc.constant(world),
        fc.shuffledSubarray([...world.movements], { minLength: world.movements.length }),
      ),
    )
    fc.assert(
      fc.property(turned, ([{ awaitedOnes, movements }, others]) => {
        const sorted = (lines: readonly BankMovement[]) =>
          matchMovements(lines, awaitedOnes).toSorted((one, other) =>
            one.orderId.localeCompare(other.orderId),
          )
        expect(sorted(others)).toEqual(sorted(movements))
      }),
    )
  })

  test('a movement that names its order goes before one that only has its amount', () => {
    const lines = [came({ id: 'first' }), came({ id: 'second', text: 'K7P4M' })]
    expect(matchMovements(lines, [awaited()])).toEqual([{ movementId: 'second', orderId: 'a' }])
  })
})
