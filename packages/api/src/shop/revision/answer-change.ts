import type { ProblemError } from '@mostrador/contract/problem'
import type { Conflict } from '@mostrador/domain/revision/apply-operations'
import { lastChangeAt } from '@mostrador/tenant/history/last-change'
import type { ChangeResult } from '@mostrador/tenant/document/tenant-change'
import { reasonsOf } from '../../people/permission/denied-response.ts'
import { no, yes } from '../../ground/http/handler.ts'
import type { Ports } from '../../ground/ports.ts'
import { authorName } from './author-name.ts'
import { placeText } from '@mostrador/domain/revision/operation'
import { tellChange } from './tell-change.ts'
import type { BranchPlace } from './branch-place.ts'

const MOST_REASONS = 100

/** Returns a value as people can read it; '' for whole things, which may be heavy. */
export function textOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  return typeof value === 'boolean' ? String(value) : ''
}

/** Returns the entry of a conflict: the present value, and the author of the last change. */
async function met(ports: Ports, companyId: string, { operation, found }: Conflict): Promise<ProblemError> {
  const last = await lastChangeAt(ports.database, { companyId, place: operation.place })
  const by = last ? authorName(last) : null
  return {
    code: 'changed-meanwhile',
    message: operation.place.join('/'),
    path: placeText(operation.place),
    expected: textOf(found),
    ...(last && { at: last.at.toISOString(), ...(by !== null && { by }) }),
  }
}

/**
 * Announces a change and returns its revision; or the refusal, as conflicts or problems by their
 * place in the branch.
 */
export async function answerChange(ports: Ports, { companyId, branchId }: BranchPlace, result: ChangeResult) {
  if (result.ok) {
    const { revision = null, branchContactIds } = result
    await tellChange(ports, { companyId, branchId, revision, branchContactIds })
    return yes({ revision })
  }
  return refusedChange(ports, companyId, result)
}

/** Returns the refusal of a change, by places in the branch. */
export async function refusedChange(
  ports: Ports,
  companyId: string,
  result: Exclude<ChangeResult, { ok: true }>,
) {
  if ('conflict' in result) return no('changed-meanwhile', [await met(ports, companyId, result.conflict)])
  if ('needs' in result)
    return no('permission-missing', await reasonsOf(ports.database, companyId, result.needs))
  const reasons = result.problems.slice(0, MOST_REASONS)
  return no(
    'change-refused',
    reasons.map(({ code, message, place }) => ({ code, message, path: placeText(place) })),
  )
}
