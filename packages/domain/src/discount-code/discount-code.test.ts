import { describe, expect, test } from 'vitest'
import { sampleCode } from '../testing/sample-code.ts'
import { codeEntry, type CodeBase } from './code-entry.ts'
import { keepsCode, normaliseCode } from './discount-code.ts'
import { unmetConditions, type CodeCart } from './unmet-conditions.ts'

test('a code is the same with spaces and small letters', () => {
  expect(normaliseCode('  verano10 ')).toBe('VERANO10')
})

test('a way to pay keeps a code that names it, or that names none', () => {
  expect(keepsCode({ paymentTypeIds: [] }, null)).toBe(true)
  expect(keepsCode({ paymentTypeIds: ['card'] }, 'card')).toBe(true)
  expect(keepsCode({ paymentTypeIds: ['card', 'cash'] }, 'cash')).toBe(true)
  expect(keepsCode({ paymentTypeIds: ['card'] }, 'cash')).toBe(false)
  expect(keepsCode({ paymentTypeIds: ['card'] }, null)).toBe(false)
})

describe('unmet conditions', () => {
  const strict = sampleCode({
    minimumOrderAmount: 5000,
    plate: { id: 'pizza', showName: 'Pizza' },
    category: { id: 'drinks', showName: 'Bebidas' },
    deliveryFee: true,
  })
  const paid: CodeCart = { itemsPrice: 5000, atMost: 5000, lines: [], deliveryFee: 900 }

  /** spec('000 §3.22') spec('000 §5.22') spec('000 §5.23') spec('000 §5.25') */
  test('are listed all at once, in the order of the documents', () => {
    const cart = { itemsPrice: 4999, atMost: 4999, lines: [], deliveryFee: 0 }
    expect(unmetConditions(strict, cart)).toEqual([
      { code: 'minimum-amount', amount: 5000 },
      { code: 'plate-missing', plate: 'Pizza' },
      { code: 'already-free-delivery' },
      { code: 'category-missing', category: 'Bebidas' },
    ])
  })

  test('are none at the very minimum with what is asked for', () => {
    const lines = [
      { referenceId: 'pizza', categoryId: 'pizzas' },
      { referenceId: 'agua', categoryId: 'drinks' },
    ]
    expect(unmetConditions(strict, { ...paid, lines })).toEqual([])
  })

  test('are a plate and a category that are missing, where the cart holds only others', () => {
    const of = (referenceId: string, categoryId: string) => ({
      ...paid,
      lines: [
        { referenceId: 'sopa', categoryId: 'soups' },
        { referenceId, categoryId },
      ],
    })
    const plateMissing = { code: 'plate-missing', plate: 'Pizza' }
    const categoryMissing = { code: 'category-missing', category: 'Bebidas' }
    expect(unmetConditions(strict, of('flan', 'desserts'))).toEqual([plateMissing, categoryMissing])
    expect(unmetConditions(strict, of('pizza', 'pizzas'))).toEqual([categoryMissing])
    expect(unmetConditions(strict, of('agua', 'drinks'))).toEqual([plateMissing])
    // One plate may be both of what a code asks for.
    expect(unmetConditions(strict, of('pizza', 'drinks'))).toEqual([])
  })

  test('are a minimum only where the code has one', () => {
    const nothing = { itemsPrice: 0, atMost: 0 }
    expect(unmetConditions(sampleCode(), { ...paid, itemsPrice: 10, atMost: 10 })).toEqual([])
    expect(unmetOf({ minimumOrderAmount: 1 }, nothing)).toEqual(['minimum-amount'])
    expect(unmetOf({ minimumOrderAmount: null }, nothing)).toEqual(['nothing-off'])
    expect(unmetOf({ minimumOrderAmount: 0 }, nothing)).toEqual(['nothing-off'])
  })

  /** spec('000 §5.24') */
  test('know of free delivery only where the code gives it', () => {
    expect(unmetConditions(sampleCode(), { ...paid, deliveryFee: 0 })).toEqual([])
  })

  const unmetOf = (part: Parameters<typeof sampleCode>[0], on: Partial<typeof paid> = {}) =>
    unmetConditions(sampleCode(part), { ...paid, ...on }).map(({ code }) => code)

  test('are a delivery for a code that gives it, and one that costs something', () => {
    const isFree = { deliveryFee: true }
    expect(unmetOf(isFree)).toEqual([])
    expect(unmetOf(isFree, { deliveryFee: null })).toEqual(['no-delivery'])
    expect(unmetOf(isFree, { deliveryFee: 0 })).toEqual(['already-free-delivery'])
    expect(unmetOf({}, { deliveryFee: null })).toEqual([])
  })

  test('say nothing of a delivery that is free where nobody delivers', () => {
    const outside = { deliveryFee: 0, isOutside: true }
    expect(unmetOf({ deliveryFee: true }, outside)).toEqual([])
    expect(unmetOf({ type: 'FIXED', value: 100 }, { ...outside, atMost: 0 })).toEqual(['nothing-off'])
  })

  test('are told of a code that would take nothing off', () => {
    expect(unmetOf({ type: 'FIXED', value: 100 }, { atMost: 0 })).toEqual(['nothing-off'])
    expect(unmetOf({ type: 'PERCENT', value: 10 }, { itemsPrice: 4, atMost: 4 })).toEqual(['nothing-off'])
    expect(unmetOf({ deliveryFee: true }, { atMost: 0 })).toEqual([])
  })
})

describe('the row of a code', () => {
  const base: CodeBase = { itemsPrice: 10_005, atMost: 10_005, deliveryFee: 900 }
  const amountOf = (part: Parameters<typeof sampleCode>[0], on: Partial<CodeBase> = {}) =>
    codeEntry({ code: sampleCode(part), name: 'Cupón' }, { ...base, ...on })?.amount

  test('is its percentage of the items, rounded half up', () => {
    expect(amountOf({ type: 'PERCENT', value: 10 })).toBe(1001)
  })

  test('stops at its cap and at what is left of the items', () => {
    expect(amountOf({ value: 10, maximumDiscountAmount: 500 })).toBe(500)
    expect(amountOf({ type: 'FIXED', value: 20_000 }, { atMost: 7000 })).toBe(7000)
  })

  test('of free delivery is the fee, within the cap, whatever is left of the items', () => {
    expect(amountOf({ deliveryFee: true }, { atMost: 0 })).toBe(900)
    expect(amountOf({ deliveryFee: true, maximumDiscountAmount: 300 })).toBe(300)
  })

  test('is missing where it comes to nothing', () => {
    expect(amountOf({ deliveryFee: true }, { deliveryFee: 0 })).toBeUndefined()
    expect(amountOf({ type: 'FIXED', value: 100 }, { atMost: 0 })).toBeUndefined()
  })
})
