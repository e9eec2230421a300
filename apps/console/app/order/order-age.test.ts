import { expect, test } from 'vitest'
import { givenOrder } from '../testing/given-order.ts'
import { orderAge } from './order-age.ts'

const at = (minutesLater: number): Date =>
  new Date(Date.parse('2026-11-20T23:00:00.000Z') + minutesLater * 60_000)

test('an order that nobody took grows urgent within minutes', () => {
  const order = givenOrder({ status: 'GENERATED' })
  expect(orderAge(order, at(0))).toEqual({ kind: 'waiting', minutes: 0, tone: 'calm' })
  expect(orderAge(order, at(2.99))).toMatchObject({ minutes: 2, tone: 'calm' })
  expect(orderAge(order, at(3))).toMatchObject({ minutes: 3, tone: 'soon' })
  expect(orderAge(order, at(8))).toMatchObject({ minutes: 8, tone: 'late' })
})

test('one in the kitchen counts down to the time that was promised, and then up from it', () => {
  const order = givenOrder({ status: 'ACCEPTED', maxDelayInMinutes: 40 })
  expect(orderAge(order, at(29))).toEqual({ kind: 'due', minutes: 11, tone: 'calm' })
  expect(orderAge(order, at(30))).toEqual({ kind: 'due', minutes: 10, tone: 'soon' })
  expect(orderAge(order, at(40.5))).toEqual({ kind: 'due', minutes: 0, tone: 'soon' })
  expect(orderAge(order, at(41))).toEqual({ kind: 'overdue', minutes: 1, tone: 'late' })
})

test('a later promise is what counts, also before anybody took the order', () => {
  const later = { promisedAt: at(60).toISOString(), maxDelayInMinutes: 40 }
  for (const status of ['GENERATED', 'ACCEPTED'] as const) {
    const order = givenOrder({ ...later, status })
    expect(orderAge(order, at(49))).toEqual({ kind: 'due', minutes: 11, tone: 'calm' })
    expect(orderAge(order, at(50))).toEqual({ kind: 'due', minutes: 10, tone: 'soon' })
    expect(orderAge(order, at(62))).toEqual({ kind: 'overdue', minutes: 2, tone: 'late' })
  }
})

test('where nothing is promised it is judged by what a diner expects', () => {
  const order = givenOrder({ status: 'READY', maxDelayInMinutes: 0 })
  expect(orderAge(order, at(29))).toEqual({ kind: 'waiting', minutes: 29, tone: 'calm' })
  expect(orderAge(order, at(39))).toMatchObject({ minutes: 39, tone: 'soon' })
  expect(orderAge(order, at(40))).toMatchObject({ minutes: 40, tone: 'late' })
})

test('a scheduled one counts down to its time and then up from it', () => {
  const order = givenOrder({ scheduled: true, scheduledAt: at(90).toISOString() })
  expect(orderAge(order, at(10))).toEqual({ kind: 'due', minutes: 80, tone: 'calm' })
  expect(orderAge(order, at(60))).toEqual({ kind: 'due', minutes: 30, tone: 'soon' })
  expect(orderAge(order, at(90))).toEqual({ kind: 'due', minutes: 0, tone: 'soon' })
  expect(orderAge(order, at(95))).toEqual({ kind: 'overdue', minutes: 5, tone: 'late' })
})

test('a clock that runs behind the server shows no negative age', () => {
  expect(orderAge(givenOrder(), at(-2))).toMatchObject({ minutes: 0, tone: 'calm' })
})
