const WHOLE = new Intl.NumberFormat('es-AR')

/** Points as people read them: whole, with a dot for the thousands. */
export const formatPoints = (points: number): string => WHOLE.format(points)

/** Points that came or went, with their sign. */
export const formatMovement = (points: number): string =>
  points < 0 ? `−${formatPoints(-points)}` : `+${formatPoints(points)}`
