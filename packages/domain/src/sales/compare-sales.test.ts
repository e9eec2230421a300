import { expect, test } from 'vitest'
import { averageOf, changeOf, meanSales } from './compare-sales.ts'

test('an order on average, to the minor unit; without orders there is none', () => {
  expect(averageOf({ orders: 3, amount: 1000 })).toBe(333)
  expect(averageOf({ orders: 2, amount: 1001 })).toBe(501)
  expect(averageOf({ orders: 4, amount: 0 })).toBe(0)
  expect(averageOf({ orders: 0, amount: 0 })).toBeNull()
})

test('the mean is of the days on which something was sold, a free order among it', () => {
  const closed = { orders: 0, amount: 0 }
  expect(meanSales([{ orders: 10, amount: 1000 }, closed, { orders: 15, amount: 2001 }, closed])).toEqual({
    days: 2,
    orders: 12.5,
    amount: 1500.5,
  })
  const [one, two] = [
    { orders: 1, amount: 1000 },
    { orders: 2, amount: 2000 },
  ]
  expect(changeOf(4, meanSales([one, one, two])?.orders ?? 0)).toEqual({ way: 'more', percent: 200 })
  expect(averageOf(meanSales([one, one, two]) ?? one)).toBe(1000)
  expect(meanSales([{ orders: 1, amount: 0 }])).toEqual({ days: 1, orders: 1, amount: 0 })
  expect(meanSales([closed, closed])).toBeNull()
  expect(meanSales([])).toBeNull()
})

test.each([
  { now: 150, earlier: 100, way: 'more', percent: 50 },
  { now: 2, earlier: 3, way: 'less', percent: 33 },
  { now: 5, earlier: 5, way: 'same', percent: 0 },
  { now: 0, earlier: 0, way: 'same', percent: 0 },
  { now: 0, earlier: 5, way: 'less', percent: 100 },
  { now: 5, earlier: 0, way: 'more', percent: null },
  { now: 1, earlier: 100_000, way: 'less', percent: 99 },
  { now: 100_001, earlier: 100_000, way: 'more', percent: 0 },
  { now: 99_999, earlier: 100_000, way: 'less', percent: 0 },
  { now: 300, earlier: 100, way: 'more', percent: 200 },
])('$now after $earlier is $way, by $percent percent', ({ now, earlier, ...change }) => {
  expect(changeOf(now, earlier)).toEqual(change)
})
