import { expect, test } from 'vitest'
import { createApi } from '../api.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { loadSchedule } from './load-schedule.ts'

test('the days and hours are the server’s, and so is today', async () => {
  const days = [{ date: '2026-11-20', dayOfWeek: 'FRIDAY', availableHours: ['20:00'] }]
  const schedule = { schedulerDaysInfo: days, datesBetween: { from: '2026-11-20', to: '2026-11-27' } }
  openPage({
    answer: ({ url }) => (url === '/api/ordermode/schedule/mode' ? schedule : refusal(404, `no ${url}`)),
  })
  const api = createApi((url, init) => fetch(url, init))
  expect(await loadSchedule(api.client, 'mode')).toEqual({ ok: true, data: { days, today: '2026-11-20' } })
  expect(await loadSchedule(api.client, 'another')).toMatchObject({ ok: false, problem: { status: 404 } })
})
