import { expect, test } from 'vitest'
import { branchContactCopy } from './branch-contact.ts'
import { longDuration, longerText } from './duration.ts'
import { durationRange, inUnits, shortDuration } from './short-duration.ts'
import { interruptionCopy } from './interruption.ts'
import { orderAlertText } from './order-alert.ts'
import { paymentCopy } from './payment.ts'
import { transfersPageCopy } from './transfers-page.ts'

test('above an hour and a half minutes are told as hours and days', () => {
  expect([0, 1, 90, 120, 135, 1440, 1561].map(longDuration)).toEqual([
    '0 minutos',
    '1 minuto',
    '90 minutos',
    '2 horas',
    '2 horas y 15 minutos',
    '1 día',
    '1 día, 2 horas y 1 minuto',
  ])
  expect([0, 45, 95, 2880].map(shortDuration)).toEqual(['0 min', '45 min', '1 h 35 min', '2 días'])
  expect([65, 59].map(inUnits)).toEqual(['1 h 5 min', '59 min'])
})

test('a field of minutes says what many of them are, and nothing of few', () => {
  expect([90, 91, 1440].map(longerText)).toEqual([undefined, 'Son 1 hora y 31 minutos.', 'Son 1 día.'])
})

test('a span says its unit once where both ends have the same', () => {
  expect(durationRange(30, 45)).toBe('30 a 45 min')
  expect(durationRange(45, 45)).toBe('45 min')
  expect(durationRange(60, 1440)).toBe('60 min a 1 día')
})

test('no sentence tells diners or staff of hundreds of minutes', () => {
  expect(paymentCopy.byTransfer(1440)).toContain('1 día')
  expect(transfersPageCopy.left(1380)).toBe('Quedan 23 h')
  expect(branchContactCopy.minutes(1440, 2880)).toBe('1 día a 2 días')
  expect(interruptionCopy.left(3000)).toBe('quedan 2 días 2 h')
  expect(orderAlertText.message({ contact: 'Palermo', number: 7, minutes: 135 }, '')).toContain(
    'hace 2 horas y 15 minutos',
  )
})
