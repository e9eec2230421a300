import { expect, test } from 'vitest'
import { backMoment } from './back-moment.ts'

const zone = 'America/Argentina/Buenos_Aires'
const at = (backAt: string, now: string) => backMoment(backAt, new Date(now), zone)

test('is what the wall of the shop shows, and counts its days', () => {
  const back = '2026-11-21T02:30:00Z'
  const moment = { date: '2026-11-20', dayOfWeek: 'FRIDAY', time: '23:30' }
  expect(at(back, '2026-11-21T02:29:00Z')).toEqual({ ...moment, daysAhead: 0 })
  expect(at(back, '2026-11-20T03:00:00Z')).toEqual({ ...moment, daysAhead: 0 })
  expect(at(back, '2026-11-20T02:59:00Z')).toEqual({ ...moment, daysAhead: 1 })
})

test('says nothing of what is past', () => {
  expect(at('2026-11-21T02:30:00Z', '2026-11-21T02:30:00Z')).toBeUndefined()
})
