import { expect, test } from 'vitest'
import { daysOfSpan, mergedDays, withDays, withoutDays, wrongDays } from './differing-days.ts'

const closed = (day: string) => ({ day })
const [xmas, eve, newYear] = [closed('2026-12-25'), closed('2026-12-24'), closed('2027-01-01')]

test('each wrong day is told at its place in the list', () => {
  const days = [
    xmas,
    { day: '' },
    { day: '2026-12-25' },
    { day: '2026-12-31', hours: ['a las diez'] },
    { ...eve, reason: 'x'.repeat(120) },
    { ...newYear, reason: 'x'.repeat(121) },
  ]
  expect(wrongDays(days, { today: '2026-12-24', kept: [] })).toEqual([
    { index: 1, problem: 'missing' },
    { index: 2, problem: 'twice' },
    { index: 3, problem: 'malformed' },
    { index: 5, problem: 'long' },
  ])
  // A day that was kept when it came stays when it is over; a past day cannot be added.
  expect(wrongDays([eve, xmas], { today: '2026-12-26', kept: [eve] })).toEqual([
    { index: 1, problem: 'past' },
  ])
})

test('a span has both of its ends, in whichever order, over the end of a year', () => {
  expect(daysOfSpan('2027-01-01', '2026-12-30')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(daysOfSpan('2026-12-30', '2026-12-30')).toEqual(['2026-12-30'])
  expect(daysOfSpan('2026-01-01', '2030-01-01', 3)).toEqual(['2026-01-01', '2026-01-02', '2026-01-03'])
})

test('days take their place in order and stand there once; taken out they are like the week', () => {
  const span = daysOfSpan('2026-12-24', '2026-12-25')
  const holidays = { hours: ['10:00-14:00'], reason: 'Fiestas' }
  const list = withDays([newYear, xmas], span, holidays)
  expect(list).toEqual([{ ...eve, ...holidays }, { ...xmas, ...holidays }, newYear])
  expect(withoutDays(list, span)).toEqual([newYear])
})

/** spec('decisions the-local.6') */
test('changes of different days hold together, those of the same day are for people to decide', () => {
  const open = { ...xmas, hours: ['10:00-14:00'] }
  expect(mergedDays({ base: [xmas], mine: [xmas, newYear], theirs: [eve, xmas] })).toEqual([
    xmas,
    newYear,
    eve,
  ])
  expect(mergedDays({ base: [xmas, eve], mine: [xmas], theirs: [open, eve] })).toEqual([open])
  expect(mergedDays({ base: [xmas], mine: [], theirs: [open] })).toBeUndefined()
  expect(mergedDays({ base: [], mine: [open], theirs: [open] })).toEqual([open])
})

test('a row that is still being typed is neither dropped nor moved by what others change', () => {
  const [base, theirs] = [[xmas], [eve, xmas]]
  expect(mergedDays({ base, mine: [xmas, { day: '' }], theirs })).toBeUndefined()
  expect(mergedDays({ base, mine: [xmas, { ...xmas, reason: 'Navidad' }], theirs })).toBeUndefined()
  expect(mergedDays({ base, mine: [newYear, xmas], theirs })).toEqual([newYear, xmas, eve])
})
