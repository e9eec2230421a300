const HOUR = 60
const DAY = 24 * HOUR

/** Up to here people count in minutes: "90 minutos" is read as fast as an hour and a half. */
const COUNTED_MINUTES = 90

/** A stretch of time as people say it. */
type DurationParts = { readonly days: number; readonly hours: number; readonly minutes: number }

/**
 * So many whole minutes in the units in which people say them: 1440 are a day. `counted` is up to
 * where they stay minutes.
 */
function durationParts(minutes: number, counted: number = COUNTED_MINUTES): DurationParts {
  if (minutes <= counted) return { days: 0, hours: 0, minutes }
  return {
    days: Math.floor(minutes / DAY),
    hours: Math.floor((minutes % DAY) / HOUR),
    minutes: minutes % HOUR,
  }
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** A stretch of whole minutes in a sentence: "1 minuto", "90 minutos", "1 día y 2 horas". */
export function longDuration(total: number): string {
  const { days, hours, minutes } = durationParts(total)
  const parts = [
    ...counted(days, 'día', 'días'),
    ...counted(hours, 'hora', 'horas'),
    ...counted(minutes, 'minuto', 'minutos'),
  ]
  return parts.length === 0 ? '0 minutos' : list.format(parts)
}

/**
 * The same where there is little room: "90 min", "1 h 35 min", "1 día 2 h". `most` is up to
 * where it stays in minutes.
 */
export function shortDuration(total: number, most?: number): string {
  const { days, hours, minutes } = durationParts(total, most)
  const parts = [
    ...counted(days, 'día', 'días'),
    ...counted(hours, 'h', 'h'),
    ...counted(minutes, 'min', 'min'),
  ]
  return parts.join(' ') || '0 min'
}

/** From one stretch to another one, each unit once where it is the same: "30 a 45 min". */
export function durationRange(from: number, to: number, between = ' a '): string {
  if (from >= to) return shortDuration(to)
  const isInMinutes = [from, to].every((one) => durationParts(one).minutes === one)
  return `${isInMinutes ? from : shortDuration(from)}${between}${shortDuration(to)}`
}

/** What many minutes are, under a field that counts them; undefined where people count minutes. */
export const longerText = (minutes: number): string | undefined =>
  minutes <= COUNTED_MINUTES ? undefined : `Son ${longDuration(minutes)}.`
