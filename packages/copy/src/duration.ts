import { COUNTED_MINUTES, DAY, HOUR } from './short-duration.ts'

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/**
 * Returns a stretch of whole minutes in a sentence: "1 minuto", "90 minutos", "1 día y 2 horas".
 */
export function longDuration(total: number): string {
  if (total <= COUNTED_MINUTES) return total === 1 ? '1 minuto' : `${total} minutos`
  const parts = [
    ...counted(Math.floor(total / DAY), 'día', 'días'),
    ...counted(Math.floor((total % DAY) / HOUR), 'hora', 'horas'),
    ...counted(total % HOUR, 'minuto', 'minutos'),
  ]
  return new Intl.ListFormat('es').format(parts)
}

/**
 * Returns hours and days under a field that counts minutes; undefined where people count minutes.
 */
export const longerText = (minutes: number): string | undefined =>
  minutes <= COUNTED_MINUTES ? undefined : `Son ${longDuration(minutes)}.`
