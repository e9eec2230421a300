import { formatWhole } from '@mostrador/domain/money/format-amount'

/** Points that came or went, with their sign. */
export const formatMovement = (points: number): string =>
  points < 0 ? `−${formatWhole(-points)}` : `+${formatWhole(points)}`
