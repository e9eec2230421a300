import { wallClock } from '../scheduling/wall-clock.ts'
import { timeOf } from '../scheduling/wall-time.ts'

/** "2026-11-20 12:05" on the wall of a time zone, as spreadsheets read a time; '' for none. */
export function timeCell(at: Date | null, timeZone: string): string {
  if (!at) return ''
  const { date, minutes } = wallClock(at, timeZone)
  return `${date} ${timeOf(minutes)}`
}
