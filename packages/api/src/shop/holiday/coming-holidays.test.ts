import { expect, test } from 'vitest'
import { comingHolidays } from './coming-holidays.ts'

/** spec('decisions holidays.1') */
test.each([
  ['ar', '2026-12-08'],
  ['cl', '2026-12-08'],
  ['pe', '2026-12-08'],
  ['co', '2026-12-08'],
  ['py', '2026-12-08'],
])('%s has a holiday on the %s', async (country, day) => {
  expect((await comingHolidays(country, '2026-12-01')).map((one) => one.day)).toContain(day)
})

test('a holiday by law is told from a day on which offices or banks close', async () => {
  const ends = async (country: string) =>
    (await comingHolidays(country, '2026-12-24')).map(({ day, isPublic }) => `${day.slice(5)} ${isPublic}`)
  expect(await ends('ar')).toEqual(['12-24 false', '12-25 true', '12-31 false', '01-01 true'])
  expect(await ends('ve')).toEqual(expect.arrayContaining(['12-24 true', '12-31 true']))
  expect(await ends('cl')).toEqual(['12-25 true', '12-31 false', '01-01 true'])
})

test('the year turns within two weeks, each day is told once, an unknown country has none', async () => {
  const days = (await comingHolidays('mx', '2026-12-24')).map(({ day }) => day)
  expect(days).toEqual(expect.arrayContaining(['2026-12-25', '2027-01-01']))
  expect(new Set(days).size).toBe(days.length)
  for (const country of ['uy', 'br', 'bo', 'ec', 've', 'us'])
    expect((await comingHolidays(country, '2026-12-20')).map(({ day }) => day)).toContain('2026-12-25')
  expect(await comingHolidays('zz', '2026-12-20')).toEqual([])
})
