import { createHash } from 'node:crypto'

/**
 * Our id of a partner's discount: the same one whenever it is asked for, another for every other
 * branch, and none of our own things has it. A UUID of version 8, made of a digest.
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
