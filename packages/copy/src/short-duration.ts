/** Minutes of an hour, and of a day. */
export const HOUR = 60
export const DAY = 24 * HOUR

/** Up to here people count in minutes: "90 minutos" is read as fast as an hour and a half. */
export const COUNTED_MINUTES = 90

/**
 * Returns a stretch of whole minutes where there is little room: "90 min", "1 h 35 min", "1 día 2
 * h".
 */
export const shortDuration = (total: number): string =>
  total > COUNTED_MINUTES ? inUnits(total) : `${total} min`

/** Writes minutes in units, however few: "1 h 15 min". */
export function inUnits(total: number): string {
  const [days, hours, minutes] = [Math.floor(total / DAY), Math.floor((total % DAY) / HOUR), total % HOUR]
  return [days && `${days} día${days > 1 ? 's' : ''}`, hours && `${hours} h`, minutes && `${minutes} min`]
    .filter(Boolean)
    .join(' ')
}

/** Writes a range of durations, each unit once where it is the same: "30 a 45 min". */
export const durationRange = (from: number, to: number): string =>
  from < to
    ? `${to > COUNTED_MINUTES ? shortDuration(from) : from} a ${shortDuration(to)}`
    : shortDuration(to)
