/** Degrees of the earth. */
export type Location = { readonly lat: number; readonly lng: number }

/** How far degrees go. */
export const MOST_DEGREES = { lat: 90, lng: 180 } as const

/** Reads degrees as they are typed, "-34,588"; undefined for what are none. */
export function readDegrees(text: string, axis: keyof Location): number | undefined {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  const degrees = /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(degrees) <= MOST_DEGREES[axis] ? degrees : undefined
}

/** Degrees as people write them. */
export const degreesText = (degrees: number): string => String(degrees).replace('.', ',')
