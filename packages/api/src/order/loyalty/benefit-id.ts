import { createHash } from 'node:crypto'

/**
 * Returns our id of a partner's discount, a UUID of version 8 from a digest: stable, by branch,
 * and of no own thing.
 */
export function benefitId(place: {
  readonly branchId: string
  readonly partner: string
  readonly id: string
}): string {
  const { branchId, partner, id } = place
  const digest = createHash('sha256')
    .update(JSON.stringify(['external-benefit', branchId, partner, id]))
    .digest('hex')
  const [a, b, c, d, e] = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(13, 16),
    digest.slice(17, 20),
    digest.slice(20, 32),
  ]
  return `${a}-${b}-8${c}-a${d}-${e}`
}
