import { LINE_REFUSAL_CODES } from '@mostrador/domain/cart/price-line'
import { CHECKOUT_CODES } from '@mostrador/domain/checkout/checkout-inputs'
import { ORDER_PROBLEM_CODES } from '@mostrador/domain/order/order-refusal'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { ORDER_STATUSES } from '@mostrador/domain/order/order-status'
import { describe, expect, test } from 'vitest'
import { branchContactCopy } from './branch-contact.ts'
import { orderProgressText } from './order-progress.ts'
import { checkoutMessage } from './checkout.ts'
import { groupRuleText } from './garnish.ts'
import { orderErrorText } from './order-errors.ts'
import { orderModeName } from './order-mode.ts'
import { whatHappensNext } from './order.ts'
import { problemDetail } from './problem.ts'
import { dayLabel } from './schedule.ts'
import { openingText } from './working-hours.ts'

describe('the sentences of a refusal', () => {
  test('every code has one, and none shows its code or a hole', () => {
    for (const code of [...CHECKOUT_CODES, ...LINE_REFUSAL_CODES, ...ORDER_PROBLEM_CODES]) {
      for (const details of [{}, { plateName: 'Flan', limit: 3, expected: '$ 10', minimum: '$ 5' }]) {
        const text = orderErrorText(code, details)
        expect(text).toMatch(/^\p{Lu}/u)
        expect(text).not.toMatch(/undefined|null|\bNaN\b|\(0\)/)
        expect(text).not.toContain(code)
      }
    }
  })

  /** spec('000 §5.8') spec('000 §5.35') spec('000 §8.32') */
  test('the checkout says what the documents print', () => {
    expect(checkoutMessage('document-invalid')).toBe('Ingrese un documento valido')
    expect(checkoutMessage('below-minimum', '$ 5.000')).toBe('El precio del pedido debe ser mayor a $ 5.000')
    expect(orderErrorText('max-quantity', { limit: 6 })).toBe(
      'Has alcanzado el máximo de unidades (6) para este producto',
    )
  })

  test('an unknown problem says that something went wrong', () => {
    expect(problemDetail('toString')).toBe(problemDetail('request-failed'))
    expect(problemDetail('order-not-found')).toBe('No encontramos este pedido.')
  })
})

describe('sentences that are put together', () => {
  test('the choices that a group asks for', () => {
    expect(groupRuleText({ kind: 'exactly', count: 1 })).toBe('Elige 1')
    expect(groupRuleText({ kind: 'up-to', maximum: 3 })).toBe('Hasta 3')
    expect(groupRuleText({ kind: 'between', minimum: 1, maximum: 3 })).toBe('Entre 1 y 3')
  })

  /** spec('000 §2.16') spec('001 §9.23') */
  test('a distance has one decimal', () => {
    expect(branchContactCopy.distance(1249)).toBe('1,2 km')
    expect(branchContactCopy.distance(80)).toBe('0,1 km')
  })

  test('days and openings', () => {
    expect(dayLabel({ date: '2026-11-27', dayOfWeek: 'FRIDAY', daysAhead: 0 })).toBe('Hoy')
    expect(dayLabel({ date: '2026-11-27', dayOfWeek: 'FRIDAY', daysAhead: 7 })).toBe('Viernes 27/11')
    expect(openingText({ daysAhead: 3, dayOfWeek: 'WEDNESDAY', time: '11:30' })).toBe(
      'el miércoles a las 11:30',
    )
  })

  /** spec('000 §9.24') */
  test('the amount that is still missing', () => {
    expect(orderProgressText('free-delivery', '$ 500', '$ 9.000')).toContain('$ 500')
  })

  /** spec('000 §2.27') spec('decisions enumerations.2') */
  test('a mode without a name of its own has that of its type', () => {
    expect(orderModeName({ type: 'IN_DINING', showName: null })).toBe('En el local')
    expect(orderModeName({ type: 'IN_DINING', showName: 'Salón' })).toBe('Salón')
  })

  test('every state of every mode says what happens next', () => {
    for (const status of ORDER_STATUSES) {
      for (const mode of ORDER_MODE_TYPES) expect(whatHappensNext(status, mode)).toMatch(/[.!]$/)
    }
  })
})
