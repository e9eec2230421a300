import { describe, expect, test } from 'vitest'
import { expectedText, shortMoment, whenText } from './order-moments.ts'

const order = {
  orderedAt: '2026-11-21T02:50:00.000Z',
  scheduledAt: null,
  minDelayInMinutes: 30,
  maxDelayInMinutes: 45,
  promisedAt: null,
  type: 'DELIVERY',
  status: 'GENERATED',
  branchContact: { timeZone: 'America/Argentina/Buenos_Aires' },
} as const

describe('when an order is for', () => {
  test('is read on the wall of the contact, also past midnight', () => {
    expect(whenText(order)).toBe('Pedido el viernes 20/11 a las 23:50')
    expect(expectedText(order)).toBe('Llega entre las 00:20 y las 00:35')
  })

  test('a scheduled order says its slot, and promises nothing else', () => {
    const scheduled = { ...order, scheduledAt: '2026-11-22T00:30:00.000Z' }
    expect(whenText(scheduled)).toBe('Programado para el sábado 21/11 a las 21:30')
    expect(expectedText(scheduled)).toBeUndefined()
  })

  test('an order that was accepted is still expected, and a shop that swapped its delays is understood', () => {
    expect(expectedText({ ...order, status: 'ACCEPTED' })).toBe('Llega entre las 00:20 y las 00:35')
    expect(expectedText({ ...order, minDelayInMinutes: 60 })).toBe('Llega entre las 00:35 y las 00:35')
    expect(expectedText({ ...order, type: 'TAKE_AWAY', status: 'ACCEPTED' })).toContain('Listo')
  })

  test('an order to pick up is ready, not on its way', () => {
    expect(expectedText({ ...order, type: 'TAKE_AWAY' })).toBe('Listo entre las 00:20 y las 00:35')
    expect(expectedText({ ...order, type: 'TAKE_AWAY', status: 'READY' })).toBeUndefined()
    expect(expectedText({ ...order, status: 'READY' })).toBeDefined()
  })

  test.each(['DELIVERED', 'CANCELED'] as const)('%s: nothing is expected any more', (status) => {
    expect(expectedText({ ...order, status })).toBeUndefined()
  })

  /** spec('decisions beyond-the-documents.34') */
  test('a later promise of the shop takes the place of the first, also of a slot and at a table', () => {
    const later = { ...order, promisedAt: '2026-11-21T03:55:00.000Z' }
    expect(expectedText(later)).toBe('Llega alrededor de las 00:55')
    expect(expectedText({ ...later, scheduledAt: '2026-11-21T03:30:00.000Z' })).toBe(
      'Llega alrededor de las 00:55',
    )
    expect(expectedText({ ...later, type: 'IN_DINING' })).toBe('Llega a tu mesa alrededor de las 00:55')
    expect(expectedText({ ...later, type: 'TAKE_AWAY' })).toBe('Está listo alrededor de las 00:55')
    expect(expectedText({ ...later, type: 'TAKE_AWAY', status: 'READY' })).toBeUndefined()
    expect(expectedText({ ...later, status: 'DELIVERED' })).toBeUndefined()
  })

  test('a mode without delays promises nothing, nor does a table', () => {
    expect(expectedText({ ...order, maxDelayInMinutes: 0 })).toBeUndefined()
    expect(expectedText({ ...order, type: 'IN_DINING' })).toBeUndefined()
  })
})

test('a moment of the past is short', () => {
  expect(shortMoment('2026-11-21T02:50:00.000Z', 'America/Argentina/Buenos_Aires')).toBe('20/11 23:50')
})
