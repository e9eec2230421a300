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

/** Writes a day (`YYYY-MM-DD`) within a sentence: "1 de diciembre". */
export function dayInWords(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${day} de ${MONTHS[(month ?? 1) - 1]}`
}

/** Writes a day ("Mañana", "Viernes 27/11") and its hour, within a sentence. */
export const dayAndHour = (day: string, hour: string): string =>
  `${day.includes('/') ? 'el ' : ''}${day.toLowerCase()} a las ${hour}`
