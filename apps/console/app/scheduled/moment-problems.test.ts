import { expect, test } from 'vitest'
import { momentProblems } from './moment-problems.ts'

/** A Tuesday evening in Buenos Aires, when it is Wednesday in Greenwich. */
const here = { now: new Date('2026-11-25T01:30:00Z'), timeZone: 'America/Argentina/Buenos_Aires' }
const refused = (code: string) => ({ ...here, refusal: { code } })

/** spec('decisions prices-and-time.13') */
test.each([
  ['an hour of today', 'moment-passed', '2026-11-24', { time: 'Esa hora ya pasó. Elige otra.' }],
  ['a day before', 'moment-passed', '2026-11-23', { date: 'Ese día ya pasó. Elige otro.' }],
  ['a day too far', 'moment-too-far', '2028-01-01', { date: 'Se puede programar hasta el 24/11/2027.' }],
  [
    'an hour that the clock skips',
    'no-such-hour',
    '2026-12-01',
    { time: 'Ese día esa hora no existe, porque cambia el reloj. Elige otra.' },
  ],
  ['what is no matter of the moment', 'meets-scheduled', '2026-12-01', {}],
])('%s is marked at its field', (...[, code, date, told]) => {
  expect(momentProblems({ date, time: '06:00' }, refused(code))).toEqual(told)
})

/** spec('decisions prices-and-time.13') */
test('a field that is empty says so, whatever was refused before', () => {
  expect(momentProblems({ date: '', time: '06:00' }, refused('moment-passed'))).toEqual({
    date: 'Elige un día.',
  })
  expect(momentProblems({ date: '', time: '' }, refused('moment-too-far'))).toEqual({
    date: 'Elige un día.',
    time: 'Elige una hora.',
  })
  expect(momentProblems({ date: '2026-12-01', time: '06:00' }, { ...here, refusal: undefined })).toEqual({})
})
