import { describe, expect, test } from 'vitest'
import { multipleDiscount } from './multiple.ts'

const PIZZAS = [
  { price: 1000, quantity: 2 },
  { price: 700, quantity: 3 },
] as const

const off = (buy: number, pay: number) => multipleDiscount({ buy, pay }, PIZZAS)

describe('of five pizzas, three of 7,00 and two of 10,00', () => {
  test('2x1 gives the two cheapest away, 3x2 one and 5x2 three', () => {
    expect(off(2, 1)).toEqual({ freeUnits: 2, amount: 1400 })
    expect(off(3, 2)).toEqual({ freeUnits: 1, amount: 700 })
    expect(off(5, 2)).toEqual({ freeUnits: 3, amount: 2100 })
  })

  test('free units beyond the cheap ones are taken from the dear ones', () => {
    expect(off(5, 1)).toEqual({ freeUnits: 4, amount: 3100 })
  })

  test('every second pair is free where nothing is paid of two', () => {
    expect(off(2, 0)).toEqual({ freeUnits: 4, amount: 3100 })
  })

  test('nothing is free before there are enough', () => {
    expect(off(6, 1)).toEqual({ freeUnits: 0, amount: 0 })
  })

  test.each([
    [2, 2],
    [2, 3],
    [2, -1],
    [0, 0],
    [0, -1],
    [-2, -1],
    [-1, -2],
  ])('nothing is free, and nothing dearer, with %ix%i', (buy, pay) => {
    expect(off(buy, pay)).toEqual({ freeUnits: 0, amount: 0 })
  })
})
