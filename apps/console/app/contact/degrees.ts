export type Location = { readonly lat: number; readonly lng: number }

/** Largest absolute degrees. */
export const MOST_DEGREES = { lat: 90, lng: 180 } as const

/** Parses typed degrees, "-34,588"; undefined for invalid ones. */
export function readDegrees(text: string, axis: keyof Location): number | undefined {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  const degrees = /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(degrees) <= MOST_DEGREES[axis] ? degrees : undefined
}

/** Writes degrees with a decimal comma. */
export const degreesText = (degrees: number): string => String(degrees).replace('.', ',')
