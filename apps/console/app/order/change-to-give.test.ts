import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { changeToGive } from './change-to-give.ts'

test('the change is what is left of the note, to the cent', () => {
  expect(changeToGive(givenOrder({ paysWith: 20_000, total: 18_750.1 }), 2)).toEqual({
    paysWith: 2_000_000,
    change: 124_990,
  })
  expect(changeToGive(givenOrder({ paysWith: 20_000, total: 18_750 }), 0)).toEqual({
    paysWith: 20_000,
    change: 1250,
  })
})

test('the exact amount leaves nothing, and less than the total is no negative change', () => {
  expect(changeToGive(givenOrder({ paysWith: 18_750 }), 2)?.change).toBe(0)
  expect(changeToGive(givenOrder({ paysWith: 10_000 }), 2)?.change).toBe(0)
})

test('there is none without cash, or when nobody said with how much', () => {
  const card = { id: 'card', paymentMethod: 'CARD', showName: '', upload: 'APP' } as const
  expect(changeToGive(givenOrder({ paysWith: null }), 2)).toBeUndefined()
  expect(changeToGive(givenOrder({ paysWith: 20_000, paymentType: card }), 2)).toBeUndefined()
})

test('the change is of what is handed over where the law rounds cash', () => {
  const order = givenOrder({ paysWith: 12_000, total: 11_626, cashTotal: 11_630 })
  expect(changeToGive(order, 0)).toEqual({ paysWith: 12_000, change: 370 })
  const exact = givenOrder({ paysWith: 11_620, total: 11_625, cashTotal: 11_620 })
  expect(changeToGive(exact, 0)).toEqual({ paysWith: 11_620, change: 0 })
})
