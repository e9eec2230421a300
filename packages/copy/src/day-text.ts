/** The months of the year. */
export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

/** A day (`YYYY-MM-DD`) as it stands within a sentence: "1 de diciembre". */
export function dayInWords(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${day} de ${MONTHS[(month ?? 1) - 1]}`
}

/**
 * A day as it is called ("Mañana", "Viernes 27/11") and its hour, as they stand within a sentence.
 */
export const dayAndHour = (day: string, hour: string): string =>
  `${day.includes('/') ? 'el ' : ''}${day.toLowerCase()} a las ${hour}`
