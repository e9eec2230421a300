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
    amount: 1501,
  })
  expect(meanSales([{ orders: 1, amount: 0 }])).toEqual({ days: 1, orders: 1, amount: 0 })
  expect(meanSales([closed, closed])).toBeNull()
  expect(meanSales([])).toBeNull()
})

test('a change is told in percent of what it was', () => {
  expect(changeOf(150, 100)).toBe(50)
  expect(changeOf(2, 3)).toBe(-33)
  expect(changeOf(5, 5)).toBe(0)
  expect(changeOf(0, 5)).toBe(-100)
  expect(changeOf(5, 0)).toBeNull()
})
