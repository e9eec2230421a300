import { expect, test } from 'vitest'
import { caseTimes } from './case-times.ts'

const order = {
  id: '0198c000-0000-7000-8000-000000000001',
  code: '7H2K9QWXYZ',
  number: 42,
  type: 'DELIVERY',
  modeName: null,
  status: 'DELIVERED',
  customerName: 'Lucía',
  phone: '',
  orderedAt: '2026-11-20T15:00:00.000Z',
  acceptedAt: '2026-11-20T15:02:10.000Z',
  readyAt: '2026-11-20T15:24:20.000Z',
  deliveredAt: '2026-11-20T16:05:00.000Z',
} as const

/** spec('decisions beyond-the-documents.20') */
test('the kitchen has it from accepted to ready, the way takes it from there to the door', () => {
  expect(caseTimes(order)).toEqual({ kitchen: 22, delivery: 41, total: 65 })
})

test('a step that did not end has no time', () => {
  expect(caseTimes({ ...order, deliveredAt: null })).toEqual({ kitchen: 22, delivery: null, total: null })
  expect(caseTimes({ ...order, acceptedAt: null, deliveredAt: null }).kitchen).toBeNull()
})
