import { expect, test } from 'vitest'
import { backupName, backupsToDelete } from './backups-to-keep.ts'

const DAY_MS = 24 * 60 * 60_000
const night = (day: string): string => backupName(new Date(`${day}T07:30:00Z`))

/** Backups that are left after so many nights, each of which adds one and then deletes. */
function afterNights(first: string, nights: number): readonly string[] {
  let names: readonly string[] = []
  for (let at = 0; at < nights; at += 1) {
    const made = backupName(new Date(Date.parse(`${first}T07:30:00Z`) + at * DAY_MS))
    const all = [...names, made]
    const old = backupsToDelete(all)
    names = all.filter((name) => !old.includes(name))
  }
  return names
}

const daysOf = (names: readonly string[]): readonly string[] => names.map((name) => name.slice(10, 20))

/** spec('decisions keeping-it.6') */
test('after two years there are seven days, four weeks and twelve months', () => {
  // The last night is Thursday, 26 November 2026.
  expect(daysOf(afterNights('2024-11-26', 731))).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    // The Sundays of the weeks before, the days, of which the last are also week and month.
    '2026-11-08',
    '2026-11-15',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
})

test('a week and a month later nothing of a time without backups has gone', () => {
  const names = ['2026-01-05', '2026-01-06', '2026-06-30', '2026-11-26'].map(night)
  expect(backupsToDelete(names)).toEqual([])
})

test('of one day the newest stays', () => {
  const names = ['01:00:00', '23:59:59', '12:00:00'].map((time) =>
    backupName(new Date(`2026-11-26T${time}Z`)),
  )
  const old = [...Array.from({ length: 7 }, (_, at) => night(`2026-11-${19 + at}`)), night('2026-11-01')]
  expect(backupsToDelete([...names, ...old])).toEqual(expect.arrayContaining([names[0], names[2]]))
  expect(backupsToDelete([...names, ...old])).not.toContain(names[1])
})

test('a file of another name is not deleted', () => {
  const nights = Array.from({ length: 28 }, (_, at) => night(`2026-02-${String(at + 1).padStart(2, '0')}`))
  const others = [
    'notes.txt',
    'before-the-move.tar.gz',
    `${night('2020-01-01')}.part`,
    `old-${night('2020-01-01')}`,
  ]
  const deleted = backupsToDelete([...others, ...nights])
  expect(deleted.length).toBeGreaterThan(10)
  for (const other of others) expect(deleted).not.toContain(other)
})
