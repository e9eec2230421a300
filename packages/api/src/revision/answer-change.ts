import type { ChangeResult } from '@mostrador/tenant-file/change-tenant'
import { no, yes } from '../http/handler.ts'
import type { Ports } from '../ports.ts'
import { announceCatalogs } from '../realtime/announce.ts'

/** The most reasons that one answer gives. */
const MOST_REASONS = 20

/** What people can read of what stands there; nothing of whole things, which may be heavy. */
function textOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'boolean' ? String(value) : ''
}

/**
 * Tells everybody who shows the shop that it changed, and answers; or says what another one wrote
 * meanwhile, or what the tenant's own check refuses, each by its place.
 */
export async function answerChange(ports: Ports, companyId: string, result: ChangeResult) {
  if (result.ok) {
    await announceCatalogs(ports, { companyId, branchContactIds: result.branchContactIds })
    return yes({ revision: result.revision ?? null })
  }
  if ('conflict' in result) {
    const { operation, found } = result.conflict
    const path = operation.place.at(-1) ?? ''
    return no('changed-meanwhile', [
      { code: 'changed-meanwhile', message: operation.place.join('/'), path, expected: textOf(found) },
    ])
  }
  const reasons = result.problems.slice(0, MOST_REASONS)
  return no(
    'change-refused',
    reasons.map(({ code, message, path }) => ({ code, message, path: path.split('.').at(-1) ?? '' })),
  )
}
