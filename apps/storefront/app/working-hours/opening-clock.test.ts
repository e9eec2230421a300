import { expect, test } from 'vitest'
import { noteServerTime } from '../layout/server-clock.ts'
import { openingClock } from './opening-clock.ts'

test('no local opens or closes by a browser alone, and by the server as soon as it answers', () => {
  expect(openingClock().getTime()).toBe(0)
  const date = new Date(Date.now() + 86_400_000).toUTCString()
  noteServerTime(new Response(null, { headers: { date } }))
  expect(Math.abs(openingClock().getTime() - Date.parse(date))).toBeLessThan(5000)
})
