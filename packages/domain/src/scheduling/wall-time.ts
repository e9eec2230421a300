const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the minutes since midnight of an `HH:MM`; "24:00" is 1440. `NaN` for anything else. */
export function minutesOf(time: string): number {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
}

/** Returns the `HH:MM` of minutes since midnight (0 to 1439). */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Returns a date (`YYYY-MM-DD`) some days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns how many days a date (`YYYY-MM-DD`) is after another one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
